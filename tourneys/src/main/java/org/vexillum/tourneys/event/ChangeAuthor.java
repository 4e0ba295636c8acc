package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/** Who makes a change, when and why. */
@Stored(
        as = "Hand",
        with = {"who", "when", "why"})
public record ChangeAuthor(String who, String when, String why) {
    public static final ChangeAuthor ORGANISER = new ChangeAuthor("organiser", "", "");

    public ChangeAuthor because(String why) {
        return new ChangeAuthor(who, when, why);
    }
}
