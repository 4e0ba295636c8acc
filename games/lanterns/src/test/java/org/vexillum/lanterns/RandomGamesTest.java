package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.bots.RandomBot;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.referee.DirectReferee;

/** Whole battles, from the first die to the result. */
class RandomGamesTest {
    private static final Lanterns GAME = new Lanterns();
    private static final Band BAND =
            new Band(
                    "Band",
                    List.of(
                            Scene.SCOUT,
                            Scene.SCOUT,
                            new Profile("Guard", 5, 3, 4, 3, 2, 0, 0),
                            new Profile("Lad", 8, 5, 6, 6, 1, 0, 0),
                            new Profile("Lad", 8, 5, 6, 6, 1, 5, 6)));

    private static List<Terrain> terrain(long seed) {
        var lot = new RandomSource(seed);
        return List.of(
                Scene.round(Terrain.Sort.ROCKS, lot.between(4, 12), lot.between(9, 27)),
                Scene.round(Terrain.Sort.ROCKS, lot.between(24, 32), lot.between(9, 27)),
                Scene.round(Terrain.Sort.THICKET, 18, lot.between(9, 12)));
    }

    private static Battle start(long seed) {
        return Battle.start(new Setting(BAND, BAND, terrain(seed)));
    }

    @Test
    void everyBattleEndsAndNobodyStandsOnAnother() {
        for (int seed = 0; seed < 40; seed++) {
            var battle = start(seed);
            var referee =
                    new DirectReferee<Battle>(
                            new RandomBot<>(seed),
                            new RandomBot<>(~seed),
                            new SeededDice(seed),
                            _ -> {});
            referee.standAt(battle);
            for (int steps = 0; !GAME.over(battle); steps++) {
                assertThat(steps).isLessThan(200);
                GAME.step(battle, referee);
                holds(battle);
            }
        }
    }

    private static void holds(Battle battle) {
        for (var one : battle.standing()) {
            assertThat(Battle.TABLE.contains(one.base())).isTrue();
            assertThat(one.grit()).isBetween(1, one.profile().grit());
            for (var other : battle.standing())
                if (!one.id().equals(other.id()))
                    assertThat(
                                    org.vexillum.kernel.geometry.Within.overlaps(
                                            one.base(), other.base()))
                            .isFalse();
        }
        assertThat(battle.copy().fingerprint()).isEqualTo(battle.fingerprint());
        assertThat(new Battle(battle.setting(), battle.state()).state()).isEqualTo(battle.state());
        if (!battle.bearer.isEmpty()) {
            var bearer = battle.fighter(battle.bearer);
            assertThat(bearer.onTable() && !bearer.shaken()).isTrue();
        }
    }

    @Test
    void aMatchIsReplayedFromItsJournal() {
        var dice = new SeededDice(7);
        var match = new Match<>(GAME, start(3), dice);
        var bot = new RandomBot<Battle>(5);
        while (!match.over()) answer(match, match.open().getFirst(), bot);
        var again = Match.replay(GAME, start(3), dice, match.journal());
        assertThat(again.table().fingerprint()).isEqualTo(match.table().fingerprint());
    }

    private static <A> void answer(
            Match<Battle> match, OpenQuestion<Battle, A> open, RandomBot<Battle> bot) {
        A answer = bot.answer(match.table(), open.side(), open.question(), open.choices());
        assertThat(match.answer(open.side(), open.number(), answer)).isNull();
    }
}
