package org.vexillum.warcrow.objectives;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;

/** What happens to objectives and loot. */
public final class ObjectiveEvents {
    private ObjectiveEvents() {}

    /** What one unit adds. */
    public record Share(String unit, Side side, Figure value) {}

    /** The sums were compared. */
    public record Contested(
            String objective, int a, int b, List<Share> shares, @Nullable Side holder, Rules rules)
            implements Event {}

    /** A marker was placed, and that of the other side taken away if there was one. */
    public record ControlGained(String objective, Side side, @Nullable Side from, Rules rules)
            implements Event {}

    /** The active unit stands near no objective. */
    public record NothingContested(String unit, Rules rules) implements Event {}

    /** Markers that start controlled. */
    public record ControlStarts(String objective, Side side, Rules rules) implements Event {}

    public record LootTaken(String unit, String loot, Rules rules) implements Event {}

    /** It lies adjacent to where the leader stood. */
    public record LootLaidDown(String unit, String loot, Rules rules) implements Event {}

    public record LootHandedOn(String unit, String to, String loot, Rules rules) implements Event {}
}
