package org.vexillum.server.play;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.journal.Chronicle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Body;
import org.vexillum.server.Refused;
import org.vexillum.server.store.SeatKind;

/** Requests between the sides: taking back, offers, giving up, the referee. */
final class Parley<T extends Table<T>> {
    private static final int LONGEST_REASON = 300;

    /** Begins the notes of ends that the referee decided. */
    static final String DECIDED = "decided-";

    /** Begins the notes that something was declined. */
    static final String DECLINED = "declined-";

    private static final Set<String> OFFERS = Set.of("draw", "stop", "correction");

    private final Room<T> room;
    private final Undoing<T> undoing;

    Parley(Room<T> room) {
        this.room = room;
        undoing = new Undoing<>(room);
    }

    // ---- taking back

    Reply undo(Visitor visitor) {
        if (visitor.seat() == SeatKind.REFEREE) return refereeUndoes();
        mustPlay(visitor);
        int last = undoing.last(visitor.seat());
        if (last < 0) throw Refused.late("nothing-to-undo");
        var side = speaker(visitor);
        if (undoing.free(visitor.seat())) return takeBackFreely(last, side);
        if (undoing.alone(visitor.seat())) return takeBack(last, side.name(), "alone");
        room.note("asks-back", side.name());
        return offer(new Offer(next(), side, Offer.What.UNDO, last, null, ""));
    }

    private Reply refereeUndoes() {
        mustBeCalled();
        var standing = Undoing.standing(room.match().journal());
        if (standing.isEmpty()) throw Refused.late("nothing-to-undo");
        return takeBack(standing.getLast().number(), "-", "referee");
    }

    private Reply takeBackFreely(int entry, Side side) {
        rewind(entry);
        // people at a real table have no other way to see that something was
        if (room.affairs().tableside() != null) room.note("taken-back", side.name());
        return Reply.CHANGED;
    }

    /** Takes back what others have seen: the log keeps it, and says how it came about. */
    private Reply takeBack(int entry, String side, String how) {
        var lost = room.scribe().chronicle().since(entry);
        int first = room.match().journal().size();
        rewind(entry);
        room.note(
                LogOrder.TAKEN_BACK + how,
                side,
                String.valueOf(first),
                String.valueOf(room.match().journal().size() - 1),
                String.valueOf(lost.size()),
                String.valueOf(FallenDice.count(lost.stream().map(Chronicle.Told::event))));
        return Reply.CHANGED;
    }

    private void rewind(int entry) {
        room.enter(new Entry.TakenBack(entry), false);
        askAgain(entry);
    }

    /** What was answered once for all would be answered at once, and nothing be taken back. */
    private void askAgain(int entry) {
        for (var open : room.open()) {
            var question = open.question().getClass().getSimpleName();
            if (room.affairs().always(open.side(), question) != null)
                room.affairs(room.affairs().always(open.side(), question, null));
        }
        var journal = room.match().journal();
        if (!(journal.getLast() instanceof Entry.Answer passed)) return;
        for (var question : new Standing(journal).of(SeatKind.of(passed.side())))
            room.enter(new Entry.StandingPass(passed.side(), question, false), false);
        room.enter(new Entry.TakenBack(entry), false);
    }

    // ---- offers

    Reply offer(Visitor visitor, Body body) {
        var what = body.text("what").toLowerCase(Locale.ROOT);
        if (!OFFERS.contains(what)) throw Refused.wrong("no-offer", what);
        var kind = Offer.What.valueOf(what.toUpperCase(Locale.ROOT));
        var reason = Talking.clean(body.text("reason", ""), LONGEST_REASON);
        if (room.over() && kind != Offer.What.CORRECTION) throw Refused.late("over");
        if (!room.begun()) throw Refused.late("not-begun");
        if (visitor.seat() == SeatKind.REFEREE) return refereeDecides(kind, body, reason);
        mustPlay(visitor);
        if (kind == Offer.What.CORRECTION) sensible(body.get("correction"));
        var offer = new Offer(next(), speaker(visitor), kind, -1, body.get("correction"), reason);
        if (!undoing.alone(visitor.seat())) return offer(offer);
        boolean bot = visitor.seat() != SeatKind.BOTH;
        if (bot && kind == Offer.What.DRAW) throw Refused.late("bot-plays-on");
        return fulfil(offer, List.of(Side.A, Side.B));
    }

    /** He stays called until he says that the matter is settled, or the game is over. */
    private Reply refereeDecides(Offer.What kind, Body body, String reason) {
        mustBeCalled();
        var offer = new Offer(next(), Side.A, kind, -1, body.get("correction"), reason);
        if (kind != Offer.What.CORRECTION) room.affairs(room.affairs().calling(false));
        return fulfil(offer, List.of());
    }

    private Reply offer(Offer offer) {
        room.affairs(room.affairs().offering(offer));
        return Reply.CHANGED;
    }

    private int next() {
        return room.affairs().made() + 1;
    }

    /** Grants what was asked: {@code agree} or {@code grant}. */
    Reply agree(Visitor visitor, Body body) {
        var offer = addressed(visitor, body);
        room.affairs(room.affairs().without(offer));
        return fulfil(offer, List.of(Side.A, Side.B));
    }

    Reply decline(Visitor visitor, Body body) {
        var offer = body.has("n") ? find(body.whole("n")) : addressed(visitor, body);
        if (!visitor.seat().player()) throw Refused.forbidden("not-yours");
        room.affairs(room.affairs().without(offer));
        boolean own = visitor.seat().plays(offer.by());
        var by = own ? offer.by() : offer.by().other();
        room.note((own ? "withdrawn-" : DECLINED) + offer.what().word(), by.name());
        return Reply.CHANGED;
    }

    /** The offer that this visitor may grant; the only one if he names none. */
    private Offer addressed(Visitor visitor, Body body) {
        var offers =
                room.affairs().offers().stream()
                        .filter(offer -> visitor.seat().plays(offer.by().other()))
                        .toList();
        if (body.has("n")) {
            var offer = find(body.whole("n"));
            if (!offers.contains(offer)) throw Refused.forbidden("not-yours");
            return offer;
        }
        if (offers.isEmpty()) throw Refused.late("no-such-offer");
        return offers.getLast();
    }

    private Offer find(int n) {
        for (var offer : room.affairs().offers()) if (offer.n() == n) return offer;
        throw Refused.late("no-such-offer");
    }

    private Reply fulfil(Offer offer, List<Side> agreed) {
        return switch (offer.what()) {
            case UNDO -> takeBack(offer.entry(), offer.by().name(), "granted");
            case CORRECTION -> correct(offer, agreed);
            case DRAW, STOP -> end(offer.what(), agreed);
        };
    }

    private Reply end(Offer.What how, List<Side> agreed) {
        room.affairs(room.affairs().ended(how));
        room.note(agreed.isEmpty() ? DECIDED + how.word() : how.word());
        return Reply.CHANGED;
    }

    private Reply correct(Offer offer, List<Side> agreed) {
        var correction = sensible(offer.correction());
        try {
            room.enter(new Entry.Corrected(agreed, correction, offer.reason()), false);
        } catch (Unreadable unreadable) {
            throw unreadable;
        } catch (RuntimeException impossible) {
            throw Refused.wrong("impossible-correction");
        }
        return Reply.CHANGED;
    }

    private Object sensible(@Nullable Object written) {
        var correction = Proposal.read(room, written);
        new Proposal<>(room, correction).mustMakeSense();
        return correction;
    }

    // ---- giving up, and who may decide

    Reply concede(Visitor visitor, Body body) {
        mustPlay(visitor);
        if (room.over()) throw Refused.late("over");
        if (!room.begun()) throw Refused.late("not-begun");
        var side = visitor.seat().side();
        if (side == null) side = Sides.read(body.text("side"));
        room.enter(new Entry.Conceded(side), false);
        return Reply.CHANGED;
    }

    Reply callReferee(Visitor visitor) {
        mustPlay(visitor);
        room.affairs(room.affairs().calling(true));
        room.note("called", speaker(visitor).name());
        return Reply.CHANGED;
    }

    /** The referee has decided all there was, or a player no longer needs him. */
    Reply settle(Visitor visitor) {
        boolean judge = visitor.seat() == SeatKind.REFEREE;
        if (!judge) mustPlay(visitor);
        if (!room.affairs().calls()) throw Refused.late("not-called");
        room.affairs(room.affairs().calling(false));
        if (judge) room.note("settled");
        else room.note("uncalled", speaker(visitor).name());
        return Reply.CHANGED;
    }

    private void mustBeCalled() {
        if (!room.affairs().calls()) throw Refused.forbidden("not-called");
        if (!room.begun()) throw Refused.late("not-begun");
    }

    private static void mustPlay(Visitor visitor) {
        if (!visitor.seat().player()) throw Refused.forbidden("not-a-player");
    }

    private static Side speaker(Visitor visitor) {
        return visitor.seat().sides().getFirst();
    }
}
