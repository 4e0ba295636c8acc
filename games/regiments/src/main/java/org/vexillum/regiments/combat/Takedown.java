package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Plain;
import org.vexillum.regiments.traits.Trait;

/**
 * Splits a weapon group by the models its users pick out (AOFR-SR-TAKEDOWN-1).
 *
 * <p>Users whose own rules act on the group as a whole are set apart, too.
 */
public final class Takedown {
    private Takedown() {}

    /**
     * Users of a weapon who aim at the same model, or at the unit as a whole.
     *
     * @param pooled what sets them apart from others with the same aim
     */
    public record Aim(int picked, List<Trait> pooled, List<Integer> models) {
        public int[] users() {
            return models.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /**
     * @param reachable the models that an attacker may pick, by the attacker's number
     */
    public static List<Aim> aims(
            WeaponGroup group,
            Unit unit,
            Unit enemy,
            IntFunction<int[]> reachable,
            Referee<Battle> referee) {
        boolean picks = group.weapon().has(Plain.Takedown.class) && enemy.living() > 1;
        var aims = new ArrayList<Aim>();
        for (int user : group.models()) {
            int picked = Quarry.WHOLE;
            if (picks) {
                var models = Arrays.stream(reachable.apply(user)).boxed().sorted().toList();
                var name = group.weapon().name();
                var question = new PickModel(unit.id(), user, name, enemy.id(), models);
                picked = referee.ask(unit.side(), question).model();
            }
            add(aims, picked, Pooled.of(unit, user), user);
        }
        return aims;
    }

    private static void add(List<Aim> aims, int picked, List<Trait> pooled, int user) {
        for (var aim : aims) {
            if (aim.picked != picked || !aim.pooled.equals(pooled)) continue;
            aim.models.add(user);
            return;
        }
        aims.add(new Aim(picked, pooled, new ArrayList<>(List.of(user))));
    }
}
