package org.vexillum.regiments.morale;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.Target;

/** What happens when nerves are tested. */
public final class MoraleEvents {
    private MoraleEvents() {}

    public record MoraleRolled(String unit, Target needed, Roll roll, boolean passed, Rules rules)
            implements Event {}

    /** A Shaken unit fails without rolling. */
    public record FailedShaken(String unit, Rules rules) implements Event {}

    /** The die that may turn a failed test into a passed one. */
    public record RescueRolled(String unit, Roll roll, boolean passed, Rules rules)
            implements Event {}

    public record BecameShaken(String unit, Rules rules) implements Event {}

    public record Recovered(String unit, Rules rules) implements Event {}

    /** Failed after a lost melee at half strength or less. */
    public record Routed(String unit, Rules rules) implements Event {}

    /** Wounded, but no test is due. */
    public record NoTestDue(String unit, int living, int starting, int woundsLeft, Rules rules)
            implements Event {}

    /** Totals of a melee: wounds with Fear, rows, and who lost. */
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
