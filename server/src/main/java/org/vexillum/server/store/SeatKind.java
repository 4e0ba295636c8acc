package org.vexillum.server.store;

import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** What a visitor may do at a match. */
public enum SeatKind {
    A,
    B,
    /** Two players before one screen. */
    BOTH,
    /** Sees what gives nothing away. */
    SPECTATOR,
    /** May decide, once called. */
    REFEREE;

    public static SeatKind of(Side side) {
        return side == Side.A ? A : B;
    }

    /** The sides it plays. */
    public List<Side> sides() {
        return switch (this) {
            case A -> List.of(Side.A);
            case B -> List.of(Side.B);
            case BOTH -> List.of(Side.A, Side.B);
            case SPECTATOR, REFEREE -> List.of();
        };
    }

    public boolean plays(Side side) {
        return sides().contains(side);
    }

    public boolean player() {
        return !sides().isEmpty();
    }

    /** The side it plays, or null if that is not one. */
    public @Nullable Side side() {
        return sides().size() == 1 ? sides().getFirst() : null;
    }

    /** As the protocol writes it. */
    public String word() {
        return player() && this != BOTH ? name() : name().toLowerCase(Locale.ROOT);
    }
}
