package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.stored.Stored;

/**
 * Something a unit may do at the end of its activation.
 *
 * @param marker the loot or Fog it is done with, or empty
 */
@Stored(
        as = "Effect",
        with = {"kind", "marker"})
public record Effect(Kind kind, String marker) {
    public static final Effect NONE = new Effect(Kind.NONE, "");

    @Stored(
            as = "Effect.Kind",
            with = {"TRACK", "SEAL", "PICK_UP", "RESOURCES", "NONE"})
    public enum Kind {
        TRACK,
        SEAL,
        PICK_UP,
        RESOURCES,
        NONE
    }
}
