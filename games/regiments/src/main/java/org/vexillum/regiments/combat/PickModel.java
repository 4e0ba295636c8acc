package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * Which model of the target an attacker with Takedown aims at, or nobody (AOFR-SR-TAKEDOWN-1).
 *
 * @param attacker the model that attacks, by number
 * @param reachable the models it may pick
 */
@Stored(
        as = "PickModel",
        with = {"unit", "attacker", "weapon", "target", "reachable"})
public record PickModel(
        String unit, int attacker, String weapon, String target, List<Integer> reachable)
        implements Question<Battle, PickModel.Pick> {
    public PickModel {
        reachable = List.copyOf(reachable);
    }

    /** A model by number, or -1 for nobody in particular. */
    @Stored(as = "PickModel.Pick", with = "model")
    public record Pick(int model) {
        public static final Pick NOBODY = new Pick(AttackTarget.WHOLE);
    }

    @Override
    public Class<Pick> answerType() {
        return Pick.class;
    }

    @Override
    public List<Pick> standing() {
        return List.of(Pick.NOBODY);
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-TAKEDOWN-1");
    }

    @Override
    public Pick pass() {
        return Pick.NOBODY;
    }

    @Override
    public Choices<Pick> choices(Battle battle) {
        var picks = new ArrayList<Pick>();
        picks.add(Pick.NOBODY);
        for (int model : reachable)
            if (battle.unit(target).alive(model)) picks.add(new Pick(model));
        return new ListedChoices<>(
                picks, pick -> Refusal.because("AOFR-SR-TAKEDOWN-1", "cannot-pick", pick.model()));
    }
}
