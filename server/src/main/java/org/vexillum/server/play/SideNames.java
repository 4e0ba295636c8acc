package org.vexillum.server.play;

import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Side;

/** Sides as the protocol writes them. */
final class SideNames {
    private SideNames() {}

    static Side read(String written) {
        return switch (written) {
            case "A" -> Side.A;
            case "B" -> Side.B;
            default -> throw RequestRefused.wrong("no-side", written);
        };
    }
}
