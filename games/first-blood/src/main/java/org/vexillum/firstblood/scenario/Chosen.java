package org.vexillum.firstblood.scenario;

import java.util.List;

/** Regiments by id, in the order of their force. */
public record Chosen(List<String> regiments) {
    public static final Chosen NONE = new Chosen(List.of());

    public Chosen {
        regiments = List.copyOf(regiments);
    }

    public static Chosen of(String... regiments) {
        return new Chosen(List.of(regiments));
    }
}
