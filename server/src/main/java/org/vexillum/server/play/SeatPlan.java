package org.vexillum.server.play;

import java.util.List;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.server.store.SeatKind;

/**
 * Who sits where at a new match.
 *
 * @param botA the bot that plays side A, or empty
 * @param guest the seat for which there will be a link, or null
 * @param program whether only a program may take that seat
 */
record SeatPlan(
        SeatKind maker, String botA, String botB, @Nullable SeatKind guest, boolean program) {
    private static final String BOT = "bot:";

    /**
     * @throws RequestRefused if nobody of this kind can be played against
     */
    static SeatPlan of(Desk<?, ?> desk, RequestFields wish) {
        var opponent = wish.text("opponent");
        var side = SideNames.read(wish.text("side", "A"));
        if (opponent.equals("screen")) return new SeatPlan(SeatKind.BOTH, "", "", null, false);
        boolean program = opponent.equals("program");
        if (program || opponent.equals("link"))
            return new SeatPlan(SeatKind.of(side), "", "", SeatKind.of(side.other()), program);
        var bot = opponent.startsWith(BOT) ? opponent.substring(BOT.length()) : "";
        if (!desk.bots().contains(bot)) throw RequestRefused.wrong("no-opponent", opponent);
        return side == Side.A
                ? new SeatPlan(SeatKind.A, "", bot, null, false)
                : new SeatPlan(SeatKind.B, bot, "", null, false);
    }

    Side first() {
        return maker.sides().getFirst();
    }

    /** Whether somebody plays who would have to trust that nobody foresees the dice. */
    boolean people() {
        return maker == SeatKind.BOTH || guest != null && !program;
    }

    /** Sides whose player is still to come. */
    List<Side> absent() {
        return guest == null ? List.of() : guest.sides();
    }
}
