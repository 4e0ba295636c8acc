package org.vexillum.regiments.mission;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/** Whether a side brings in an Ambush unit now, and where (AOFR-SR-AMBUSH-2, AOFR-SR-AMBUSH-3). */
@Stored(as = "Arrive", with = "side")
public record Arrive(Side side) implements Question<Battle, Arrive.Arrival> {
    /** A unit set down, or null: no more arrive on this side this round. */
    @Stored(as = "Arrive.Arrival", with = "placement")
    public record Arrival(Deploy.@Nullable Placement placement) {
        public static final Arrival DECLINED = new Arrival(null);
    }

    @Override
    public Choices<Arrival> choices(Battle battle) {
        return new ArrivalChoices(battle, side);
    }

    @Override
    public Class<Arrival> answerType() {
        return Arrival.class;
    }

    @Override
    public Arrival pass() {
        return Arrival.DECLINED;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-AMBUSH-2", "AOFR-SR-AMBUSH-3");
    }
}
