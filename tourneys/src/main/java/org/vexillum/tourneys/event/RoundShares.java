package org.vexillum.tourneys.event;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import org.vexillum.tourneys.event.EventOptions.RatingScore;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pack.GamePoints;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.PackName;

/** Works out what a game gives. */
final class RoundShares {
    private final Pack pack;
    private final EventOptions options;
    private final CompanyScore nothing;

    RoundShares(Pack pack, EventOptions options) {
        this.pack = pack;
        this.options = options;
        this.nothing = new CompanyScore(Collections.nCopies(pack.parts().size(), 0));
    }

    /** A bye is no game and concedes nothing. WC-BYE-02, WC-BYE-09, WC-BYE-10 */
    RoundShare bye(int round) {
        return bye(round, 0, "", false);
    }

    private RoundShare bye(int round, int table, String rival, boolean met) {
        var bye = pack.bye();
        return new RoundShare(
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

    private RoundShare nothing(int round, PairedGame game, String who, boolean met) {
        return new RoundShare(
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
    RoundShare of(int round, PairedGame game, String who) {
        var own = computed(round, game, who);
        var rival = game.decisions().get(game.rival(who));
        if (rival != null && own.played()) own = own.conceding(rival.vp());
        var decision = game.decisions().get(who);
        return decision == null ? own : own.decided(decision);
    }

    /** The same, whatever the referee decided. */
    RoundShare computed(int round, PairedGame game, String who) {
        var result = game.result();
        if (result == null) return nothing(round, game, who, true);
        if (result.kind() != GameResult.Kind.PLAYED) return unplayed(round, game, who, result);
        return played(round, game, who, result);
    }

    /** WC-BYE-11. */
    private RoundShare unplayed(int round, PairedGame game, String who, GameResult result) {
        boolean met = game.met();
        boolean rivalAbsent = result.absent().contains(game.rival(who));
        return rivalAbsent && !result.absent().contains(who)
                ? bye(round, game.table(), game.rival(who), met)
                : nothing(round, game, who, met);
    }

    private RoundShare played(int round, PairedGame game, String who, GameResult result) {
        boolean first = game.a().equals(who);
        var own = first ? result.a() : result.b();
        var other = first ? result.b() : result.a();
        var half = half(pack.outcome(own, other));
        boolean lost = game.losses().contains(who);
        boolean given = game.losses().contains(game.rival(who));
        if (lost) half = new GamePoints.Half(worst(), 0, 0);
        else if (given && half.tp() < pack.bye().tp())
            half = new GamePoints.Half(pack.bye().result(), pack.bye().tp(), half.vp());
        return new RoundShare(
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

    private static GamePoints.Half half(GamePoints outcome) {
        return outcome.a();
    }

    private PackName worst() {
        return pack.grades().getFirst().worse();
    }

    /** WC-RATING-06, and WC-PENALTY-03 where a game was taken away. */
    private BigDecimal rated(
            GamePoints.Half half,
            CompanyScore own,
            CompanyScore other,
            boolean lost,
            boolean given) {
        if (lost) return BigDecimal.ZERO;
        if (options.ratingScore() == RatingScore.TP && pack.mirrored())
            return BigDecimal.valueOf(half.tp())
                    .divide(BigDecimal.valueOf(pack.mostPoints()), MathContext.DECIMAL64);
        int lead = given ? 1 : Integer.compare(own.total(), other.total());
        return BigDecimal.valueOf(5L * (1 + lead), 1);
    }
}
