package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;

/** A table that was kept is the same table when it is read, to the last bit. */
@Tag("long-stored-tables")
class PositionsTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");

    @ParameterizedTest
    @CsvSource({
        "regiments, '', salt-march, ashen-crown",
        "regiments, '', hollow-wood, brasswright-column",
        "first-blood, 2, drowned-stair, ninefold-ember",
        "first-blood, 1, thornwake, ironward-levy",
        "warcrow, '', grey-vigil, ember-pact"
    })
    void everyStepOfRandomGames(String game, String edition, String a, String b) {
        var desk = Desks.find(game, edition).orElseThrow();
        for (long seed = 0; seed < (LONG ? 100 : 3); seed++) compare(desk, a, b, seed);
    }

    private static <T extends Table<T>, F> void compare(
            Desk<T, F> desk, String a, String b, long seed) {
        var plan =
                new Desk.Plan<>(
                        Samples.read(desk.forces(), a),
                        Samples.read(desk.forces(), b),
                        desk.format().options(),
                        "");
        var lot = new RandomSource(seed);
        var match = new Match<>(desk.title().game(), desk.start(plan, lot), new SeededDice(seed));
        while (!match.over()) answer(match, lot);
        assertThat(match.tables()).hasSizeGreaterThan(10);
        for (var table : match.tables()) compare(desk, table);
        compare(desk, match.table());
    }

    private static <T extends Table<T>> void compare(Desk<T, ?> desk, T table) {
        var title = desk.title();
        var setting = JsonText.read(JsonText.line(title.setting(table)));
        var kept = JsonText.line(title.standing(table));
        var read = title.stand(setting, JsonText.read(kept), "standing");
        assertThat(JsonText.line(title.standing(read))).isEqualTo(kept);
        assertThat(read.fingerprint()).isEqualTo(table.fingerprint());
    }

    private static <T extends Table<T>> void answer(Match<T> match, RandomSource lot) {
        for (var open : match.open()) if (!open.answered()) answer(match, open, lot);
    }

    private static <T extends Table<T>, A> void answer(
            Match<T> match, OpenQuestion<T, A> open, RandomSource lot) {
        match.answer(open.side(), open.number(), open.choices().any(lot));
    }
}
