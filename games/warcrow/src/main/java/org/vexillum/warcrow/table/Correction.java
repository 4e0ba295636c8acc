package org.vexillum.warcrow.table;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** What both players agreed on against what was entered (WC-GAME-04). */
public sealed interface Correction {
    void apply(Battle battle);

    /** The points of a side are others. */
    @Stored(
            as = "Correction.Points",
            with = {"side", "military", "arcane"})
    record Points(Side side, int military, int arcane) implements Correction {
        @Override
        public void apply(Battle battle) {
            battle.setMilitary(side, military);
            battle.setArcane(side, arcane);
        }
    }

    /** Somebody else, or nobody, controls an objective. */
    @Stored(
            as = "Correction.Control",
            with = {"objective", "side"})
    record Control(String objective, @Nullable Side side) implements Correction {
        @Override
        public void apply(Battle battle) {
            var one = battle.objective(objective);
            if (one != null) battle.setControl(one, side);
        }
    }

    /** A unit stands elsewhere, or has other stress. */
    @Stored(
            as = "Correction.UnitIs",
            with = {"unit", "stands", "stress"})
    record UnitIs(String unit, UnitStanding stands, int stress) implements Correction {
        @Override
        public void apply(Battle battle) {
            if (!battle.has(unit)) return;
            battle.unit(unit).setStanding(stands);
            battle.unit(unit).setStress(stress);
        }
    }

    /** A meter stands elsewhere. */
    @Stored(
            as = "Correction.Meter",
            with = {"side", "position"})
    record Meter(Side side, int position) implements Correction {
        @Override
        public void apply(Battle battle) {
            battle.feat().setMeter(side, position);
        }
    }

    /** The turn in progress is the last (WC-FORMAT-08). */
    @Stored(as = "Correction.TimeIsUp")
    record TimeIsUp() implements Correction {
        @Override
        public void apply(Battle battle) {
            battle.clock().setTimeUp(true);
        }
    }

    @Stored(
            as = "Correction.Corrected",
            with = {"correction", "rules"})
    record Corrected(Correction correction, Rules rules) implements Event {}
}
