package org.vexillum.tourneys.event;

/** What is played in a round: keys of a scenario and of a feat; empty where there is none. */
public record Adventure(String scenario, String feat) {
    public static final Adventure NONE = new Adventure("", "");
}
