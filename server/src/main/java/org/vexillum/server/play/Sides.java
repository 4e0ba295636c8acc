package org.vexillum.server.play;

import org.vexillum.gamekit.desk.Refused;
import org.vexillum.kernel.Side;

/** Sides as the protocol writes them. */
final class Sides {
    private Sides() {}

    static Side read(String written) {
        return switch (written) {
            case "A" -> Side.A;
            case "B" -> Side.B;
            default -> throw Refused.wrong("no-side", written);
        };
    }
}
