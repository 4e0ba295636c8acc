package org.vexillum.regiments.mission;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;

/** Which unit a side deploys next, and where (AOFR-DEPLOY-02, AOFR-DEPLOY-03). */
@Stored(as = "Deploy", with = "side")
public record Deploy(Side side) implements Question<Battle, Deploy.Placement> {
    /**
     * A unit set down.
     *
     * @param front the centre of its front edge, and its facing
     * @param arrangement models by number, slot by slot, or empty for the default (AOFR-FORM-07)
     */
    @Stored(
            as = "Deploy.Placement",
            with = {"unit", "front", "arrangement"})
    public record Placement(String unit, Pose front, List<Integer> arrangement) {
        public Placement {
            arrangement = List.copyOf(arrangement);
        }

        public Placement(String unit, Pose front) {
            this(unit, front, List.of());
        }
    }

    @Override
    public Choices<Placement> choices(Battle battle) {
        return placing(battle);
    }

    PlacementChoices placing(Battle battle) {
        return new PlacementChoices(PlacementArea.zone(battle, side), Status.UNDEPLOYED);
    }

    @Override
    public Class<Placement> answerType() {
        return Placement.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-DEPLOY-02", "AOFR-DEPLOY-03", "AOFR-FORM-07");
    }
}
