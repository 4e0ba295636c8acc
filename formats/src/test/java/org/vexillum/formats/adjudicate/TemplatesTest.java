package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.formats.regiments.adjudicate.RegimentsDocket;
import org.vexillum.formats.text.Teller;
import org.vexillum.formats.tree.YamlWriter;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

class TemplatesTest {
    private static final RegimentsDocket DOCKET = new RegimentsDocket();
    private static final Rulebook BOOK = Rulebook.load();
    private static final Report REPORT = new Report("template", GameId.REGIMENTS, BOOK, Lang.EN);

    static List<String> kinds() {
        return DOCKET.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void runsAsItIsAndUsesAllItsDiceAndAnswers(String kind) {
        for (var verdict : Adjudicator.judge(Templates.of(DOCKET, kind).orElseThrow())) {
            assertThat(verdict.done()).as("%s", REPORT.open(verdict)).isTrue();
            assertThat(verdict.events()).isNotEmpty();
            assertThat(verdict.unusedDice()).isEmpty();
            assertThat(verdict.unusedAnswers()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePositionAfterwardsCanBeFedBack(String kind) {
        var first = Adjudicator.judge(Templates.of(DOCKET, kind).orElseThrow()).getFirst();
        var again = fedBack(first.position());
        assertThat(again.position()).isEqualTo(first.position());
        assertThat(again.scene().battle().fingerprint())
                .isEqualTo(first.scene().battle().fingerprint());
    }

    private static Verdict fedBack(Map<String, Object> position) {
        var file = YamlWriter.write(position) + "do: must-test\n";
        return Adjudicator.judge(file).getFirst();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void kindAndFieldsAreDescribedInBothLanguages(String kind) {
        for (var lang : Lang.values()) {
            var teller = Teller.of(GameId.REGIMENTS, lang, BOOK);
            for (var key : keys(kind)) assertThat(teller.say(key)).isNotEqualTo(key);
        }
    }

    private static List<String> keys(String kind) {
        var task = DOCKET.tasks().stream().filter(one -> one.name().equals(kind)).findFirst();
        var keys = new java.util.ArrayList<String>();
        keys.add("kind." + kind);
        keys.add("chapter." + task.orElseThrow().chapter());
        for (var field : task.orElseThrow().fields()) {
            keys.add("field." + field.name());
            keys.add("type." + field.type());
        }
        return keys;
    }

    @Test
    void noKindHasNoTemplate() {
        assertThat(Templates.of(DOCKET, "no-such-kind")).isEmpty();
    }
}
