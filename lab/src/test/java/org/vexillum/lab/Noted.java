package org.vexillum.lab;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.bot.GreedyBot;
import org.vexillum.regiments.table.Battle;
import org.vexillum.rulebook.Rulebook;

/** The greedy bot, its reasons taken down and its answers timed. */
final class Noted implements Player<Battle> {
    private final Map<Class<?>, Map<String, Integer>> reasons = new HashMap<>();
    private final Set<String> lines = new LinkedHashSet<>();
    private final Teller english = Teller.of(RegimentsKit.ID, Lang.EN, Rulebook.load());
    private final Teller spanish = Teller.of(RegimentsKit.ID, Lang.ES, Rulebook.load());
    private final GreedyBot bot = new GreedyBot();
    private long slowest;
    private String slowestQuestion = "";

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        long start = System.nanoTime();
        var answer = bot.answer(battle, side, question, choices);
        long took = System.nanoTime() - start;
        if (took > slowest) {
            slowest = took;
            slowestQuestion = question.toString();
        }
        note(battle, question);
        return answer;
    }

    private void note(Battle battle, Question<Battle, ?> question) {
        var reason = bot.lastReason();
        reasons.computeIfAbsent(question.getClass(), _ -> new HashMap<>())
                .merge(reason.key(), 1, Integer::sum);
        var names = TableNames.of(battle);
        lines.add(english.why(reason.key(), reason.facts(), names));
        lines.add(spanish.why(reason.key(), reason.facts(), names));
    }

    Map<Class<?>, Map<String, Integer>> reasons() {
        return reasons;
    }

    int count(Predicate<String> which) {
        int sum = 0;
        for (var counts : reasons.values())
            for (var count : counts.entrySet())
                if (which.test(count.getKey())) sum += count.getValue();
        return sum;
    }

    Set<String> lines() {
        return lines;
    }

    /** In nanoseconds. */
    long slowest() {
        return slowest;
    }

    String slowestQuestion() {
        return slowestQuestion;
    }
}
