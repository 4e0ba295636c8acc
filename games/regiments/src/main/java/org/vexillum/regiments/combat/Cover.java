package org.vexillum.regiments.combat;

import org.vexillum.kernel.stored.Stored;

/**
 * What shelters a target from one shooting unit, judged when targets are declared.
 *
 * @param any covered, counting models inside terrain and models behind something together
 * @param inside covered even if only models inside cover terrain count
 */
@Stored(
        as = "Cover",
        with = {"any", "inside"})
public record Cover(boolean any, boolean inside) {
    public static final Cover NONE = new Cover(false, false);
    public static final Cover INSIDE = new Cover(true, true);
    public static final Cover BEHIND = new Cover(true, false);
}
