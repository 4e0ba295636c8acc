package org.vexillum.lab.corpus;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.vexillum.files.journal.ContinuedSeed;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.files.journal.Seed;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;

/**
 * Plays one match of the corpus to its end, in one of ten manners: what people do beside answering
 * is in it somewhere.
 */
final class Recorder<T extends Table<T>> {
    private static final int LONGEST = 3000;
    private static final int INTERRUPTIONS = 4;

    private final Stored<T> game;
    private final int number;
    private final Manner manner;
    private final RandomSource lot;
    private final Player<T> a;
    private final Player<T> b;
    private final @Nullable Seed seed;
    private final Match<T> match;
    private int interruptions;

    /** What happens in a match beside answers. */
    private enum Manner {
        PLAIN,
        TAKE_BACKS,
        CORRECTIONS,
        CONCESSION,
        DICE_BY_HAND,
        STANDING_PASSES,
        LIVE_SEED,
        CONTINUED,
        EVERYTHING,
        LATE_CONCESSION;

        boolean takesBack() {
            return this == TAKE_BACKS || this == EVERYTHING;
        }

        boolean corrects() {
            return this == CORRECTIONS || this == EVERYTHING;
        }

        boolean passes() {
            return this == STANDING_PASSES || this == EVERYTHING;
        }

        /** After how many entries a side may give up; never if that is not its manner. */
        int patience() {
            return switch (this) {
                case CONCESSION -> 30;
                case EVERYTHING, LATE_CONCESSION -> 150;
                default -> LONGEST;
            };
        }
    }

    Recorder(Stored<T> game, int number) {
        this.game = game;
        this.number = number;
        manner = Manner.values()[number % Manner.values().length];
        lot = new RandomSource(1000L + number);
        a = game.player(number, 2L * number);
        b = game.player(number, 2L * number + 1);
        seed = seed();
        match = new Match<>(game.rules(), game.start(number), seed == null ? null : seed.dice());
    }

    private @Nullable Seed seed() {
        var live = new LiveSeed(String.format(Locale.ROOT, "%064x", number + 1), "0a", "0b");
        return switch (manner) {
            case DICE_BY_HAND -> null;
            case LIVE_SEED, EVERYTHING -> live;
            case CONTINUED -> new ContinuedSeed(new Seed.Quick(number), 40, live);
            default -> new Seed.Quick(number);
        };
    }

    /** Returns the match, which is over. */
    Match<T> play() {
        while (!match.over()) {
            if (match.journal().size() > LONGEST) throw new IllegalStateException("endless");
            besides();
            if (match.over()) break;
            var awaited = match.awaited();
            if (awaited != null) roll(awaited);
            else answer(unanswered());
        }
        return match;
    }

    private OpenQuestion<T, ?> unanswered() {
        return match.open().stream().filter(open -> !open.answered()).findFirst().orElseThrow();
    }

    T start() {
        return game.start(number);
    }

    @Nullable Seed usedSeed() {
        return seed;
    }

    private void roll(Dice dice) {
        List<Integer> faces =
                IntStream.range(0, dice.count())
                        .mapToObj(_ -> 1 + lot.below(dice.faces()))
                        .toList();
        if (!match.enterDice(faces)) throw new IllegalStateException("refused: " + faces);
    }

    private <A> void answer(OpenQuestion<T, A> open) {
        var player = open.side() == Side.A ? a : b;
        var answer = player.answer(match.table(), open.side(), open.question(), open.choices());
        var refusal = match.answer(open.side(), open.number(), answer);
        if (refusal != null) throw new IllegalStateException(open + " " + answer + " " + refusal);
    }

    private void besides() {
        int entries = match.journal().size();
        if (entries < 5 || lot.below(25) > 0) return;
        if (entries > manner.patience()) match.concede(lot.coin() ? Side.A : Side.B);
        if (match.over() || interruptions++ >= INTERRUPTIONS) return;
        if (manner.takesBack()) match.takeBack(entries - 1 - lot.below(Math.min(8, entries)));
        if (manner.corrects()) correct();
        if (manner.passes()) pass();
    }

    private void correct() {
        var correction = game.correction(match.table(), lot);
        if (correction != null) match.correct(List.of(Side.A, Side.B), correction, "as agreed");
    }

    private void pass() {
        for (var open : match.open())
            if (open.question().pass() != null)
                match.standingPass(
                        open.side(), open.question().getClass().getSimpleName(), lot.coin());
    }
}
