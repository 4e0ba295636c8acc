package org.vexillum.tourneys.event;

/** Who makes a change, when and why. */
public record Hand(String who, String when, String why) {
    public static final Hand ORGANISER = new Hand("organiser", "", "");

    public Hand because(String why) {
        return new Hand(who, when, why);
    }
}
