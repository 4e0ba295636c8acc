package org.vexillum.server.play;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.server.Json;
import org.vexillum.server.RefusalWords;
import org.vexillum.server.store.SeatKind;

/** Somebody connected to a room: a seat, a language, and how far he has been told. */
public final class Visitor {
    /** Where his messages go. */
    public interface Outlet {
        void send(String message);

        /** Ends the connection; he will come back. */
        void close();

        /** Ends the connection; coming back at once would not help. */
        void dismiss();

        /** Whether so much waits for him that how things stand is told when he has taken it. */
        default boolean behind() {
            return false;
        }
    }

    /** So many of his requests may wait for their turn. */
    private static final int MOST = 100;

    private final SeatKind seat;
    private final Lang lang;
    private final Outlet outlet;
    private final Identity identity;
    private final String account;
    private final String address;
    private final SentLines told = new SentLines();
    private final AtomicInteger requests = new AtomicInteger();
    private volatile boolean owed;
    private volatile boolean here = true;
    private @Nullable Side eyes;
    private int looked;
    private boolean referee;

    /**
     * Who he is beside his seat.
     *
     * @param mark by which the seats know him
     * @param sits whether his seat is still his
     * @param same whether he would be given this very seat if he came now
     */
    public record Identity(String mark, BooleanSupplier sits, BooleanSupplier same) {
        static final Identity NONE = new Identity("", () -> true, () -> true);
    }

    Visitor(SeatKind seat, Lang lang, Outlet outlet) {
        this(seat, lang, outlet, Identity.NONE);
    }

    Visitor(SeatKind seat, Lang lang, Outlet outlet, Identity identity) {
        this(seat, lang, outlet, identity, seat.word(), "");
    }

    /**
     * @param account by what he is counted
     * @param address where he calls from
     */
    public Visitor(
            SeatKind seat,
            Lang lang,
            Outlet outlet,
            Identity identity,
            String account,
            String address) {
        this.identity = identity;
        this.account = account;
        this.address = address;
        this.seat = seat;
        this.lang = lang;
        this.outlet = outlet;
        eyes = seat.side();
    }

    /** The connection is gone: what is worked out for him can be left. */
    void gone() {
        here = false;
    }

    LongWorkPool.Client client() {
        return new LongWorkPool.Client(account, address, () -> here);
    }

    public SeatKind seat() {
        return seat;
    }

    String mark() {
        return identity.mark();
    }

    boolean sits() {
        return identity.sits().getAsBoolean();
    }

    public Lang lang() {
        return lang;
    }

    SentLines told() {
        return told;
    }

    /**
     * Comes in by these doors, unless his seat was taken away on the way, or the players made him
     * the referee: then he comes again, as what he is by now.
     */
    boolean enters(AccessRights doors) {
        referee = doors.referee(mark());
        return !mustComeAgain(doors) && identity.same().getAsBoolean();
    }

    /** Whether he has to come again: his seat is no longer his, or he has become the referee. */
    boolean mustComeAgain(AccessRights doors) {
        if (doors.referee(mark()) && !referee) return true;
        if (doors.revoked() == looked) return false;
        looked = doors.revoked();
        return !sits();
    }

    /** The side whose secrets he may see now, or null. */
    @Nullable Side eyes() {
        return eyes;
    }

    /** At a shared screen: who sits before it now. */
    void look(@Nullable Side side) {
        eyes = side;
    }

    /** Whether one more request of his may wait for its turn. */
    boolean mayAsk() {
        if (requests.incrementAndGet() <= MOST) return true;
        requests.decrementAndGet();
        return false;
    }

    /** One of his requests has had its turn. */
    void heard() {
        requests.decrementAndGet();
    }

    /**
     * Asks for leave to tell him how things stand: if he is behind he is told later, and then only
     * how they stand by then.
     */
    boolean ready() {
        // in this order: whoever finds him no longer behind afterwards finds it owed
        owed = true;
        if (outlet.behind()) return false;
        owed = false;
        return true;
    }

    /** Whether he waits to be told how things stand. */
    boolean owed() {
        return owed;
    }

    void send(Object message) {
        outlet.send(Json.write(message));
    }

    /** Refuses a message unheard; whoever sent it learns which one it was, if it says so. */
    public void refuse(String message, RequestRefused refused) {
        refuse(Json.id(message), refused);
    }

    void refuse(@Nullable Object id, RequestRefused refused) {
        send(Json.object("type", "error", "id", id, "error", RefusalWords.words(refused, lang)));
    }

    void close() {
        outlet.close();
    }

    void dismiss() {
        outlet.dismiss();
    }
}
