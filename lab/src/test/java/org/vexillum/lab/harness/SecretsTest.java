package org.vexillum.lab.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.bots.RandomBot;
import org.vexillum.bots.regiments.GreedyBot;
import org.vexillum.formats.force.Forces;
import org.vexillum.formats.json.Facts;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Open;
import org.vexillum.kernel.referee.Player;
import org.vexillum.lab.Contest;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

/** Two worlds that differ only in what a side may not know look the same to that side. */
class SecretsTest {
    private static final Contest CONTEST =
            new Contest(
                    Forces.sample("salt-march"),
                    Forces.sample("hollow-wood"),
                    RandomBot::new,
                    RandomBot::new,
                    Options.DEFAULT,
                    11,
                    true);

    private final TreeSet<String> kinds = new TreeSet<>();

    /** All that a side gets to see while it has to answer. */
    private record Sight(
            List<String> questions, List<Event> events, long table, String greedy, int entries) {
        static Sight of(Match<Battle> match, Side side) {
            return new Sight(
                    match.open().stream().map(open -> shown(open, side)).toList(),
                    match.events(),
                    match.table().fingerprint(),
                    match.open().stream()
                            .filter(open -> open.side() == side)
                            .map(open -> String.valueOf(greedy(match.table(), open)))
                            .toList()
                            .toString(),
                    match.journal().size());
        }

        private static <A> String shown(Open<Battle, A> open, Side side) {
            var head = open.number() + " " + open.side() + " " + open.answered();
            if (open.side() != side) return head;
            var question = open.question();
            return head
                    + Facts.question(side, question)
                    + Facts.answers(question, open.choices(), 1000);
        }

        private static <A> A greedy(Battle table, Open<Battle, A> open) {
            return new GreedyBot().answer(table, open.side(), open.question(), open.choices());
        }
    }

    @Test
    void whatTheOtherSideChoseInSecretDoesNotShow() {
        for (int game = 0; kinds.size() < 2 && game < 40; game++) play(game);
        assertThat(kinds).containsExactly("CommitTokens", "SetAside");
    }

    private void play(int game) {
        var match = new Match<>(new Regiments(), CONTEST.battle(game), CONTEST.dice(game));
        var a = CONTEST.player(game, Side.A);
        var b = CONTEST.player(game, Side.B);
        while (!match.over()) {
            if (match.open().size() == 2) look(match, game);
            for (var open : match.open()) answer(match, open, open.side() == Side.A ? a : b);
        }
    }

    private static <A> void answer(
            Match<Battle> match, Open<Battle, A> open, Player<Battle> player) {
        var answer = player.answer(match.table(), open.side(), open.question(), open.choices());
        assertThat(match.answer(open.side(), open.number(), answer)).isNull();
    }

    private void look(Match<Battle> match, int game) {
        for (var hidden : match.open()) {
            var answers = hidden.choices().list();
            if (answers.size() < 2) continue;
            kinds.add(hidden.question().getClass().getSimpleName());
            var viewer = hidden.side().other();
            var one = world(match, game, hidden, answers.getFirst());
            var other = world(match, game, hidden, answers.getLast());
            assertThat(Sight.of(one, viewer)).isEqualTo(Sight.of(other, viewer));
            assertThat(one.table().fingerprint()).isEqualTo(match.table().fingerprint());
            assertThat(one.events()).isEqualTo(match.events());
        }
    }

    private static Match<Battle> world(
            Match<Battle> match, int game, Open<Battle, ?> hidden, Object answer) {
        var world =
                Match.replay(
                        new Regiments(), CONTEST.battle(game), CONTEST.dice(game), match.journal());
        assertThat(world.answer(hidden.side(), hidden.number(), answer)).isNull();
        return world;
    }
}
