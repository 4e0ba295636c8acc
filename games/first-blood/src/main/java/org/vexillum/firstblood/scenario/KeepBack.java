package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Regimental;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/**
 * Which regiments a side holds back as reinforcements, declared before the first is deployed.
 *
 * <p>FB-REINF-01, FB-RESERVE-01, FB-SR-FLANK.
 */
public record KeepBack(Side side) implements Question<Battle, Chosen> {
    @Override
    public Choices<Chosen> choices(Battle battle) {
        return new SomeOf("FB-REINF-01", able(battle, side), id -> refusal(battle, id));
    }

    static List<String> able(Battle battle, Side side) {
        var able = new ArrayList<String>();
        for (var regiment : battle.regiments(side))
            if (regiment.status() == Status.UNDEPLOYED && flanks(battle, regiment))
                able.add(regiment.id());
        return able;
    }

    private static boolean flanks(Battle battle, Regiment regiment) {
        return Traits.regimental(battle, regiment, Regimental.Flank.class);
    }

    private Refusal refusal(Battle battle, String id) {
        for (var regiment : battle.regiments(side))
            if (regiment.id().equals(id))
                return Refusal.because("FB-RESERVE-01", "must-be-deployed", id);
        return Refusal.because("FB-REINF-01", "not-your-regiment", id);
    }

    @Override
    public Class<Chosen> answerType() {
        return Chosen.class;
    }

    @Override
    public Chosen pass() {
        return Chosen.NONE;
    }

    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-REINF-01", "FB-RESERVE-01", "FB-SR-FLANK");
    }
}
