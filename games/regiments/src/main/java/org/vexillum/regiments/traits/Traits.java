package org.vexillum.regiments.traits;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * Several traits at one moment: equal ones count once, at their highest X, and values with a plus
 * are added (AOFR-PRINCIPLE-06).
 */
public final class Traits {
    private Traits() {}

    /** The first trait of this type with the highest X, or null. */
    public static <M> @Nullable M find(List<Trait> traits, Class<M> type) {
        Trait best = null;
        boolean raised = false;
        for (int i = 0; i < traits.size(); i++) {
            var trait = traits.get(i);
            raised |= trait instanceof RaisedTrait more && type.isInstance(more.by());
            if (type.isInstance(trait) && (best == null || trait.x() > best.x())) best = trait;
        }
        if (raised) best = raised(best, traits, type);
        return best == null ? null : type.cast(best);
    }

    private static @Nullable Trait raised(@Nullable Trait base, List<Trait> traits, Class<?> type) {
        var sum = base;
        for (var trait : traits)
            if (trait instanceof RaisedTrait more && type.isInstance(more.by()))
                if (sum == null) sum = more.by();
                else if (more.raises(sum)) sum = more.to(sum);
        return sum;
    }

    public static boolean has(List<Trait> traits, Class<?> type) {
        for (int i = 0; i < traits.size(); i++)
            if (type.isInstance(RaisedTrait.bare(traits.get(i)))) return true;
        return false;
    }

    /** What acts in a blow: weapon, model and what conditions give, without doubles. */
    public static List<Trait> acting(AttackContext blow, List<Trait> weapon, List<Trait> model) {
        var acting = new ArrayList<Trait>(weapon.size() + model.size());
        for (int i = 0; i < weapon.size(); i++) add(acting, weapon.get(i), blow);
        for (int i = 0; i < model.size(); i++) add(acting, model.get(i), blow);
        for (int i = 0; i < acting.size(); i++)
            if (acting.get(i) instanceof RaisedTrait) return raised(acting);
        return acting;
    }

    /** Values with a plus come last, whatever the order in which they were gained. */
    private static List<Trait> raised(List<Trait> traits) {
        var sums = new ArrayList<Trait>(traits.size());
        for (var trait : traits) if (!(trait instanceof RaisedTrait)) sums.add(trait);
        for (var trait : traits) if (trait instanceof RaisedTrait more) raise(sums, more);
        return sums;
    }

    private static void raise(List<Trait> sums, RaisedTrait more) {
        for (int i = 0; i < sums.size(); i++) {
            if (!more.raises(sums.get(i))) continue;
            sums.set(i, more.to(sums.get(i)));
            return;
        }
        sums.add(more.by());
    }

    private static void add(List<Trait> acting, Trait trait, AttackContext blow) {
        if (trait instanceof OwnTraitEffect.Gives gives) {
            if (gives.when().holds(blow)) add(acting, gives.trait(), blow);
            return;
        }
        for (int i = 0; i < acting.size(); i++) {
            if (trait instanceof RaisedTrait || !same(acting.get(i), trait)) continue;
            if (trait.x() > acting.get(i).x()) acting.set(i, trait);
            return;
        }
        acting.add(trait);
    }

    /** The effects of a force's own trait bear one name, and all of them act. */
    private static boolean same(Trait one, Trait other) {
        if (one instanceof OwnTraitEffect) return one.equals(other);
        return one.getClass() == other.getClass() && one.name().equals(other.name());
    }
}
