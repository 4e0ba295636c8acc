package org.vexillum.lab.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;

/** Plays games and compares worlds that differ only in what a side may not know. */
final class Secrets<T extends Table<T>> {
    private final Subject<T> subject;
    private final Set<String> kinds = new TreeSet<>();

    Secrets(Subject<T> subject) {
        this.subject = subject;
    }

    /** All that a side gets to see while it has to answer, and what the bot makes of it. */
    private record Sight(
            List<String> questions,
            List<Event> events,
            long table,
            List<String> bot,
            int entries) {}

    /** The questions whose hidden answers were compared. */
    Set<String> kinds() {
        return kinds;
    }

    void play(int number) {
        var match = new Match<>(subject.rules(), subject.start(number), subject.dice(number));
        var lot = new RandomSource(number);
        while (!match.over()) {
            if (match.open().size() == 2) look(match, number);
            for (var open : match.open()) answer(match, open, lot);
        }
    }

    private static <T extends Table<T>, A> void answer(
            Match<T> match, OpenQuestion<T, A> open, RandomSource lot) {
        assertThat(match.answer(open.side(), open.number(), open.choices().any(lot))).isNull();
    }

    private void look(Match<T> match, int number) {
        for (var hidden : match.open()) {
            var answers = hidden.choices().list();
            if (answers.size() < 2) continue;
            kinds.add(hidden.question().getClass().getSimpleName());
            var viewer = hidden.side().other();
            var one = world(match, number, hidden, answers.getFirst());
            var other = world(match, number, hidden, answers.getLast());
            assertThat(sight(one, viewer)).isEqualTo(sight(other, viewer));
            assertThat(one.table().fingerprint()).isEqualTo(match.table().fingerprint());
            assertThat(one.events()).isEqualTo(match.events());
        }
    }

    private Match<T> world(Match<T> match, int number, OpenQuestion<T, ?> hidden, Object answer) {
        var world = new Harness<>(subject, 1).replayed(number, match.journal());
        assertThat(world.answer(hidden.side(), hidden.number(), answer)).isNull();
        return world;
    }

    private Sight sight(Match<T> match, Side side) {
        return new Sight(
                match.open().stream().map(open -> shown(open, side)).toList(),
                match.events(),
                match.table().fingerprint(),
                match.open().stream()
                        .filter(open -> open.side() == side)
                        .map(open -> bot(match, open))
                        .toList(),
                match.journal().size());
    }

    /** Of the other side's question only that it waits. */
    private static <T, A> String shown(OpenQuestion<T, A> open, Side side) {
        var head = open.number() + " " + open.side() + " " + open.answered();
        if (open.side() != side) return head;
        var question = open.question();
        return head
                + Facts.question(side, question)
                + Facts.answers(question, open.choices(), 1000);
    }

    private <A> String bot(Match<T> match, OpenQuestion<T, A> open) {
        var bot = subject.bot();
        var imagined = subject.rules().imagine(match.table(), open.side(), new RandomSource(1));
        var answer = bot.answer(imagined, open.side(), open.question(), open.choices());
        return String.valueOf(answer);
    }
}
