package org.vexillum.server.play;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Errors;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
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
    }

    private final SeatKind seat;
    private final Lang lang;
    private final Outlet outlet;
    private final Told told = new Told();
    private @Nullable Side eyes;

    public Visitor(SeatKind seat, Lang lang, Outlet outlet) {
        this.seat = seat;
        this.lang = lang;
        this.outlet = outlet;
        eyes = seat.side();
    }

    public SeatKind seat() {
        return seat;
    }

    public Lang lang() {
        return lang;
    }

    Told told() {
        return told;
    }

    /** The side whose secrets he may see now, or null. */
    @Nullable Side eyes() {
        return eyes;
    }

    /** At a shared screen: who sits before it now. */
    void look(@Nullable Side side) {
        eyes = side;
    }

    void send(Object message) {
        outlet.send(Json.write(message));
    }

    /** Refuses a message unheard; whoever sent it learns which one it was, if it says so. */
    public void refuse(String message, Refused refused) {
        Object id;
        try {
            id = Json.body(message).get("id");
        } catch (Refused noMessage) {
            id = null;
        }
        refuse(id, refused);
    }

    void refuse(@Nullable Object id, Refused refused) {
        send(Json.object("type", "error", "id", id, "error", Errors.words(refused, lang)));
    }

    void close() {
        outlet.close();
    }

    void dismiss() {
        outlet.dismiss();
    }
}
