package org.vexillum.firstblood.movement;

import java.util.List;

/** The enemy regiments at which a charge is declared. */
public record Targets(List<String> regiments) {
    public Targets {
        regiments = List.copyOf(regiments);
    }

    public static Targets of(String... regiments) {
        return new Targets(List.of(regiments));
    }
}
