package org.vexillum.firstblood.shooting;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.stored.Stored;

/** What happens when regiments shoot. */
public final class ShootingEvents {
    private ShootingEvents() {}

    @Stored(
            as = "TookAim",
            with = {"regiment", "rules"})
    public record TookAim(String regiment, Rules rules) implements Event {}

    /**
     * A regiment shoots at another.
     *
     * @param shooters how many models fire, {@code obscured} of them at an obscured target
     */
    @Stored(
            as = "VolleyFired",
            with = {"regiment", "target", "weapon", "shooters", "obscured", "rules"})
    public record VolleyFired(
            String regiment, String target, String weapon, int shooters, int obscured, Rules rules)
            implements Event {}

    /** Overcharge markers were discarded for more and harder shots. */
    @Stored(
            as = "Overcharged",
            with = {"regiment", "markers", "rules"})
    public record Overcharged(String regiment, int markers, Rules rules) implements Event {}
}
