package org.vexillum.regiments.traits;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.own.Own;

/** Several traits at one moment: equal ones count once, at their highest X (AOFR-PRINCIPLE-06). */
public final class Traits {
    private Traits() {}

    /** The first trait of this type with the highest X, or null. */
    public static <M> @Nullable M find(List<Trait> traits, Class<M> type) {
        M best = null;
        int x = -1;
        for (int i = 0; i < traits.size(); i++) {
            var trait = traits.get(i);
            if (type.isInstance(trait) && trait.x() > x) {
                best = type.cast(trait);
                x = trait.x();
            }
        }
        return best;
    }

    public static boolean has(List<Trait> traits, Class<?> type) {
        for (int i = 0; i < traits.size(); i++) if (type.isInstance(traits.get(i))) return true;
        return false;
    }

    /** What acts in a blow: weapon, model and what conditions give, without doubles. */
    public static List<Trait> acting(Blow blow, List<Trait> weapon, List<Trait> model) {
        var acting = new ArrayList<Trait>(weapon.size() + model.size());
        for (int i = 0; i < weapon.size(); i++) add(acting, weapon.get(i), blow);
        for (int i = 0; i < model.size(); i++) add(acting, model.get(i), blow);
        return acting;
    }

    private static void add(List<Trait> acting, Trait trait, Blow blow) {
        if (trait instanceof Own.Gives gives) {
            if (gives.when().holds(blow)) add(acting, gives.trait(), blow);
            return;
        }
        for (int i = 0; i < acting.size(); i++) {
            if (!same(acting.get(i), trait)) continue;
            if (trait.x() > acting.get(i).x()) acting.set(i, trait);
            return;
        }
        acting.add(trait);
    }

    /** The effects of a force's own trait bear one name, and all of them act. */
    private static boolean same(Trait one, Trait other) {
        if (one instanceof Own) return one.equals(other);
        return one.getClass() == other.getClass() && one.name().equals(other.name());
    }
}
