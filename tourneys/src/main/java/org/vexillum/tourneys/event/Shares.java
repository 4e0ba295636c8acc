package org.vexillum.tourneys.event;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import org.vexillum.tourneys.event.Options.RatingScore;
import org.vexillum.tourneys.pack.Name;
import org.vexillum.tourneys.pack.Outcome;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Score;

/** Works out what a game gives. */
final class Shares {
    private final Pack pack;
    private final Options options;
    private final Score nothing;

    Shares(Pack pack, Options options) {
        this.pack = pack;
        this.options = options;
        this.nothing = new Score(Collections.nCopies(pack.parts().size(), 0));
    }

    /** A bye is no game and concedes nothing. WC-BYE-02, WC-BYE-09, WC-BYE-10 */
    Share bye(int round) {
        return bye(round, 0, "", false);
    }

    private Share bye(int round, int table, String rival, boolean met) {
        var bye = pack.bye();
        return new Share(
                round,
                table,
                rival,
                bye.result(),
                nothing,
                bye.tp(),
                bye.vp(),
                0,
                false,
                true,
                met,
                null,
                false);
    }

    private Share nothing(int round, Game game, String who, boolean met) {
        return new Share(
                round,
                game.table(),
                game.rival(who),
                null,
                nothing,
                0,
                0,
                0,
                false,
                false,
                met,
                null,
                false);
    }

    /** What a game gave one of its two. */
    Share of(int round, Game game, String who) {
        var own = computed(round, game, who);
        var rival = game.decisions().get(game.rival(who));
        if (rival != null && own.played()) own = own.conceding(rival.vp());
        var decision = game.decisions().get(who);
        return decision == null ? own : own.decided(decision);
    }

    /** The same, whatever the referee decided. */
    Share computed(int round, Game game, String who) {
        var result = game.result();
        if (result == null) return nothing(round, game, who, true);
        if (result.kind() != Result.Kind.PLAYED) return unplayed(round, game, who, result);
        return played(round, game, who, result);
    }

    /** WC-BYE-11. */
    private Share unplayed(int round, Game game, String who, Result result) {
        boolean met = game.met();
        boolean rivalAbsent = result.absent().contains(game.rival(who));
        return rivalAbsent && !result.absent().contains(who)
                ? bye(round, game.table(), game.rival(who), met)
                : nothing(round, game, who, met);
    }

    private Share played(int round, Game game, String who, Result result) {
        boolean first = game.a().equals(who);
        var own = first ? result.a() : result.b();
        var other = first ? result.b() : result.a();
        var half = half(pack.outcome(own, other));
        boolean lost = game.losses().contains(who);
        boolean given = game.losses().contains(game.rival(who));
        if (lost) half = new Outcome.Half(worst(), 0, 0);
        else if (given && half.tp() < pack.bye().tp())
            half = new Outcome.Half(pack.bye().result(), pack.bye().tp(), half.vp());
        return new Share(
                round,
                game.table(),
                game.rival(who),
                half.result(),
                lost ? nothing : own,
                half.tp(),
                half.vp(),
                given ? 0 : other.total(),
                true,
                false,
                true,
                rated(half, own, other, lost, given),
                false);
    }

    private static Outcome.Half half(Outcome outcome) {
        return outcome.a();
    }

    private Name worst() {
        return pack.grades().getFirst().worse();
    }

    /** WC-RATING-06, and WC-PENALTY-03 where a game was taken away. */
    private BigDecimal rated(
            Outcome.Half half, Score own, Score other, boolean lost, boolean given) {
        if (lost) return BigDecimal.ZERO;
        if (options.ratingScore() == RatingScore.TP && pack.mirrored())
            return BigDecimal.valueOf(half.tp())
                    .divide(BigDecimal.valueOf(pack.mostPoints()), MathContext.DECIMAL64);
        int lead = given ? 1 : Integer.compare(own.total(), other.total());
        return BigDecimal.valueOf(5L * (1 + lead), 1);
    }
}
