package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Plain;

/** Splits a weapon group by the models its users pick out (AOFR-SR-TAKEDOWN-1). */
public final class Takedown {
    private Takedown() {}

    /** Users of a weapon who aim at the same model, or at the unit as a whole. */
    public record Aim(int picked, List<Integer> models) {
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
        if (!group.weapon().has(Plain.Takedown.class) || enemy.living() == 1)
            return List.of(new Aim(Quarry.WHOLE, group.models()));
        var aims = new ArrayList<Aim>();
        for (int user : group.models()) {
            var models = Arrays.stream(reachable.apply(user)).boxed().sorted().toList();
            var question =
                    new PickModel(unit.id(), user, group.weapon().name(), enemy.id(), models);
            add(aims, referee.ask(unit.side(), question).model(), user);
        }
        return aims;
    }

    private static void add(List<Aim> aims, int picked, int user) {
        for (var aim : aims) {
            if (aim.picked != picked) continue;
            aim.models.add(user);
            return;
        }
        aims.add(new Aim(picked, new ArrayList<>(List.of(user))));
    }
}
