package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.server.store.SeatKind;

/** A match in a few words: who plays, who is awaited, who has won. Nothing secret is in it. */
final class Summary<T extends Table<T>> {
    /** The field with the points of a finished match, which lists do not show. */
    static final String POINTS = "points";

    private static final String OVER = "over";
    private static final String WINNER = "winner";

    private final Room<T> room;
    private final Lang lang;
    private final ServerWords words;

    Summary(Room<T> room, Lang lang) {
        this.room = room;
        this.lang = lang;
        words = ServerWords.in(lang);
    }

    Map<String, Object> head() {
        var row = room.row();
        return Json.object(
                "id",
                row.id(),
                "game",
                row.game(),
                "gameName",
                room.desk().format().id().title(),
                "edition",
                row.edition().isEmpty() ? null : row.edition(),
                "names",
                names(),
                OVER,
                room.over(),
                "result",
                result(),
                "why",
                why(),
                WINNER,
                room.over() ? winner() : null,
                "byHand",
                row.byHand());
    }

    /** For lists of matches. */
    Map<String, Object> info() {
        var info = head();
        info.put("round", room.desk().round(room.table()));
        info.put("waiting", waiting());
        info.put("changed", room.changed().toString());
        return info;
    }

    /** What is stored for lists: the same in each language, with the points. */
    static <T extends Table<T>> Map<String, String> stored(Room<T> room) {
        var texts = new LinkedHashMap<String, String>();
        var tally = new Summary<>(room, Lang.EN).tally();
        for (var lang : Lang.values()) {
            var info = new Summary<>(room, lang).info();
            info.put(POINTS, Json.object("A", tally.a(), "B", tally.b()));
            texts.put(lang.name(), Json.write(info));
        }
        return texts;
    }

    /** What was chosen before the first die. */
    Map<String, Object> setup() {
        var chosen = new ArrayList<List<String>>();
        var forces = room.desk().format().forces(room.start());
        for (var side : Side.values()) {
            var force = forces.get(side.ordinal());
            var points = String.valueOf(force.points());
            chosen.add(
                    List.of(words.say("side." + side), words.say("force", force.name(), points)));
        }
        return Json.object(
                "setup", chosen, "seedHash", room.row().byHand() ? null : room.seed().hash());
    }

    private Map<String, String> names() {
        var names = new LinkedHashMap<String, String>();
        for (var side : Side.values()) names.put(side.name(), name(side));
        return names;
    }

    String name(Side side) {
        return room.affairs().name(side, room.row().bot(side), words);
    }

    // ---- the end

    private @Nullable Side winner() {
        if (room.affairs().ended() == Offer.What.DRAW) return null;
        return room.desk().format().winner(room.table());
    }

    MatchPoints tally() {
        var speech = room.house().speech(room.desk().format(), lang);
        var scores = room.desk().screen().view(room.table(), null, speech).track().scores();
        return new MatchPoints(
                room.over(),
                room.over() ? winner() : null,
                points(scores, Side.A),
                points(scores, Side.B));
    }

    /** As it is read out of a stored summary; nothing if that does not tell. */
    static Optional<MatchPoints> tally(String stored) {
        var line = Json.body(stored);
        if (!line.has(POINTS)) return Optional.empty();
        var points = line.object(POINTS);
        return Optional.of(
                new MatchPoints(
                        line.flag(OVER),
                        line.has(WINNER) ? Side.valueOf(line.text(WINNER)) : null,
                        points.wholes(Side.A.name()),
                        points.wholes(Side.B.name())));
    }

    private static List<Integer> points(List<View.Score> scores, Side side) {
        return scores.stream()
                .filter(score -> score.side() == side)
                .map(View.Score::value)
                .toList();
    }

    private @Nullable String result() {
        if (!room.over()) return null;
        var winner = winner();
        var how = room.affairs().ended();
        var by = decided() ? "decided" : "agreed";
        if (how == Offer.What.DRAW) return words.say("result.draw-" + by);
        var said =
                winner == null ? words.say("result.draw") : words.say("result.won", name(winner));
        return how == Offer.What.STOP ? words.say("result.stopped-" + by, said) : said;
    }

    private boolean decided() {
        return room.notes().stream()
                .anyMatch(note -> note.text().startsWith(AgreementRequests.DECIDED));
    }

    /** How it came to its end, if nobody agreed on it or decided it. */
    private @Nullable String why() {
        if (!room.over() || !room.begun() || room.affairs().ended() != null) return null;
        for (var each : UndoRules.standing(room.match().journal()))
            if (each.entry() instanceof Entry.Conceded gone)
                return words.say("why.conceded", name(gone.side()));
        return words.say("why.played", room.desk().round(room.table()));
    }

    // ---- who is awaited

    List<Map<String, Object>> waiting() {
        var waiting = new ArrayList<Map<String, Object>>();
        if (room.over()) return waiting;
        if (!room.begun()) return beforeBeginning();
        var teller = room.house().speech(room.desk().format(), lang).teller();
        var names = TableNames.of(room.table());
        for (var open : room.open())
            waiting.add(waits(open.side(), teller.prompt(open.question(), names)));
        var dice = room.match().awaited();
        if (dice != null) waiting.add(waits(dice.side(), teller.dice(dice, names)));
        return waiting;
    }

    private List<Map<String, Object>> beforeBeginning() {
        var waiting = new ArrayList<Map<String, Object>>();
        for (var side : room.affairs().absent()) waiting.add(waits(side, words.say("absent")));
        for (var side : room.affairs().promised()) waiting.add(waits(side, words.say("promised")));
        return waiting;
    }

    private Map<String, Object> waits(Side side, String text) {
        return Json.object(
                "side",
                side,
                "since",
                room.asked().toString(),
                // many questions name the side themselves
                "text",
                text.startsWith(name(side)) ? text : words.say("waits", name(side), text));
    }

    Map<String, Object> offer(Offer offer) {
        var key = "offer." + offer.what().word();
        var candidate = offer.candidate();
        return Json.object(
                "n", offer.n(),
                "by", offer.by(),
                "what", offer.what().word(),
                "text",
                        candidate == null
                                ? words.say(key, name(offer.by()), offer.reason())
                                : words.say(key, candidate.name()),
                "agreed", candidate == null ? null : candidate.agreed(),
                "correction", offer.correction(),
                "changes", changes(offer),
                "ghost", ghost(offer));
    }

    /** What would be different, in the words of the log. */
    private List<String> changes(Offer offer) {
        return switch (offer.what()) {
            case UNDO -> takenBack(room.scribe().chronicle().since(offer.entry()).size());
            case CORRECTION -> corrected(offer);
            case DRAW, STOP, REFEREE, RELEASE -> List.of();
        };
    }

    private List<String> takenBack(int events) {
        var lines = LiveLog.standing(room.lines(lang));
        return lines.subList(lines.size() - events, lines.size()).stream()
                .map(line -> String.valueOf(line.get("text")))
                .toList();
    }

    /** The table may have changed since it was asked for, so that it makes no sense any more. */
    private List<String> corrected(Offer offer) {
        try {
            var correction = Proposal.read(room, offer.correction());
            var teller = room.house().speech(room.desk().format(), lang).teller();
            return List.of(teller.correction(correction, TableNames.of(room.table())));
        } catch (RequestRefused | Unreadable gone) {
            return List.of();
        }
    }

    private List<Ghost> ghost(Offer offer) {
        if (offer.what() != Offer.What.CORRECTION) return List.of();
        try {
            var correction = Proposal.read(room, offer.correction());
            return new Proposal<>(room, correction).moved();
        } catch (RequestRefused | Unreadable gone) {
            return List.of();
        }
    }

    /** That what a seat asked for was declined, until something else happens; or null. */
    @Nullable Map<String, Object> declined(SeatKind seat) {
        var notes = room.notes();
        if (notes.isEmpty()) return null;
        var last = notes.getLast();
        var parts = last.text().split("\n");
        if (!parts[0].startsWith(AgreementRequests.DECLINED) || last.told() != room.events().size())
            return null;
        boolean own = seat.plays(Side.valueOf(parts[1]).other());
        boolean again = room.affairs().offers().stream().anyMatch(each -> seat.plays(each.by()));
        return own && !again
                ? Json.object("n", last.number(), "text", LiveLog.said(last, lang))
                : null;
    }
}
