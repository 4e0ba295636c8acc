package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Which of its regiments a side holds back or calls on: any of them or none, and in secret. */
sealed interface ReserveQuestion extends Question<Battle, Chosen> permits KeepBack, ChooseArrivals {
    Side side();

    /** Whether a regiment of the side can be chosen. */
    boolean able(Battle battle, Regiment regiment);

    /** Why one cannot, whosever it is. */
    Refusal unable(Battle battle, String id);

    default List<String> able(Battle battle) {
        var able = new ArrayList<String>();
        for (var regiment : battle.regiments(side()))
            if (able(battle, regiment)) able.add(regiment.id());
        return able;
    }

    @Override
    default Choices<Chosen> choices(Battle battle) {
        return new RegimentSubsets(rule(), able(battle), id -> refusal(battle, id));
    }

    private Refusal refusal(Battle battle, String id) {
        for (var regiment : battle.regiments())
            if (regiment.id().equals(id) && !able(battle, regiment)) return unable(battle, id);
        return Refusal.because(rule(), "not-your-regiment", id);
    }

    /** The rule that lets the side choose. */
    private String rule() {
        return rules().ids().getFirst();
    }

    @Override
    default Class<Chosen> answerType() {
        return Chosen.class;
    }

    @Override
    default Chosen pass() {
        return Chosen.NONE;
    }

    @Override
    default boolean secret() {
        return true;
    }
}
