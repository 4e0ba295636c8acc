package org.vexillum.firstblood.morale;

import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import java.util.List;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.kernel.Cause;

/** A regiment that tests, and its tests. */
final class Tested {
    static final Cause FRIGHT = new Cause("FB-SR-TERRIFYING-1", "Terrifying");

    private Tested() {}

    static Levy troop(int edition, int wounds, int resolve, String... traits) {
        return b(edition).profile(5, 2, 3, 1, wounds, resolve, 2, 0).traits(traits);
    }

    static WoundsTaken test(Bout bout, int dice, Integer... engaged) {
        return bout.play(MoraleTest.of("b", dice, List.of(engaged))::play);
    }
}
