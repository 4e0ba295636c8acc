package org.vexillum.regiments.mission;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;

/** Which Scout unit a side places next, and where (AOFR-SR-SCOUT-2, AOFR-SR-SCOUT-3). */
@Stored(as = "PlaceScout", with = "side")
public record PlaceScout(Side side) implements Question<Battle, Deploy.Placement> {
    @Override
    public Choices<Deploy.Placement> choices(Battle battle) {
        return placing(battle);
    }

    PlacementChoices placing(Battle battle) {
        return new PlacementChoices(PlacementArea.scouting(battle, side), Status.SCOUT);
    }

    @Override
    public Class<Deploy.Placement> answerType() {
        return Deploy.Placement.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-SCOUT-2", "AOFR-SR-SCOUT-3");
    }
}
