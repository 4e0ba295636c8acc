package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.stored.Stored;

/**
 * What a company does when it is its turn.
 *
 * @param unit empty for a pass
 */
@Stored(
        as = "Deed",
        with = {"kind", "unit"})
public record TurnChoice(Kind kind, String unit) {
    public static final TurnChoice PASS = new TurnChoice(Kind.PASS, "");

    @Stored(
            as = "Deed.Kind",
            with = {"ACT", "REST", "ENTER", "PASS"})
    public enum Kind {
        /** Two simple actions that differ, or a complex one (WC-TURN-03). */
        ACT,
        /** The complex action of resting (WC-BG-STRESS-03). */
        REST,
        /** A Scout or Ambusher comes into play. */
        ENTER,
        PASS
    }
}
