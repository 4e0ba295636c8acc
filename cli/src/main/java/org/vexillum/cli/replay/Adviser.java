package org.vexillum.cli.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.vexillum.bots.Reason;
import org.vexillum.bots.regiments.GreedyBot;
import org.vexillum.formats.journal.Chapter;
import org.vexillum.formats.journal.Playback;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Open;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.table.Battle;

/** Says to each answer of a saved match what the greedy bot would have answered, and why. */
final class Adviser implements Playback.Onlooker {
    private final GreedyBot bot = new GreedyBot();
    private final Map<Integer, Advice> advice = new HashMap<>();

    /**
     * What greedy answers.
     *
     * @param followed whether the match has the same answer
     */
    record Advice(
            Side side, Question<?, ?> question, Object answer, boolean followed, Reason reason) {}

    @Override
    @SuppressWarnings("unchecked") // what is open on this table is asked about this table
    public void before(int number, Entry entry, Match<?> match) {
        if (!(entry instanceof Entry.Answer given)) return;
        if (!(match.table() instanceof Battle battle)) return;
        for (var open : match.open())
            if (open.number() == given.number())
                advice.put(number, advice(given, (Open<Battle, ?>) open, battle));
    }

    private <A> Advice advice(Entry.Answer given, Open<Battle, A> open, Battle battle) {
        A answer = bot.answer(battle, open.side(), open.question(), open.choices());
        boolean followed = answer.equals(given.answer());
        return new Advice(open.side(), open.question(), answer, followed, bot.lastReason());
    }

    Optional<Advice> on(Chapter chapter) {
        return Optional.ofNullable(advice.get(chapter.number()));
    }
}
