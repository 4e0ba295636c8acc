package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.Presenter;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.server.store.SeatKind;
import tools.jackson.databind.util.RawValue;

/** Makes the message that tells a visitor how things stand, from his seat. */
final class StateMaker<T extends Table<T>> {
    private final Room<T> room;
    private final Map<Lang, Voice<T>> voices = new LinkedHashMap<>();
    private final Map<String, RawValue> drawn = new LinkedHashMap<>();
    private int drawnAt = -1;

    StateMaker(Room<T> room) {
        this.room = room;
    }

    /** What is needed to speak one language. */
    record Voice<T extends Table<T>>(ScreenWords speech, Presenter<T> presenter) {}

    Voice<T> voice(Lang lang) {
        return voices.computeIfAbsent(lang, this::newVoice);
    }

    private Voice<T> newVoice(Lang lang) {
        var desk = room.desk();
        var speech = room.house().speech(desk.format(), lang);
        return new Voice<>(speech, new Presenter<>(desk.screen(), speech));
    }

    Map<String, Object> state(Visitor visitor, Map<Side, Boolean> here) {
        forgetOldDrawings();
        var lang = visitor.lang();
        var summary = new Summary<>(room, lang);
        var shared = visitor.seat() == SeatKind.BOTH;
        var curtain = shared ? curtain(visitor) : null;
        return Json.object(
                "type", "state",
                "seq", room.version(),
                "seat", visitor.seat().word(),
                "eyes", shared ? visitor.eyes() : null,
                "curtain", curtain,
                "match", summary.head(),
                "view", view(visitor.eyes(), lang),
                "log", log(visitor),
                "prompts", prompts(visitor),
                "waiting", summary.waiting(),
                "here", here,
                "undo", undo(visitor),
                "offers", room.affairs().offers().stream().map(summary::offer).toList(),
                "declined", summary.declined(visitor.seat()),
                "seedHash", room.row().byHand() ? null : room.seed().hash(),
                "standing", standing(visitor),
                "notice", room.notice(lang),
                "bots", bots(),
                "agree", agree(lang),
                "calls", room.affairs().calls(),
                "referees", referees(),
                "absent", room.affairs().absent(),
                "chatOn", true,
                "tableside", tableside());
    }

    /** The sides that bots play. */
    private List<Side> bots() {
        return Stream.of(Side.values()).filter(side -> !room.row().bot(side).isEmpty()).toList();
    }

    /** What a correction can change besides places, wounds and models. */
    private Map<String, Object> agree(Lang lang) {
        var set = new ArrayList<Object>();
        for (var state : room.desk().settable())
            set.add(Json.object("set", state, "name", voice(lang).speech().say("badge." + state)));
        return Json.object("set", set, "owners", room.desk().owned());
    }

    private List<Object> referees() {
        var referees = new ArrayList<Object>();
        for (var each : room.affairs().doors().referees())
            referees.add(Json.object("name", each.name(), "office", each.office()));
        return referees;
    }

    private @Nullable Map<String, Object> tableside() {
        var table = room.affairs().tableside();
        if (table == null) return null;
        return Json.object(
                "either", table.either(),
                "minutes", table.minutes(),
                "left", table.left(room.house().now()),
                "event", table.event());
    }

    private void forgetOldDrawings() {
        if (drawnAt != room.version()) drawn.clear();
        drawnAt = room.version();
    }

    private RawValue view(@Nullable Side viewer, Lang lang) {
        var eyes = room.desk().screen().hides() ? viewer : null;
        return drawn.computeIfAbsent(
                "view " + eyes + lang, _ -> raw(voice(lang).presenter().view(room.table(), eyes)));
    }

    private static RawValue raw(Object value) {
        return new RawValue(Json.write(value));
    }

    private Map<String, Object> log(Visitor visitor) {
        var news = visitor.told().news(room.lines(visitor.lang()));
        return Json.object("from", news.from(), "lines", news.lines());
    }

    // ---- what is asked

    private List<Object> prompts(Visitor visitor) {
        var prompts = new ArrayList<Object>();
        if (room.deploying()) return prompts;
        for (var open : room.open())
            if (visitor.seat().plays(open.side()) && maySee(visitor, open))
                prompts.add(prompt(open, visitor.lang()));
            else if (mayEnter(visitor, open)) prompts.add(shared(open, visitor.lang()));
        var dice = room.over() || !room.begun() ? null : room.match().awaited();
        if (dice != null && mayRoll(visitor.seat(), dice.side()))
            prompts.add(new DicePrompts(voice(visitor.lang()).speech()).prompt(room, dice));
        return prompts;
    }

    /** Two at one screen see a secret question only when the right one sits before it. */
    private static boolean maySee(Visitor visitor, OpenQuestion<?, ?> open) {
        return !open.question().secret() || visitor.eyes() == open.side();
    }

    /** At a real table either player enters what both can see. */
    boolean mayEnter(Visitor visitor, OpenQuestion<T, ?> open) {
        return room.desk().either(open.question()) && room.speaksFor(visitor.seat(), open.side());
    }

    /** Somebody has to roll for a bot, and either rolls at a real table. */
    boolean mayRoll(SeatKind seat, Side side) {
        return room.speaksFor(seat, side) || seat.player() && !room.row().played(side);
    }

    private RawValue prompt(OpenQuestion<T, ?> open, Lang lang) {
        return drawn.computeIfAbsent(
                "prompt " + open.number() + lang,
                _ -> raw(voice(lang).presenter().prompt(room.table(), open)));
    }

    /** A question as the other side may read it: with nothing that only one knows. */
    private RawValue shared(OpenQuestion<T, ?> open, Lang lang) {
        if (!open.question().secret()) return prompt(open, lang);
        var seen = room.desk().known(room.table(), null);
        return drawn.computeIfAbsent(
                "shared " + open.number() + lang,
                _ -> raw(voice(lang).presenter().prompt(seen, on(seen, open))));
    }

    /** A question as if this were the table. */
    static <T, A> OpenQuestion<T, A> on(T table, OpenQuestion<T, A> open) {
        var choices = open.question().choices(table);
        return new OpenQuestion<>(
                open.number(), open.side(), open.question(), choices, open.answered());
    }

    /** The side that has to sit down before more is shown, or null. */
    private @Nullable Side curtain(Visitor visitor) {
        var secret =
                room.open().stream()
                        .filter(open -> open.question().secret())
                        .filter(open -> !room.desk().either(open.question()))
                        .toList();
        if (secret.isEmpty()) return null;
        boolean sits = secret.stream().anyMatch(open -> open.side() == visitor.eyes());
        return sits ? null : secret.getFirst().side();
    }

    private Map<String, Object> undo(Visitor visitor) {
        var undoing = new UndoRules<>(room);
        return Json.object(
                "free", undoing.free(visitor.seat()),
                "possible", undoing.last(visitor.seat()) >= 0,
                "asked", asked());
    }

    private @Nullable Side asked() {
        for (var offer : room.affairs().offers())
            if (offer.what() == Offer.What.UNDO) return offer.by();
        return null;
    }

    private List<Map<String, Object>> standing(Visitor visitor) {
        if (!room.begun()) return List.of();
        var seat = visitor.seat();
        var standing = new ArrayList<Map<String, Object>>();
        for (var question : new StandingAnswers(room.match().journal()).of(seat))
            standing.add(standing(question, "standing.pass", visitor.lang()));
        for (var each : room.affairs().always()) {
            var parts = each.split(" ", 3);
            if (seat.plays(Side.valueOf(parts[0])))
                standing.add(always(parts[1], parts.length < 3 ? "true" : parts[2], visitor));
        }
        return standing;
    }

    private Map<String, Object> always(String question, String answer, Visitor visitor) {
        if (answer.equals("true")) return standing(question, "standing.yes", visitor.lang());
        var said = voice(visitor.lang()).speech().teller().say(answer);
        return standing(question, "standing.always", visitor.lang(), said);
    }

    private Map<String, Object> standing(String question, String key, Lang lang, Object... facts) {
        var label = voice(lang).speech().teller().say(question + ".label");
        var all = new ArrayList<Object>(List.of(label));
        all.addAll(List.of(facts));
        var said = ServerWords.in(lang).say(key, all.toArray());
        return Json.object("question", question, "label", said);
    }
}
