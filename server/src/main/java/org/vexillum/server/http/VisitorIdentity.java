package org.vexillum.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.SecretTokens;

/** Who somebody is: a browser by its cookie, a program by the token of its seat. */
final class VisitorIdentity {
    static final String COOKIE = "vexillum";
    private static final String BEARER = "Bearer ";
    private static final int TWO_YEARS = 2 * 365 * 24 * 60 * 60;
    private static final int LONGEST = 100;

    private final RoomServices house;

    VisitorIdentity(RoomServices house) {
        this.house = house;
    }

    /** What a request says about who sent it. */
    record Papers(@Nullable String cookie, @Nullable String authorization) {
        static Papers of(Context context) {
            return new Papers(context.cookie(COOKIE), context.header("Authorization"));
        }

        Optional<String> bearer() {
            return authorization != null && authorization.startsWith(BEARER)
                    ? Optional.of(authorization.substring(BEARER.length()).strip())
                    : Optional.empty();
        }

        Optional<String> visitor() {
            return cookie == null || cookie.isBlank() || cookie.length() > LONGEST
                    ? Optional.empty()
                    : Optional.of(cookie);
        }

        /** By what seats know whoever sent it. */
        String mark() {
            return Seats.mark(account());
        }

        /** Every mark that it brings. */
        List<String> marks() {
            return Stream.of(bearer(), visitor())
                    .flatMap(Optional::stream)
                    .map(Seats::mark)
                    .toList();
        }

        /** By what its requests are counted. */
        String account() {
            return bearer().or(this::visitor).orElse("");
        }
    }

    /** The visitor of a request; whoever has no cookie yet gets one. */
    String visitor(Context context) {
        var known = Papers.of(context).visitor();
        if (known.isPresent()) return known.get();
        var fresh = SecretTokens.token();
        context.cookie(
                new Cookie(
                        COOKIE,
                        fresh,
                        "/",
                        TWO_YEARS,
                        Links.secure(context),
                        true,
                        null,
                        SameSite.LAX));
        return fresh;
    }

    /** Whether a cookie or a token leads to any seat. */
    boolean seated(String account) {
        return house.seats().byToken(account).isPresent()
                || !house.seats().of(account, 1).isEmpty();
    }

    /** The seats that somebody has, the last taken first. */
    List<Seats.Seat> seats(Papers papers, int most) {
        var key = papers.bearer();
        // a program sends the key of a seat, or the one it got for an invitation
        var own = key.flatMap(house.seats()::byToken);
        if (own.isPresent()) return List.of(own.get());
        return key.or(papers::visitor)
                .map(account -> house.seats().of(account, most))
                .orElse(List.of());
    }

    /** The seats at a match by a program's key, the last taken first. */
    private List<SeatKind> ofProgram(String key, String match) {
        var own = house.seats().byToken(key);
        if (own.isEmpty()) return ofVisitor(key, match);
        return own.get().match().equals(match) ? List.of(own.get().kind()) : List.of();
    }

    private List<SeatKind> ofVisitor(String account, String match) {
        return house.seats().at(match, Seats.mark(account));
    }

    /** Every seat at a match of whoever brings these papers, by whichever of them. */
    List<SeatKind> held(Papers papers, String match) {
        var all = new ArrayList<SeatKind>();
        papers.bearer().ifPresent(key -> all.addAll(ofProgram(key, match)));
        papers.visitor().ifPresent(cookie -> all.addAll(ofVisitor(cookie, match)));
        return all;
    }

    /** Whether somebody who wants what he wanted would still be given the seat he came with. */
    boolean still(Papers papers, String match, @Nullable String wanted, SeatKind seat) {
        try {
            return seatOrWatcher(papers, match, wanted) == seat;
        } catch (RequestRefused gone) {
            return false;
        }
    }

    /**
     * The seat of somebody at a match.
     *
     * @param wanted which, if he has several; may be null
     * @throws RequestRefused if he has none there
     */
    SeatKind seat(Papers papers, String match, @Nullable String wanted) {
        var here =
                papers.bearer()
                        .map(key -> ofProgram(key, match))
                        .or(() -> papers.visitor().map(cookie -> ofVisitor(cookie, match)))
                        .orElse(List.of());
        for (var kind : here) if (wanted == null || kind.word().equals(wanted)) return kind;
        if (papers.bearer().isEmpty() && papers.visitor().isEmpty())
            throw new RequestRefused(401, "no-seat");
        throw watched(match);
    }

    private RequestRefused watched(String match) {
        return house.matches().find(match).isPresent()
                ? RequestRefused.forbidden("no-seat")
                : RequestRefused.unknown("no-match");
    }

    /**
     * The seat, or that of a spectator where everybody may watch. The address of a finished game,
     * which nobody can guess, is enough to look at it: a stranger shall be able to check its dice.
     */
    SeatKind seatOrWatcher(Papers papers, String match, @Nullable String wanted) {
        try {
            return seat(papers, match, wanted);
        } catch (RequestRefused stranger) {
            boolean open =
                    house.matches()
                            .find(match)
                            .filter(found -> found.row().open() || found.finished())
                            .isPresent();
            if (open) return SeatKind.SPECTATOR;
            throw stranger;
        }
    }

    static Lang lang(@Nullable String asked, @Nullable String accepted) {
        return Optional.ofNullable(asked)
                .flatMap(Lang::of)
                .or(() -> Optional.ofNullable(accepted).flatMap(VisitorIdentity::first))
                .orElse(Lang.EN);
    }

    /** The first language of {@code Accept-Language} that we speak. */
    private static Optional<Lang> first(String accepted) {
        for (var part : accepted.split(",")) {
            var lang = Lang.of(part.split(";", 2)[0]);
            if (lang.isPresent()) return lang;
        }
        return Optional.empty();
    }

    static Lang lang(Context context) {
        return lang(context.queryParam("lang"), context.header("Accept-Language"));
    }
}
