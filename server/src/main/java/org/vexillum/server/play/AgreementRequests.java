package org.vexillum.server.play;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.vexillum.files.journal.MatchHistory;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;

/** Requests between the sides: taking back, offers, giving up, the referee. */
final class AgreementRequests<T extends Table<T>> {
    private static final int LONGEST_REASON = 300;
    private static final int MOST_OFFERS = 10;

    /** Begins the notes of ends that the referee decided. */
    static final String DECIDED = "decided-";

    /** Begins the notes that something was declined. */
    static final String DECLINED = "declined-";

    private static final Set<String> OFFERS = Set.of("draw", "stop", "correction", "release");

    private final Room<T> room;
    private final UndoRules<T> undoing;

    AgreementRequests(Room<T> room) {
        this.room = room;
        undoing = new UndoRules<>(room);
    }

    // ---- taking back

    Reply undo(Visitor visitor) {
        if (visitor.seat() == SeatKind.REFEREE) return refereeUndoes(visitor);
        mustPlay(visitor);
        int last = undoing.last(visitor.seat());
        if (last < 0) throw RequestRefused.late("nothing-to-undo");
        var side = speaker(visitor);
        if (room.affairs().offers().stream().anyMatch(offer -> asks(offer, side)))
            return Reply.LOOKED;
        if (undoing.free(visitor.seat())) return takeBackFreely(last, side);
        if (undoing.alone(visitor.seat())) return takeBack(last, side.name(), "alone");
        room.note("asks-back", side.name());
        return offer(new Offer(next(), side, Offer.What.UNDO, last, null, ""));
    }

    private static boolean asks(Offer offer, Side side) {
        return offer.what() == Offer.What.UNDO && offer.by() == side;
    }

    private Reply refereeUndoes(Visitor visitor) {
        mustDecide(visitor);
        var standing = UndoRules.standing(room.match().journal());
        if (standing.isEmpty()) throw RequestRefused.late("nothing-to-undo");
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
                String.valueOf(DiceOfEvent.count(lost.stream().map(MatchHistory.Told::event))));
        return Reply.CHANGED;
    }

    /** Once its record was opened, everybody could know the dice and what was hidden. */
    private void mustBeClosed() {
        boolean people = room.row().played(Side.A) && room.row().played(Side.B);
        if (room.over() && people && !room.row().shared() && room.opened())
            throw RequestRefused.late("record-open");
    }

    private void rewind(int entry) {
        mustBeClosed();
        room.enter(new Entry.TakenBack(entry), false);
        askAgain(entry);
    }

    /** What was answered once for all would be answered at once, and nothing be taken back. */
    private void askAgain(int entry) {
        for (var open : room.open()) {
            var question = room.table().stored().name(open.question());
            if (room.affairs().always(open.side(), question) != null)
                room.affairs(room.affairs().always(open.side(), question, null));
        }
        var journal = room.match().journal();
        if (!(journal.getLast() instanceof Entry.Answer passed)) return;
        for (var question : new StandingAnswers(journal).of(SeatKind.of(passed.side())))
            room.enter(new Entry.StandingPass(passed.side(), question, false), false);
        room.enter(new Entry.TakenBack(entry), false);
    }

    // ---- offers

    Reply offer(Visitor visitor, RequestFields body) {
        var what = body.text("what").toLowerCase(Locale.ROOT);
        if (!OFFERS.contains(what)) throw RequestRefused.wrong("no-offer", what);
        var kind = Offer.What.valueOf(what.toUpperCase(Locale.ROOT));
        var reason = ChatRequests.clean(body.text("reason", ""), LONGEST_REASON);
        if (room.over() && kind != Offer.What.CORRECTION) throw RequestRefused.late("over");
        if (!room.begun()) throw RequestRefused.late("not-begun");
        if (visitor.seat() == SeatKind.REFEREE) return refereeDecides(visitor, kind, body, reason);
        mustPlay(visitor);
        if (kind == Offer.What.RELEASE) mustSitByConsent();
        if (kind == Offer.What.CORRECTION) sensible(body.get("correction"));
        var offer = new Offer(next(), speaker(visitor), kind, -1, body.get("correction"), reason);
        if (!undoing.alone(visitor.seat())) return offer(offer);
        boolean bot = visitor.seat() != SeatKind.BOTH;
        if (bot && kind == Offer.What.DRAW) throw RequestRefused.late("bot-plays-on");
        return fulfil(offer, List.of(Side.A, Side.B));
    }

    /** He stays called until he says that the matter is settled, or the game is over. */
    private Reply refereeDecides(
            Visitor visitor, Offer.What kind, RequestFields body, String reason) {
        mustDecide(visitor);
        if (kind == Offer.What.RELEASE) throw RequestRefused.forbidden("not-a-player");
        var offer = new Offer(next(), Side.A, kind, -1, body.get("correction"), reason);
        if (kind != Offer.What.CORRECTION) room.affairs(room.affairs().calling(false));
        return fulfil(offer, List.of());
    }

    private Reply offer(Offer offer) {
        if (room.affairs().offers().size() >= MOST_OFFERS)
            throw RequestRefused.late("too-many-offers", MOST_OFFERS);
        room.affairs(room.affairs().offering(offer));
        return Reply.CHANGED;
    }

    private int next() {
        return room.affairs().made() + 1;
    }

    /** Grants what was asked: {@code agree} or {@code grant}. */
    Reply agree(Visitor visitor, RequestFields body) {
        var offer = addressed(visitor, body);
        var candidate = offer.candidate();
        if (candidate != null) return consent(visitor, offer, candidate);
        room.affairs(room.affairs().without(offer));
        return fulfil(offer, List.of(Side.A, Side.B));
    }

    Reply decline(Visitor visitor, RequestFields body) {
        var offer = body.has("n") ? find(body.whole("n")) : addressed(visitor, body);
        if (!visitor.seat().player()) throw RequestRefused.forbidden("not-yours");
        room.affairs(room.affairs().without(offer));
        if (offer.candidate() != null) return declined(visitor, offer);
        boolean own = visitor.seat().plays(offer.by());
        var by = own ? offer.by() : offer.by().other();
        room.note((own ? "withdrawn-" : DECLINED) + offer.what().word(), by.name());
        return Reply.CHANGED;
    }

    /** The offer that this visitor may grant; the only one if he names none. */
    private Offer addressed(Visitor visitor, RequestFields body) {
        var offers =
                room.affairs().offers().stream()
                        .filter(offer -> mayGrant(visitor.seat(), offer))
                        .toList();
        if (body.has("n")) {
            var offer = find(body.whole("n"));
            if (!offers.contains(offer)) throw RequestRefused.forbidden("not-yours");
            return offer;
        }
        if (offers.isEmpty()) throw RequestRefused.late("no-such-offer");
        return offers.getLast();
    }

    private static boolean mayGrant(SeatKind seat, Offer offer) {
        var candidate = offer.candidate();
        return candidate == null
                ? seat.plays(offer.by().other())
                : seat.player() && !candidate.agreed().containsAll(seat.sides());
    }

    // ---- the referee sits by consent of both (WC-REF-03), never in a game of his own (WC-REF-07)

    /** A bot is not asked, and of two at one screen each answers for both. */
    private Reply consent(Visitor visitor, Offer offer, Offer.Candidate candidate) {
        var now = candidate.with(visitor.seat().sides());
        for (var side : Side.values())
            if (!now.agreed().contains(side) && room.row().played(side)) {
                room.affairs(room.affairs().replacing(offer.with(now)));
                return Reply.CHANGED;
            }
        return seat(offer, now);
    }

    private Reply seat(Offer offer, Offer.Candidate candidate) {
        var seats = room.house().seats();
        var match = room.row().id();
        if (seats.at(match, candidate.mark()).stream().anyMatch(SeatKind::player))
            throw RequestRefused.late("referee-plays");
        var referee = new AccessRights.Referee(candidate.mark(), candidate.name(), false);
        var affairs = room.affairs().without(offer);
        room.affairs(affairs.with(affairs.doors().seating(referee)));
        seats.holdMark(
                candidate.mark(), new Seats.Seat(match, SeatKind.REFEREE), room.house().now());
        room.note("referee-consent", candidate.name());
        return Reply.CHANGED;
    }

    private Reply declined(Visitor visitor, Offer offer) {
        room.affairs(room.affairs().without(offer));
        room.note(DECLINED + offer.what().word(), speaker(visitor).name());
        return Reply.CHANGED;
    }

    private void mustSitByConsent() {
        if (room.affairs().doors().agreed().isEmpty()) throw RequestRefused.late("no-referee");
    }

    /** Both let the referee go on whom they had agreed. */
    private Reply release() {
        mustSitByConsent();
        var doors = room.affairs().doors();
        var stays = doors.released();
        room.house()
                .seats()
                .dismiss(
                        new Seats.Seat(room.row().id(), SeatKind.REFEREE),
                        stays.referees().stream().map(AccessRights.Referee::mark).toList());
        room.affairs(room.affairs().with(stays));
        room.note("referee-released", doors.agreed().getLast().name());
        return Reply.CHANGED;
    }

    private Offer find(int n) {
        for (var offer : room.affairs().offers()) if (offer.n() == n) return offer;
        throw RequestRefused.late("no-such-offer");
    }

    private Reply fulfil(Offer offer, List<Side> agreed) {
        return switch (offer.what()) {
            case UNDO -> takeBack(offer.entry(), offer.by().name(), "granted");
            case CORRECTION -> correct(offer, agreed);
            case DRAW, STOP -> end(offer.what(), agreed);
            case RELEASE -> release();
            case REFEREE -> throw RequestRefused.forbidden("not-yours");
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
            throw RequestRefused.wrong("impossible-correction");
        }
        return Reply.CHANGED;
    }

    private Object sensible(@Nullable Object written) {
        var correction = Proposal.read(room, written);
        new Proposal<>(room, correction).mustMakeSense();
        return correction;
    }

    // ---- giving up, and who may decide

    Reply concede(Visitor visitor, RequestFields body) {
        mustPlay(visitor);
        if (room.over()) throw RequestRefused.late("over");
        if (!room.begun()) throw RequestRefused.late("not-begun");
        var side = visitor.seat().side();
        if (side == null) side = SideNames.read(body.text("side"));
        room.enter(new Entry.Conceded(side), false);
        return Reply.CHANGED;
    }

    Reply callReferee(Visitor visitor) {
        mustPlay(visitor);
        if (room.affairs().calls()) return Reply.LOOKED;
        room.affairs(room.affairs().calling(true));
        room.note("called", speaker(visitor).name());
        return Reply.CHANGED;
    }

    /** The referee has decided all there was, or a player no longer needs him. */
    Reply settle(Visitor visitor) {
        boolean judge = visitor.seat() == SeatKind.REFEREE;
        if (judge) mustSit(visitor);
        else mustPlay(visitor);
        if (!room.affairs().calls()) throw RequestRefused.late("not-called");
        room.affairs(room.affairs().calling(false));
        if (judge) room.note("settled");
        else room.note("uncalled", speaker(visitor).name());
        return Reply.CHANGED;
    }

    /** Who is called decides, if the players or his office put him there. */
    private void mustDecide(Visitor visitor) {
        mustSit(visitor);
        if (!room.affairs().calls()) throw RequestRefused.forbidden("not-called");
        if (!room.begun()) throw RequestRefused.late("not-begun");
    }

    private void mustSit(Visitor visitor) {
        if (!room.affairs().doors().referee(visitor.mark()))
            throw RequestRefused.forbidden("not-a-referee");
    }

    private static void mustPlay(Visitor visitor) {
        if (!visitor.seat().player()) throw RequestRefused.forbidden("not-a-player");
    }

    private static Side speaker(Visitor visitor) {
        return visitor.seat().sides().getFirst();
    }
}
