package org.vexillum.firstblood.shooting;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;

/** What happens when regiments shoot. */
public final class ShootingEvents {
    private ShootingEvents() {}

    public record TookAim(String regiment, Rules rules) implements Event {}

    /**
     * A regiment shoots at another.
     *
     * @param shooters how many models fire, {@code obscured} of them at an obscured target
     */
    public record VolleyFired(
            String regiment, String target, String weapon, int shooters, int obscured, Rules rules)
            implements Event {}

    /** Overcharge markers were discarded for more and harder shots. */
    public record Overcharged(String regiment, int markers, Rules rules) implements Event {}
}
