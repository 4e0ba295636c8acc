package org.vexillum.warcrow.sequence;

/**
 * Something a unit may do at the end of its activation.
 *
 * @param marker the loot or Fog it is done with, or empty
 */
public record Effect(Kind kind, String marker) {
    public static final Effect NONE = new Effect(Kind.NONE, "");

    public enum Kind {
        TRACK,
        SEAL,
        PICK_UP,
        RESOURCES,
        NONE
    }
}
