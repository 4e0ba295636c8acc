package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Schema;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.gamekit.tree.YamlWriter;
import org.vexillum.lanterns.kit.LanternsKit;
import org.vexillum.rulebook.Rulebook;

class TemplatesTest {
    private static final Rulebook BOOK = Rulebook.load();

    static Stream<Arguments> kinds() {
        return Kits.all().stream()
                .map(GameKit::docket)
                .flatMap(docket -> docket.kinds().stream().map(kind -> Arguments.of(docket, kind)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void runsAsItIsAndUsesAllItsDiceAndAnswers(TaskCatalogue<?> docket, String kind) {
        for (var verdict : Adjudicator.judge(Templates.of(docket, kind, Lang.EN).orElseThrow())) {
            var report = new Report("template", docket.game(), BOOK, Lang.EN);
            assertThat(verdict.done()).as("%s", report.open(verdict)).isTrue();
            assertThat(verdict.events()).isNotEmpty();
            assertThat(verdict.unusedDice()).isEmpty();
            assertThat(verdict.unusedAnswers()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void saysInEitherLanguageWhatItIsAbout(TaskCatalogue<?> docket, String kind) {
        var english = Templates.of(docket, kind, Lang.EN).orElseThrow().lines().toList();
        var spanish = Templates.of(docket, kind, Lang.ES).orElseThrow().lines().toList();
        assertThat(english.getFirst()).startsWith("# ").doesNotStartWith("# en: ");
        assertThat(spanish.getFirst()).startsWith("# ").isNotEqualTo(english.getFirst());
        assertThat(spanish.subList(1, spanish.size()))
                .isEqualTo(english.subList(1, english.size()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePositionAfterwardsCanBeFedBack(TaskCatalogue<?> docket, String kind) {
        var first = Adjudicator.judge(Templates.of(docket, kind, Lang.EN).orElseThrow()).getFirst();
        var again = fedBack(first.position(), docket.game());
        assertThat(again.position()).isEqualTo(first.position());
        assertThat(again.scene().battle().fingerprint())
                .isEqualTo(first.scene().battle().fingerprint());
    }

    /** Asks something that changes nothing. */
    private static Verdict fedBack(Map<String, Object> position, GameId game) {
        var what =
                switch (game.id()) {
                    case "regiments" -> "must-test";
                    case "warcrow" -> "layout";
                    case "lanterns" -> "dusk";
                    default -> "{kind: force-check, force: thornwake}";
                };
        var file = YamlWriter.write(position) + "do: " + what + "\n";
        return Adjudicator.judge(file).getFirst();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void kindAndFieldsAreDescribedInBothLanguages(TaskCatalogue<?> docket, String kind) {
        for (var lang : Lang.values()) {
            var teller = Teller.of(docket.game(), lang, BOOK);
            for (var key : keys(docket, kind)) assertThat(teller.say(key)).isNotEqualTo(key);
        }
    }

    private static List<String> keys(TaskCatalogue<?> docket, String kind) {
        var task = docket.tasks().stream().filter(one -> one.name().equals(kind)).findFirst();
        var keys = new java.util.ArrayList<String>();
        keys.add("kind." + kind);
        keys.add("chapter." + task.orElseThrow().chapter());
        for (var field : task.orElseThrow().fields()) {
            keys.add("field." + field.name());
            keys.add("type." + field.type());
        }
        return keys;
    }

    static Stream<TaskCatalogue<?>> dockets() {
        return Kits.all().stream().map(GameKit::docket);
    }

    @ParameterizedTest
    @MethodSource("dockets")
    void fieldsOfAUnitAreDescribedInBothLanguages(TaskCatalogue<?> docket) {
        assertThat(PositionSchema.unit(docket)).contains("id", "side");
        if (!docket.game().equals(LanternsKit.ID))
            assertThat(PositionSchema.unit(docket)).contains("status");
        for (var lang : Lang.values()) {
            var teller = Teller.of(docket.game(), lang, BOOK);
            assertThat(teller.say("of-unit")).isNotEqualTo("of-unit");
            for (var field : PositionSchema.unit(docket))
                assertThat(teller.say("of-unit." + field)).isNotEqualTo("of-unit." + field);
        }
    }

    @ParameterizedTest
    @MethodSource("dockets")
    void fieldsOfAFileAreDescribedInBothLanguages(TaskCatalogue<?> docket) {
        assertThat(PositionSchema.file(docket)).contains("note", "expect", "dice");
        if (!docket.game().equals(LanternsKit.ID))
            assertThat(PositionSchema.file(docket)).contains("conceded");
        for (var lang : Lang.values()) {
            var teller = Teller.of(docket.game(), lang, BOOK);
            for (var field : PositionSchema.file(docket))
                assertThat(teller.say("of-file." + field)).isNotEqualTo("of-file." + field);
        }
    }

    /** What players call dice is read, and the schema allows it. */
    @ParameterizedTest
    @MethodSource("dockets")
    void everyNameOfDiceIsReadAndInTheSchema(TaskCatalogue<?> docket) {
        var names = new ArrayList<>(docket.usualWords().keySet());
        docket.purposes().forEach(one -> names.add(NodeReader.written(one)));
        for (var name : names) {
            var file = "{game: %s, do: victory, dice: {%s: 1}}".formatted(docket.game().id(), name);
            var tree =
                    PlainTree.of(
                            NodeReader.file(file.replace("do: victory", "do: " + bare(docket))));
            assertThat(Schema.faults(PositionSchema.of(docket), tree)).as(name).isEmpty();
            assertThat(FileDice.read(NodeReader.file(file).fields().get("dice"), docket).unused())
                    .containsExactly(1);
        }
    }

    /** A kind that needs no field. */
    private static String bare(TaskCatalogue<?> docket) {
        return docket.tasks().stream()
                .filter(task -> task.fields().stream().noneMatch(TaskField::needed))
                .findFirst()
                .orElseThrow()
                .name();
    }

    /** A reader names the fields that it knows when it meets one that it does not. */
    @ParameterizedTest
    @MethodSource("dockets")
    void everyFieldOfAUnitIsRead(TaskCatalogue<?> docket) {
        var units = docket.game().equals(FirstBloodKit.ID) ? "regiments" : "units";
        var file =
                "{game: %s, do: %s, %s: [{id: X, qqqqqqqqqqqqqqqq: 1}]}"
                        .formatted(docket.game().id(), docket.kinds().getFirst(), units);
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(file));
        assertThat(fault.key()).isEqualTo("unknown-field");
        var listed = new ArrayList<>(PositionSchema.unit(docket));
        listed.remove("card"); // it stands instead of others
        assertThat(fault.known()).containsAll(listed);
    }

    @Test
    void noTwoKindsShareAName() {
        for (var game : Kits.all()) assertThat(game.docket().kinds()).doesNotHaveDuplicates();
    }

    @Test
    void noKindHasNoTemplate() {
        for (var game : Kits.all())
            assertThat(Templates.of(game.docket(), "no-such-kind", Lang.EN)).isEmpty();
    }
}
