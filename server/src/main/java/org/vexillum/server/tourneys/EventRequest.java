package org.vexillum.server.tourneys;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.play.MatchPoints;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.CompanyScore;

/** One request to change an event, and who makes it. */
final class EventRequest {
    static final String ALL = "all";

    private final Tourney tourney;
    private final RequestFields body;
    private final Role role;
    private final String self;
    private final Instant now;
    private final Played played;
    private @Nullable String asked;

    /** How matches on the program's own tables stand. */
    interface Played {
        Optional<MatchPoints> tally(String match);

        /** Whether whoever asks may give a match to the event; from then on it may know it. */
        default boolean give(String match) {
            return false;
        }
    }

    /**
     * @param self the entrant that a player is; else empty
     */
    EventRequest(
            Tourney tourney,
            RequestFields body,
            Role role,
            String self,
            Instant now,
            Played played) {
        this.tourney = tourney;
        this.body = body;
        this.role = role;
        this.self = role == Role.PLAYER ? self : "";
        this.now = now;
        this.played = played;
    }

    Tourney tourney() {
        return tourney;
    }

    EventState event() {
        return tourney.event();
    }

    RequestFields body() {
        return body;
    }

    Played played() {
        return played;
    }

    boolean player() {
        return role == Role.PLAYER;
    }

    boolean organiser() {
        return role == Role.ORGANISER;
    }

    /** The player who acts; empty for the organiser and referees. */
    String self() {
        return self;
    }

    Instant now() {
        return now;
    }

    ChangeAuthor hand() {
        var who = player() ? self : role.word();
        return new ChangeAuthor(who, now.toString(), TypedText.line(body.text("why", ""), 300));
    }

    void change(Change change) {
        tourney.change(change, hand());
    }

    /** Something was noted and waits for an answer: a key of the questions. */
    void hold(String who) {
        asked = who;
    }

    @Nullable String asked() {
        return asked;
    }

    // ---- whom and what it is about

    /** Whom it is about: a player can do nothing for another. */
    String who() {
        if (!player()) return event().member(body.text("who")).id();
        if (body.has("who") && !body.text("who").equals(self))
            throw RequestRefused.forbidden("not-for-another");
        return event().member(self).id();
    }

    /** One, several or all. */
    List<String> several(List<String> all) {
        if (body.get("who") instanceof List<?> list) {
            var ids = new ArrayList<String>();
            for (var each : list) {
                if (!(each instanceof String id)) throw RequestRefused.wrong("no-text", "who");
                ids.add(event().member(id).id());
            }
            return ids;
        }
        return ALL.equals(body.get("who")) ? all : List.of(who());
    }

    int round() {
        return body.has("round") ? body.whole("round") : event().lastRound();
    }

    /** The game it is about: at a table, or of the player who asks. */
    PairedGame game() {
        var round = event().round(round());
        if (body.has("table") || !player()) {
            int table = body.whole("table");
            return round.atTable(table).orElseThrow(() -> refused("no-table", table, round()));
        }
        return gameOf(self);
    }

    PairedGame gameOf(String who) {
        int round = round();
        return event().round(round).gameOf(who).orElseThrow(() -> refused("no-game", who, round));
    }

    private static org.vexillum.tourneys.event.ChangeRefused refused(String key, Object... facts) {
        return new org.vexillum.tourneys.event.ChangeRefused(key, facts);
    }

    /** The scores as the request has them: all parts of one, then all of the other. */
    ResultSheet sheet() {
        return sheet(body.wholes("scores"));
    }

    ResultSheet sheet(List<Integer> numbers) {
        int parts = event().pack().parts().size();
        if (numbers.size() != 2 * parts) throw RequestRefused.wrong("no-scores", 2 * parts);
        return ResultSheet.of(
                new CompanyScore(numbers.subList(0, parts)),
                new CompanyScore(numbers.subList(parts, 2 * parts)));
    }
}
