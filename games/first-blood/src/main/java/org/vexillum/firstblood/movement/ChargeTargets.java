package org.vexillum.firstblood.movement;

import java.util.List;

/** The enemy regiments at which a charge is declared. */
public record ChargeTargets(List<String> regiments) {
    public ChargeTargets {
        regiments = List.copyOf(regiments);
    }

    public static ChargeTargets of(String... regiments) {
        return new ChargeTargets(List.of(regiments));
    }
}
