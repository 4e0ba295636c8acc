package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.List;
import org.vexillum.gamekit.Kits;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Answers at random, and makes sure that everything offered is accepted. */
final class Watchful<T extends Table<T>> implements Player<T> {
    private static final int SAMPLE = 12;

    private final Subject<T> subject;
    private final Player<T> player;
    private final RandomSource lot;
    private final int oneIn;

    /**
     * @param oneIn looks at all answers of one question in so many
     */
    Watchful(Subject<T> subject, long seed, int oneIn) {
        this.subject = subject;
        player = subject.player(seed);
        lot = new RandomSource(seed);
        this.oneIn = oneIn;
    }

    @Override
    public <A> A answer(T table, Side side, Question<T, A> question, Choices<A> choices) {
        A answer = player.answer(table, side, question, choices);
        accepted(choices, answer, question);
        if (lot.below(oneIn) == 0) inspect(table, side, question, choices);
        return answer;
    }

    private <A> void inspect(T table, Side side, Question<T, A> question, Choices<A> choices) {
        long before = table.fingerprint();
        Contents.mustBeValues(question);
        var listed = choices.list();
        must(!listed.isEmpty(), "no answers listed", question);
        must(!choices.complete() || question.secret() || listed.size() > 1, "no choice", question);
        for (var answer : sample(listed)) {
            accepted(choices, answer, question);
            Contents.mustBeValues(answer);
            readBack(table, question, answer);
        }
        var pass = question.pass();
        if (pass != null) accepted(choices, pass, question);
        hidden(table, side, question, listed);
        must(table.fingerprint() == before, "looking at answers changed the table", question);
    }

    /** A world that differs only in what the side cannot know looks the same to it. */
    private <A> void hidden(T table, Side side, Question<T, A> question, List<A> listed) {
        var rules = subject.rules();
        var other = rules.imagine(table, side, new RandomSource(lot.below(1000)));
        must(
                question.choices(other).list().equals(listed),
                "answers depend on what is hidden",
                question);
        var game = Kits.of(table);
        must(
                game.facts(other, side).equals(game.facts(table, side)),
                "what is told depends on what is hidden",
                question);
        must(
                rules.imagine(other, side, new RandomSource(1)).fingerprint()
                        == rules.imagine(table, side, new RandomSource(1)).fingerprint(),
                "what is imagined depends on what is hidden",
                question);
    }

    private <A> List<A> sample(List<A> listed) {
        int from = lot.below(Math.max(1, listed.size() - SAMPLE));
        return listed.subList(from, Math.min(listed.size(), from + SAMPLE));
    }

    private static <T, A> void accepted(Choices<A> choices, A answer, Question<T, A> question) {
        var refusal = choices.refusal(answer);
        if (refusal != null) must(false, "offered and refused", question, answer, refusal);
    }

    /** An answer survives being written to a file. */
    private <A> void readBack(T table, Question<T, A> question, A answer) {
        var read = subject.readBack(table, question, answer);
        must(read.equals(answer), "written and read back", question, answer, read);
    }
}
