package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.List;
import org.vexillum.formats.Names;
import org.vexillum.formats.json.Answers;
import org.vexillum.formats.json.Facts;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.table.Battle;

/** Answers at random, and makes sure that everything offered is accepted. */
final class Watchful implements Player<Battle> {
    private static final int SAMPLE = 12;

    private final Lot lot;
    private final int oneIn;

    /**
     * @param oneIn looks at all answers of one question in so many
     */
    Watchful(long seed, int oneIn) {
        lot = new Lot(seed);
        this.oneIn = oneIn;
    }

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        A answer = choices.any(lot);
        accepted(choices, answer, question);
        if (lot.below(oneIn) == 0) inspect(battle, question, choices);
        return answer;
    }

    private <A> void inspect(Battle battle, Question<Battle, A> question, Choices<A> choices) {
        long before = battle.fingerprint();
        Contents.mustBeValues(question);
        var listed = choices.list();
        must(!listed.isEmpty(), "no answers listed", question);
        must(!choices.complete() || question.secret() || listed.size() > 1, "no choice", question);
        for (var answer : sample(listed)) {
            accepted(choices, answer, question);
            Contents.mustBeValues(answer);
            readBack(battle, question, answer);
        }
        var pass = question.pass();
        if (pass != null) accepted(choices, pass, question);
        must(battle.fingerprint() == before, "looking at answers changed the table", question);
    }

    private <A> List<A> sample(List<A> listed) {
        int from = lot.below(Math.max(1, listed.size() - SAMPLE));
        return listed.subList(from, Math.min(listed.size(), from + SAMPLE));
    }

    private static <A> void accepted(Choices<A> choices, A answer, Question<Battle, A> question) {
        var refusal = choices.refusal(answer);
        if (refusal != null) must(false, "offered and refused", question, answer, refusal);
    }

    /** An answer survives being written to a file. */
    private static <A> void readBack(Battle battle, Question<Battle, A> question, A answer) {
        var written = Facts.answer(question, answer);
        var read = Answers.read(question, written, "answer", Names.of(battle));
        must(read.equals(answer), "written and read back", question, answer, read);
    }
}
