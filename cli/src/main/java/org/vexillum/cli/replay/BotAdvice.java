package org.vexillum.cli.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.vexillum.bots.ExplainingPlayer;
import org.vexillum.bots.Reason;
import org.vexillum.files.journal.EntryEvents;
import org.vexillum.files.journal.Playback;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Says to each answer of a saved match what the greedy bot would have answered, and why. */
final class BotAdvice implements Playback.Onlooker {
    private final Map<String, Player<?>> bots = new HashMap<>();
    private final Map<Integer, Advice> advice = new HashMap<>();

    /**
     * What greedy answers.
     *
     * @param followed whether the match has the same answer
     */
    record Advice(
            Side side, Question<?, ?> question, Object answer, boolean followed, Reason reason) {}

    @Override
    public void before(int number, Entry entry, Match<?> match) {
        if (entry instanceof Entry.Answer given) advise(number, given, match);
    }

    private <T extends Table<T>> void advise(int number, Entry.Answer given, Match<T> match) {
        var bot = bot(match.table());
        if (bot == null) return;
        for (var open : match.open())
            if (open.number() == given.number())
                advice.put(number, advice(given, open, match.table(), bot));
    }

    /** The best bot of the game, if it can say why it answers what it answers. */
    @SuppressWarnings("unchecked") // a bot plays on the tables of its game
    private <T extends Table<T>> @Nullable Player<T> bot(T table) {
        var game = Kits.of(table);
        var known = bots.get(game.id().id());
        if (known == null) {
            known = game.discipline().flatMap(BotAdvice::best).orElse(null);
            if (known != null) bots.put(game.id().id(), known);
        }
        return known instanceof ExplainingPlayer ? (Player<T>) known : null;
    }

    private static <T extends Table<T>> Optional<Player<T>> best(LabGame<T, ?> discipline) {
        return discipline.bot(discipline.bots().getFirst()).map(bot -> bot.player(0));
    }

    private static <T, A> Advice advice(
            Entry.Answer given, OpenQuestion<T, A> open, T table, Player<T> bot) {
        A answer = bot.answer(table, open.side(), open.question(), open.choices());
        boolean followed = answer.equals(given.answer());
        var reason = ((ExplainingPlayer) bot).lastReason();
        return new Advice(open.side(), open.question(), answer, followed, reason);
    }

    Optional<Advice> on(EntryEvents chapter) {
        return Optional.ofNullable(advice.get(chapter.number()));
    }
}
