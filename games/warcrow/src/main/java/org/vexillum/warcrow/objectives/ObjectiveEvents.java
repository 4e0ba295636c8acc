package org.vexillum.warcrow.objectives;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** What happens to objectives and loot. */
public final class ObjectiveEvents {
    private ObjectiveEvents() {}

    /** What one unit adds. */
    @Stored(
            as = "Share",
            with = {"unit", "side", "value"})
    public record Share(String unit, Side side, ExplainedNumber value) {}

    /** The sums were compared. */
    @Stored(
            as = "Contested",
            with = {"objective", "a", "b", "shares", "holder", "rules"})
    public record Contested(
            String objective, int a, int b, List<Share> shares, @Nullable Side holder, Rules rules)
            implements Event {}

    /** A marker was placed, and that of the other side taken away if there was one. */
    @Stored(
            as = "ControlGained",
            with = {"objective", "side", "from", "rules"})
    public record ControlGained(String objective, Side side, @Nullable Side from, Rules rules)
            implements Event {}

    /** The active unit stands near no objective. */
    @Stored(
            as = "NothingContested",
            with = {"unit", "rules"})
    public record NothingContested(String unit, Rules rules) implements Event {}

    /** Markers that start controlled. */
    @Stored(
            as = "ControlStarts",
            with = {"objective", "side", "rules"})
    public record ControlStarts(String objective, Side side, Rules rules) implements Event {}

    @Stored(
            as = "LootTaken",
            with = {"unit", "loot", "rules"})
    public record LootTaken(String unit, String loot, Rules rules) implements Event {}

    /** It lies adjacent to where the leader stood. */
    @Stored(
            as = "LootLaidDown",
            with = {"unit", "loot", "rules"})
    public record LootLaidDown(String unit, String loot, Rules rules) implements Event {}

    @Stored(
            as = "LootHandedOn",
            with = {"unit", "to", "loot", "rules"})
    public record LootHandedOn(String unit, String to, String loot, Rules rules) implements Event {}
}
