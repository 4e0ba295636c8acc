package org.vexillum.regiments.morale;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.stored.Stored;

/** What happens when nerves are tested. */
public final class MoraleEvents {
    private MoraleEvents() {}

    @Stored(
            as = "MoraleRolled",
            with = {"unit", "needed", "roll", "passed", "rules"})
    public record MoraleRolled(
            String unit, TargetNumber needed, Roll roll, boolean passed, Rules rules)
            implements Event {}

    /** A Shaken unit fails without rolling. */
    @Stored(
            as = "FailedShaken",
            with = {"unit", "rules"})
    public record FailedShaken(String unit, Rules rules) implements Event {}

    /** The die that may turn a failed test into a passed one. */
    @Stored(
            as = "RescueRolled",
            with = {"unit", "roll", "passed", "rules"})
    public record RescueRolled(String unit, Roll roll, boolean passed, Rules rules)
            implements Event {}

    @Stored(
            as = "BecameShaken",
            with = {"unit", "rules"})
    public record BecameShaken(String unit, Rules rules) implements Event {}

    @Stored(
            as = "Recovered",
            with = {"unit", "rules"})
    public record Recovered(String unit, Rules rules) implements Event {}

    /** Failed after a lost melee at half strength or less. */
    @Stored(
            as = "Routed",
            with = {"unit", "rules"})
    public record Routed(String unit, Rules rules) implements Event {}

    /** Wounded, but no test is due. */
    @Stored(
            as = "NoTestDue",
            with = {"unit", "living", "starting", "woundsLeft", "rules"})
    public record NoTestDue(String unit, int living, int starting, int woundsLeft, Rules rules)
            implements Event {}

    /** Totals of a melee: wounds with Fear, rows, and who lost. */
    @Stored(
            as = "MeleeCompared",
            with = {
                "charger",
                "chargerWounds",
                "chargerFear",
                "chargerRows",
                "target",
                "targetWounds",
                "targetFear",
                "targetRows",
                "loser",
                "rules"
            })
    public record MeleeCompared(
            String charger,
            int chargerWounds,
            int chargerFear,
            int chargerRows,
            String target,
            int targetWounds,
            int targetFear,
            int targetRows,
            String loser,
            Rules rules)
            implements Event {
        public int chargerTotal() {
            return chargerWounds + chargerFear + chargerRows;
        }

        public int targetTotal() {
            return targetWounds + targetFear + targetRows;
        }
    }
}
