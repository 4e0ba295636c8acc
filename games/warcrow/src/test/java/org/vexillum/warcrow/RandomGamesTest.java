package org.vexillum.warcrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.sequence.SequenceEvents;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;
import org.vexillum.warcrow.table.Stage;

/** Whole games of every adventure, from preparation to the result. */
@Tag("long-random-warcrow")
class RandomGamesTest {
    private static final int GAMES = Boolean.getBoolean("vexillum.long") ? 300 : 6;
    private static final Warcrow GAME = new Warcrow();

    record Adventure(Scenario scenario, Feat feat) {
        Setting setting() {
            return setting(Options.DEFAULT);
        }

        Setting setting(Options options) {
            return new Setting(scenario, feat, Cards.company("a"), Cards.company("b"), options);
        }
    }

    /** 30 adventures (WC-ADV-07). */
    static List<Adventure> adventures() {
        var all = new ArrayList<Adventure>();
        for (var scenario : Scenario.values())
            for (var feat : Feat.values()) all.add(new Adventure(scenario, feat));
        return all;
    }

    @Test
    @Rule("WC-ADV-07")
    void anyScenarioCombinesWithAnyFeat() {
        assertThat(adventures()).hasSize(30).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("adventures")
    @Rule("WC-ADV-08")
    void everyGameEndsAndKeepsTheLaws(Adventure adventure) {
        for (int seed = 0; seed < GAMES; seed++) {
            var battle = Battle.start(adventure.setting());
            var events = play(battle, seed);
            assertThat(battle.clock().stage()).isEqualTo(Stage.OVER);
            assertThat(ends(events)).isEqualTo(Clock.last());
            assertThat(events.getLast()).isInstanceOf(SequenceEvents.GameEnded.class);
        }
    }

    private static List<Event> play(Battle battle, long seed) {
        var events = new ArrayList<Event>();
        var referee =
                new DirectReferee<Battle>(
                        new Whim(seed), new Whim(~seed), new SeededDice(seed), events::add);
        referee.standAt(battle);
        while (!GAME.over(battle)) {
            GAME.step(battle, referee);
            Laws.hold(battle);
        }
        return events;
    }

    private static long ends(List<Event> events) {
        return events.stream().filter(SequenceEvents.TurnEnded.class::isInstance).count();
    }

    @ParameterizedTest
    @MethodSource("adventures")
    void aMatchIsReplayedFromItsJournal(Adventure adventure) {
        var dice = new SeededDice(7);
        var match = new Match<>(GAME, Battle.start(adventure.setting()), dice);
        var whim = new Whim(5);
        while (!match.over()) answer(match, whim);
        var again = Match.replay(GAME, Battle.start(adventure.setting()), dice, match.journal());
        assertThat(again.table().fingerprint()).isEqualTo(match.table().fingerprint());
    }

    static void answer(Match<Battle> match, Whim whim) {
        answer(match, match.open().getFirst(), whim);
    }

    private static <A> void answer(Match<Battle> match, OpenQuestion<Battle, A> open, Whim whim) {
        A answer = whim.answer(match.table(), open.side(), open.question(), open.choices());
        assertThat(match.answer(open.side(), open.number(), answer)).isNull();
    }

    @ParameterizedTest
    @MethodSource("adventures")
    @Rule("WC-HIDDEN-01")
    void noEventBetrayedAUnitThatIsStillHidden(Adventure adventure) {
        var battle = Battle.start(adventure.setting());
        var events = play(battle, 3).toString();
        for (var side : Side.values())
            for (var unit : battle.units(side))
                if (!unit.known()) assertThat(events).doesNotContain("=" + unit.id() + ",");
    }
}
