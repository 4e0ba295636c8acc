package org.vexillum.gamekit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Log;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.rulebook.Rulebook;

/** Whatever happens in a battle can be told, written and read. */
class WholeBattlesTest {
    private static final int GAMES = 6;
    private static final Rulebook BOOK = Rulebook.load();
    private static final List<Teller> TELLERS =
            List.of(
                    Teller.of(RegimentsKit.ID, Lang.EN, BOOK),
                    Teller.of(RegimentsKit.ID, Lang.ES, BOOK));
    private static final TableNames NAMES =
            TableNames.of(BattleStart.start(WholeBattles.setting()));

    /** What a template or a record that nobody tells would leave in a sentence. */
    private static void assertSpoken(String text) {
        assertThat(text).isNotBlank().doesNotContain("{", "}", "refusal.", "[unit=", "null");
        assertThat(text).doesNotContainPattern("\\w\\[\\w+=").doesNotContain("  ");
    }

    @Test
    void everyEventIsToldInBothLanguages() {
        var kinds = new TreeSet<String>();
        for (int seed = 0; seed < GAMES; seed++)
            for (var event : WholeBattles.play(seed, (_, _) -> {}).events()) {
                kinds.add(Kind.of(event.getClass()));
                for (var teller : TELLERS) assertSpoken(teller.line(event, NAMES));
                assertThat(event.rules().ids()).isNotEmpty();
            }
        assertThat(kinds).hasSizeGreaterThan(40);
    }

    @Test
    void everyEventIsWrittenAsJson() {
        var match = WholeBattles.play(3, (_, _) -> {});
        var log = new Log(TELLERS.getFirst(), NAMES, 0);
        for (var line : log.lines(match.events())) {
            var read = (Map<?, ?>) JsonText.read(JsonText.line(Facts.line(line)));
            assertThat(read.get("kind")).isEqualTo(Kind.of(line.event().getClass()));
        }
    }

    @Test
    void everyQuestionIsAskedAndItsAnswersAreWrittenAndReadBack() {
        var kinds = new TreeSet<String>();
        for (int seed = 0; seed < GAMES; seed++)
            WholeBattles.play(
                    seed,
                    (_, open) -> {
                        kinds.add(Kind.of(open.question().getClass()));
                        for (var teller : TELLERS)
                            assertSpoken(teller.prompt(open.question(), NAMES));
                        assertReadBack(open);
                    });
        assertThat(kinds).hasSizeGreaterThan(12);
    }

    private static <A> void assertReadBack(OpenQuestion<Battle, A> open) {
        var question = open.question();
        var list = open.choices().list();
        for (var answer : list.subList(0, Math.min(5, list.size()))) {
            var json = new LinkedHashMap<String, @Nullable Object>();
            json.put("answer", Facts.answer(question, answer));
            var written = ((Map<?, ?>) JsonText.read(JsonText.line(json))).get("answer");
            assertThat(PlainAnswerReader.read(question, written, "", NAMES)).isEqualTo(answer);
            for (var teller : TELLERS) assertSpoken(teller.answer(question, answer, NAMES));
        }
    }

    /** Answers to earlier questions are tried again later, when most of them are wrong. */
    @Test
    void everyRefusalHasAMessageAHintAndARule() {
        var keys = new TreeSet<String>();
        for (int seed = 0; seed < GAMES; seed++) {
            var earlier = new ArrayList<Object>();
            WholeBattles.play(seed, (_, open) -> tryAgain(open, earlier, keys));
        }
        assertThat(keys).hasSizeGreaterThan(10);
    }

    private static <A> void tryAgain(
            OpenQuestion<Battle, A> open, List<Object> earlier, TreeSet<String> keys) {
        var type = open.question().answerType();
        for (var answer : earlier) {
            if (!type.isInstance(answer)) continue;
            var refusal = open.choices().refusal(type.cast(answer));
            if (refusal == null) continue;
            keys.add(refusal.key());
            assertThat(refusal.rules().ids()).as(refusal.key()).isNotEmpty();
            for (var teller : TELLERS) {
                var told = teller.refusal(refusal, NAMES);
                assertSpoken(told.message());
                assertSpoken(told.hint());
            }
        }
        var list = open.choices().list();
        if (earlier.size() < 150) earlier.addAll(list.subList(0, Math.min(2, list.size())));
    }
}
