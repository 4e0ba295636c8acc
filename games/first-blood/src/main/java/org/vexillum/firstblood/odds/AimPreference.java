package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.table.Battle;

/**
 * Whom blows are aimed at where a Character or an officer may be singled out (FB-CCOM-04-E1,
 * FB-OFFICER-06-E1); among all who are left to choose from, where they do most.
 */
public enum AimPreference {
    /** Each blow where it does most, as the greedy bot finds. */
    WORTH_MOST,
    /** At the Character or officer by all who reach him. */
    CHAMPION,
    /** At anybody else. */
    OTHERS;

    /** The same question with nobody within reach but those who are wished for, where there are. */
    ChooseTargets narrowed(Battle battle, ChooseTargets question) {
        if (this == WORTH_MOST) return question;
        var reach = new ArrayList<ModelTargets>();
        for (var one : question.reach()) {
            var wished = one.options().stream().filter(option -> wished(battle, option)).toList();
            reach.add(wished.isEmpty() ? one : new ModelTargets(one.model(), wished));
        }
        return new ChooseTargets(
                question.regiment(), question.manner(), reach, question.optional());
    }

    private boolean wished(Battle battle, ModelTargets.Option option) {
        boolean champion =
                option.at() >= 0 && option.at() == Champions.of(battle.regiment(option.target()));
        return champion == (this == CHAMPION);
    }
}
