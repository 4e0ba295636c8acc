package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Which reinforcements of a side come on this round; both decide in secret (FB-REINF-02). */
public record ChooseArrivals(Side side, int round) implements Question<Battle, Chosen> {
    @Override
    public Choices<Chosen> choices(Battle battle) {
        return new SomeOf("FB-REINF-02", able(battle, side), id -> refusal(battle, id));
    }

    /** Nobody comes in the first round (FB-RESERVE-02). */
    static List<String> able(Battle battle, Side side) {
        var able = new ArrayList<String>();
        if (battle.round() < 2) return able;
        for (var regiment : battle.regiments(side))
            if (regiment.status() == Status.RESERVE) able.add(regiment.id());
        return able;
    }

    private Refusal refusal(Battle battle, String id) {
        if (battle.round() < 2) return Refusal.because("FB-RESERVE-02", "none-in-round-one", id);
        for (var regiment : battle.regiments(side))
            if (regiment.id().equals(id))
                return Refusal.because("FB-REINF-02", "not-in-reserve", id);
        return Refusal.because("FB-REINF-02", "not-your-regiment", id);
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
        return Rules.of("FB-REINF-02", "FB-REINF-03");
    }
}
