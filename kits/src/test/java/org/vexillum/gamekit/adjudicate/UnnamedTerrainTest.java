package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Refusal;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;

/** Terrain without a name of its own is called by its sort, in the language of the answer. */
class UnnamedTerrainTest {
    private static final Rulebook BOOK = Rulebook.load();

    private static Report report(GameId game, Lang lang) {
        return new Report("file", game, BOOK, lang);
    }

    private static String refused(String terrain, Lang lang) {
        var file =
                """
                do: {kind: move, unit: X, path: [forward 6]}
                units: [{id: X, side: A, models: 5, at: [20, 10], facing: 0}]
                terrain: [{rect: [18, 12, 22, 14], %s}]
                """
                        .formatted(terrain);
        var verdict = Adjudicator.judge(file).getFirst();
        return String.join("\n", report(RegimentsKit.ID, lang).open(verdict));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type: cliff | EN | (cliff)",
                "type: cliff | ES | (acantilado)",
                "type: Cliff | ES | (acantilado)",
                "type: impassable | ES | (terreno infranqueable)",
                "impassable: yes | ES | (terreno)",
                "type: cliff, name: Old Rock | ES | (Old Rock)",
                "type: cliff, name: building 3 | ES | (edificio 3)",
            })
    void aRefusalOfRegimentsSpeaksTheLanguage(String terrain, Lang lang, String called) {
        assertThat(refused(terrain, lang)).contains(called);
    }

    @Test
    void aChargeIsBarredByTerrainInTheLanguage() {
        var why = Refusal.because("AOFR-MOVE-09", "charge-way-blocked", "ruins");
        var teller = Teller.of(RegimentsKit.ID, Lang.ES, BOOK);
        assertThat(teller.refusal(why, TableNames.NONE).message()).startsWith("ruinas ");
    }

    @Test
    void aRefusalOfFirstBloodSpeaksTheLanguage() {
        var why = Refusal.because("FB-TERRAIN-22", "on-impassable", "rocks 3");
        assertThat(
                        Teller.of(FirstBloodKit.ID, Lang.ES, BOOK)
                                .refusal(why, TableNames.NONE)
                                .message())
                .endsWith(", rocas 3.");
        assertThat(
                        Teller.of(FirstBloodKit.ID, Lang.EN, BOOK)
                                .refusal(why, TableNames.NONE)
                                .message())
                .endsWith(", rocks 3.");
    }

    @ParameterizedTest
    @CsvSource({"regiments, cliff, acantilado", "first-blood, rocks, rocas"})
    void aPositionThatCannotBeSpeaksTheLanguage(String game, String type, String called) {
        var file =
                """
                game: %s
                do: must-test
                units: [{id: X, side: A, models: 1, at: [20, 10]}]
                terrain: [{rect: [18, 8, 22, 14], type: %s}]
                """
                        .formatted(game, type)
                        .replace("must-test", game.equals("regiments") ? "must-test" : "size");
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(file));
        var told = report(Kits.called(game).orElseThrow().id(), Lang.ES).fault(fault);
        assertThat(told).contains(", " + called + " (");
    }

    @Test
    void whatIsAssumedOfItSpeaksTheLanguage() {
        var file =
                """
                game: first-blood
                do: terrain
                terrain: [{rect: [18, 8, 22, 14], type: forest}]
                """;
        var verdict = Adjudicator.judge(file).getFirst();
        var lines = report(FirstBloodKit.ID, Lang.ES).lines(verdict);
        assertThat(lines.subList(0, 4).toString()).contains("bosque: ").doesNotContain("forest");
    }

    @Test
    void everySortHasAWord() {
        var sorts = new ArrayList<Enum<?>>();
        sorts.addAll(List.of(org.vexillum.regiments.terrain.TerrainKind.values()));
        sorts.addAll(List.of(org.vexillum.regiments.terrain.TerrainKind.Type.values()));
        sorts.addAll(List.of(org.vexillum.firstblood.terrain.TerrainKind.values()));
        sorts.addAll(List.of(org.vexillum.firstblood.terrain.Terrain.Kind.values()));
        var teller = Teller.of(RegimentsKit.ID, Lang.ES, BOOK);
        for (var sort : sorts) {
            var written = NodeReader.written(sort);
            if (!written.equals("lava")) assertThat(teller.scenery(written)).isNotEqualTo(written);
        }
    }
}
