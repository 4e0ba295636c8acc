package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.kernel.stored.Stored;

/** The enemy regiments at which a charge is declared. */
@Stored(as = "ChargeTargets", with = "regiments")
public record ChargeTargets(List<String> regiments) {
    public ChargeTargets {
        regiments = List.copyOf(regiments);
    }

    public static ChargeTargets of(String... regiments) {
        return new ChargeTargets(List.of(regiments));
    }
}
