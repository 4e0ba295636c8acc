package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
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

    /** Whom a user picks of those within reach, or {@link AttackTarget#WHOLE}. */
    public interface Picker {
        int pick(int user, List<Integer> reachable);
    }

    /**
     * Has the attacker pick.
     *
     * @param reachable the models that an attacker may pick, by the attacker's number
     */
    public static List<Aim> asked(
            WeaponGroup group,
            Unit unit,
            Unit enemy,
            IntFunction<int[]> reachable,
            Referee<Battle> referee) {
        var name = WeaponLabels.label(unit, group.weapon());
        return aims(
                group,
                unit,
                enemy,
                reachable,
                (user, models) -> {
                    var question = new PickModel(unit.id(), user, name, enemy.id(), models);
                    return referee.ask(unit.side(), question).model();
                });
    }

    /** All pick before any of them strikes. */
    public static List<Aim> aims(
            WeaponGroup group, Unit unit, Unit enemy, IntFunction<int[]> reachable, Picker picker) {
        boolean picks = mayPick(group.weapon(), enemy);
        var aims = new ArrayList<Aim>();
        for (int user : group.models()) {
            int picked =
                    picks ? picker.pick(user, sorted(reachable.apply(user))) : AttackTarget.WHOLE;
            add(aims, picked, WholeGroupTraits.of(unit, user), user);
        }
        return aims;
    }

    /** A model alone is its unit. */
    public static boolean mayPick(Weapon weapon, Unit enemy) {
        return weapon.has(PlainTrait.Takedown.class) && enemy.living() > 1;
    }

    public static List<Integer> sorted(int[] models) {
        return Arrays.stream(models).boxed().sorted().toList();
    }

    /** The model whose loss hurts most, the first of equals; nobody if all are alike. */
    public static int dearest(Unit target, List<Integer> reachable) {
        int best = AttackTarget.WHOLE;
        int most = 0;
        for (int model : reachable) {
            if (!target.alive(model) || loss(target.card(model)) <= most) continue;
            most = loss(target.card(model));
            best = model;
        }
        return best;
    }

    private static int loss(ModelCard card) {
        return (card.hero() ? 4 : 0)
                + (card.has(PlainTrait.Caster.class) ? 2 : 0)
                + (card.command() ? 1 : 0);
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
