package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/**
 * Who faces whom when attacks are declared; it stays so until they are resolved (FB-WOUND-10).
 *
 * @param engaged the models of the target that the attackers engage
 * @param exposed the attacking models that the target engages
 */
public record EngagedModels(String target, List<Integer> engaged, List<Integer> exposed) {
    public EngagedModels {
        engaged = List.copyOf(engaged);
        exposed = List.copyOf(exposed);
    }

    static EngagedModels between(Battle battle, Regiment attacker, Regiment target) {
        return new EngagedModels(
                target.id(),
                list(Engagement.engagedBy(battle, target, attacker)),
                list(Engagement.engagedBy(battle, attacker, target)));
    }

    private static List<Integer> list(int[] models) {
        var list = new ArrayList<Integer>();
        for (int model : models) list.add(model);
        return list;
    }
}
