package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/** Who makes a change, when and why. */
@Stored(
        as = "Hand",
        with = {"who", "when", "why"})
public record Hand(String who, String when, String why) {
    public static final Hand ORGANISER = new Hand("organiser", "", "");

    public Hand because(String why) {
        return new Hand(who, when, why);
    }
}
