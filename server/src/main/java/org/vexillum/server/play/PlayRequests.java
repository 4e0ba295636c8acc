package org.vexillum.server.play;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.gamekit.screen.AnswerPreview;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.MentionedUnits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.SeatKind;

/** Requests that play: answers, checks, dice rolled by hand, standing answers. */
final class PlayRequests<T extends Table<T>> {
    private final Room<T> room;
    private final StateMaker<T> states;

    PlayRequests(Room<T> room, StateMaker<T> states) {
        this.room = room;
        this.states = states;
    }

    Reply answer(Visitor visitor, RequestFields body) {
        answer(visitor, open(visitor, body), body);
        return Reply.CHANGED;
    }

    /** The open question a visitor speaks of, which is his. */
    private OpenQuestion<T, ?> open(Visitor visitor, RequestFields body) {
        if (room.over()) throw RequestRefused.late("over");
        if (!room.begun() || room.deploying()) throw RequestRefused.late("not-begun");
        var open =
                room.scribe()
                        .open(body.whole("number"))
                        .orElseThrow(() -> RequestRefused.late("stale"));
        if (body.has("of") && !meant(open, body.object("of"))) throw RequestRefused.late("stale");
        boolean own =
                visitor.seat().plays(open.side())
                        && (!room.desk().either(open.question()) || visitor.eyes() == open.side());
        if (own || !open.question().secret() && states.mayEnter(visitor, open)) return open;
        if (states.mayEnter(visitor, open)) return StateMaker.on(seen(visitor), open);
        if (!visitor.seat().plays(open.side())) throw RequestRefused.forbidden("not-yours");
        return open;
    }

    /** Whether it is the question that an answer, perhaps sent late, was given to. */
    private static boolean meant(OpenQuestion<?, ?> open, RequestFields of) {
        var asked = open.question();
        var units = asked instanceof Record facts ? MentionedUnits.by(facts) : List.<String>of();
        var unit = units.isEmpty() ? "" : units.getFirst();
        return of.text("question").equals(Kind.of(asked.getClass()))
                && of.text("unit", unit).equals(unit);
    }

    /** The table as far as a visitor may know it. */
    private T seen(Visitor visitor) {
        return room.desk().known(room.table(), visitor.eyes());
    }

    private <A> void answer(Visitor visitor, OpenQuestion<T, A> open, RequestFields body) {
        var question = open.question();
        var seen = seen(visitor);
        var answer =
                PlainAnswerReader.read(question, body.get("answer"), "answer", TableNames.of(seen));
        var refusal = open.choices().refusal(answer);
        if (refusal != null) {
            // a refusal must not tell of what the visitor cannot know
            var plain = question.choices(seen).refusal(answer);
            throw refused(plain == null ? refusal : plain, visitor);
        }
        var entry =
                new Entry.Answer(
                        open.side(), open.number(), open.fingerprint(room.table()), answer);
        room.enter(entry, question.secret());
        if (question.secret() && visitor.seat().side() == null) visitor.look(null);
    }

    private RequestRefused refused(Refusal refusal, Visitor visitor) {
        var speech = states.voice(visitor.lang()).speech();
        var told = speech.refused(refusal, TableNames.of(seen(visitor)));
        return new RequestRefused(
                409,
                refusal.key(),
                new RequestRefused.Ready(told.message(), told.hint(), told.rules(), ""));
    }

    // ---- what would be

    Reply check(Visitor visitor, RequestFields body) {
        var open = open(visitor, body);
        if (body.has("drag") || body.has("typed"))
            return Reply.back(verdict(open, body, moved(visitor, open, body)));
        return judged(visitor, open, body, verdict -> verdict(open, body, verdict), true);
    }

    /** What an answer would bring, for programs: nothing is played. */
    Reply odds(Visitor visitor, RequestFields body) {
        var open = open(visitor, body);
        return judged(visitor, open, body, verdict -> prospect(open, body, verdict), false);
    }

    /** A move being tried out is to be judged at once: whoever wants its odds asks for them. */
    private <A> AnswerPreview moved(Visitor visitor, OpenQuestion<T, A> open, RequestFields body) {
        var presenter = states.voice(visitor.lang()).presenter();
        var verdict =
                body.has("drag")
                        ? presenter.drag(room.table(), open, drag(body))
                        : presenter.typed(room.table(), open, body.text("typed"));
        if (verdict != null) return verdict;
        throw body.has("typed")
                ? RequestRefused.wrong("no-typed", body.text("typed"))
                : RequestRefused.wrong("no-gesture");
    }

    /**
     * Exact odds may take seconds: they are reckoned on a table apart, and nobody waits for them.
     *
     * @param withoutOdds whether the verdict alone is worth telling, if odds cannot be reckoned now
     */
    private <A> Reply judged(
            Visitor visitor,
            OpenQuestion<T, A> open,
            RequestFields body,
            Function<AnswerPreview, Map<String, Object>> said,
            boolean withoutOdds) {
        var presenter = states.voice(visitor.lang()).presenter();
        var seen = seen(visitor);
        var asked = room.desk().refereed() ? StateMaker.on(seen, open) : open;
        var verdict = presenter.check(seen, asked, body.get("answer"));
        if (!verdict.legal()) return Reply.back(said.apply(verdict));
        var apart = seen.copy();
        return Reply.later(
                () -> said.apply(presenter.withOdds(apart, open.question(), verdict)),
                withoutOdds ? said.apply(verdict) : null);
    }

    private static Map<String, Object> verdict(
            OpenQuestion<?, ?> open, RequestFields body, AnswerPreview verdict) {
        var message = Json.object("type", "verdict", "id", body.get("id"), "number", open.number());
        Map<?, ?> facts = Json.MAPPER.convertValue(verdict, Map.class);
        facts.forEach((name, value) -> message.put(String.valueOf(name), value));
        return message;
    }

    private static Map<String, Object> prospect(
            OpenQuestion<?, ?> open, RequestFields body, AnswerPreview verdict) {
        return Json.object(
                "type", "odds",
                "id", body.get("id"),
                "number", open.number(),
                "legal", verdict.legal(),
                "refusal", verdict.refusal(),
                "odds", verdict.odds());
    }

    private static Drag drag(RequestFields body) {
        var drag = body.object("drag");
        return new Drag(
                drag.text("unit"),
                drag.wholeOrNull("model"),
                drag.point("to"),
                drag.wholeOrNull("facing"),
                body.get("base"));
    }

    // ---- dice

    Reply dice(Visitor visitor, RequestFields body) {
        if (room.over()) throw RequestRefused.late("over");
        var dice = room.begun() ? room.match().awaited() : null;
        if (dice == null || body.whole("number") != DicePrompts.number(room))
            throw RequestRefused.late("no-dice");
        if (!states.mayRoll(visitor.seat(), dice.side()))
            throw RequestRefused.forbidden("not-yours");
        var faces = body.wholes("faces");
        if (faces.size() != dice.count() || faces.stream().anyMatch(f -> f < 1 || f > dice.faces()))
            throw RequestRefused.wrong("wrong-dice", dice.count());
        room.enter(new Entry.DiceFell(faces), false);
        return Reply.CHANGED;
    }

    // ---- standing answers

    /** From now on answered without being asked, passed if no answer is named, or asked again. */
    Reply standing(Visitor visitor, RequestFields body) {
        if (room.over() || !room.begun()) throw RequestRefused.late("not-begun");
        var question = body.text("question");
        boolean on = body.flag("on");
        if (!on && askAgain(visitor, question)) return Reply.CHANGED;
        for (var open : room.open())
            if (on && visitor.seat().plays(open.side()) && named(open, question))
                return stand(visitor, open, body.get("answer"));
        throw RequestRefused.late("not-standing");
    }

    private <A> Reply stand(Visitor visitor, OpenQuestion<T, A> open, @Nullable Object written) {
        var question = open.question();
        var standing = question.secret() ? List.<A>of() : question.standing();
        if (standing.isEmpty()) throw RequestRefused.late("not-standing");
        var pass = question.pass();
        var names = TableNames.of(seen(visitor));
        var answer =
                written == null ? pass : PlainAnswerReader.read(question, written, "answer", names);
        if (answer == null || !standing.contains(answer)) throw RequestRefused.late("not-standing");
        var name = room.table().stored().name(question);
        if (answer.equals(pass)) return stand(open.side(), name, true);
        return always(open.side(), name, StandingAnswers.word(answer));
    }

    private boolean askAgain(Visitor visitor, String question) {
        boolean found = false;
        for (var side : visitor.seat().sides()) {
            if (room.affairs().always(side, question) != null) {
                always(side, question, null);
                found = true;
            }
            if (standing(side, question)) {
                stand(side, question, false);
                found = true;
            }
        }
        return found;
    }

    private Reply always(Side side, String question, @Nullable String answer) {
        room.affairs(room.affairs().always(side, question, answer));
        return Reply.CHANGED;
    }

    private boolean named(OpenQuestion<?, ?> open, String question) {
        return Kind.of(open.question().getClass()).equals(question)
                || room.table().stored().name(open.question()).equals(question);
    }

    private boolean standing(Side side, String question) {
        var seat = SeatKind.of(side);
        return new StandingAnswers(room.match().journal()).of(seat).contains(question);
    }

    private Reply stand(Side side, String question, boolean on) {
        room.enter(new Entry.StandingPass(side, question, on), false);
        return Reply.CHANGED;
    }
}
