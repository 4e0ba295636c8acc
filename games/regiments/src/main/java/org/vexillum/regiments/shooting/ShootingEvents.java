package org.vexillum.regiments.shooting;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.combat.Cover;

/** What happens when units shoot, before their dice. */
public final class ShootingEvents {
    private ShootingEvents() {}

    /**
     * A weapon is aimed at a target; from here on these facts are fixed.
     *
     * @param shots copies of the weapon in the hands of models that may fire
     */
    @Stored(
            as = "TargetDeclared",
            with = {"unit", "weapon", "target", "shots", "far", "cover", "rules"})
    public record TargetDeclared(
            String unit,
            String weapon,
            String target,
            int shots,
            boolean far,
            Cover cover,
            Rules rules)
            implements Event {}
}
