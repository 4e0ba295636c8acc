package org.vexillum.server.play;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;

/**
 * The bots of a room.
 *
 * <p>A bot never sees the table, only one that its side may imagine.
 */
final class BotPlayers<T extends Table<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(BotPlayers.class);

    private final Room<T> room;
    private final Map<Side, Player<T>> players = new EnumMap<>(Side.class);
    private final RandomSource lot;

    BotPlayers(Room<T> room) {
        this.room = room;
        lot = new RandomSource(Fingerprints.of(room.row().id()));
        for (var side : Side.values()) {
            var bot = room.row().bot(side);
            if (!bot.isEmpty()) players.put(side, player(bot));
        }
    }

    private Player<T> player(String bot) {
        return room.desk()
                .bot(bot, lot.bits())
                .orElseThrow(() -> new IllegalStateException("no bot " + bot));
    }

    /** Whether a bot has to think before the game goes on. */
    boolean think() {
        return room.open().stream().anyMatch(open -> player(open.side()) != null);
    }

    /** Whether a player said once how he answers what he is asked now. */
    boolean know() {
        return room.open().stream().anyMatch(open -> said(open) != null);
    }

    /** Answers one question; false if none is a bot's, or answered by what a player said once. */
    boolean play() {
        for (var open : room.open()) {
            var player = player(open.side());
            if (player != null) {
                answer(open, player);
                return true;
            }
            if (always(open)) return true;
        }
        return false;
    }

    /** A player has said how he always answers this. */
    private <A> boolean always(OpenQuestion<T, A> open) {
        var question = open.question();
        var said = said(open);
        for (var answer : question.standing())
            if (StandingAnswers.word(answer).equals(said)
                    && open.choices().refusal(answer) == null) {
                enter(open, answer);
                return true;
            }
        return false;
    }

    private @Nullable String said(OpenQuestion<T, ?> open) {
        return room.affairs().always(open.side(), room.table().stored().name(open.question()));
    }

    /** Who answers for a side, or null if people do. */
    private @Nullable Player<T> player(Side side) {
        if (room.deploying()) return players.values().stream().findFirst().orElse(null);
        return players.get(side);
    }

    private <A> void answer(OpenQuestion<T, A> open, Player<T> player) {
        enter(open, thought(open, player).orElseGet(() -> open.choices().any(lot)));
    }

    private <A> void enter(OpenQuestion<T, A> open, A answer) {
        var question = open.question();
        room.enter(
                new Entry.Answer(
                        open.side(), open.number(), open.fingerprint(room.table()), answer),
                question.secret());
    }

    private <A> Optional<A> thought(OpenQuestion<T, A> open, Player<T> player) {
        var imagined = room.title().game().imagine(room.table(), open.side(), lot);
        var choices = open.question().choices(imagined);
        try {
            var answer = player.answer(imagined, open.side(), open.question(), choices);
            var refusal = open.choices().refusal(answer);
            if (refusal == null) return Optional.of(answer);
            LOG.warn("{}: the bot's {} is refused: {}", room.row().id(), answer, refusal);
        } catch (RuntimeException failed) {
            LOG.warn("{}: the bot failed at {}", room.row().id(), open.question(), failed);
        }
        return Optional.empty();
    }
}
