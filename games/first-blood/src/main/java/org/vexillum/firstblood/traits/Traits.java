package org.vexillum.firstblood.traits;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.firstblood.traits.own.RegimentCondition;
import org.vexillum.kernel.Nullable;

/** Which special rules a model has at this moment, and how several of one kind count. */
public final class Traits {
    private Traits() {}

    /**
     * Everything in force for a model: printed, given, of its items, retinue and standard.
     *
     * <p>The list is not to be changed.
     */
    public static List<Trait> of(Battle battle, Regiment regiment, int model) {
        var printed = regiment.card(model).traits();
        if (printedOnly(regiment, printed)) return printed;
        var known = regiment.inForce(battle.setting());
        var found = known.of(model);
        return found != null ? found : known.keep(model, inForce(battle, regiment, model, printed));
    }

    /** Whether nothing is given or taken away. */
    private static boolean printedOnly(Regiment regiment, List<Trait> printed) {
        if (regiment.broken() || regiment.ofCharacter() || !regiment.boons().isEmpty())
            return false;
        if (regiment.giving()) return false;
        for (int i = 0; i < printed.size(); i++)
            if (printed.get(i) instanceof OwnRuleEffect.Gives) return false;
        return regiment.standardBearer() == Regiment.NOBODY;
    }

    private static List<Trait> inForce(
            Battle battle, Regiment regiment, int model, List<Trait> printed) {
        var all = new ArrayList<>(printed);
        for (var boon : regiment.boons()) add(all, boon.gift());
        GrantedTraits.toModel(regiment, model, (gift, _) -> add(all, gift));
        if (regiment.ofCharacter()) all.add(new RegimentTraits.FluidFormation()); // FB-CHAR-07
        if (regiment.standardBearer() != Regiment.NOBODY)
            all.add(battle.edition().traitBook().unstoppable());
        own(all, regiment);
        for (var boon : regiment.boons())
            if (boon.gift() instanceof TemporaryEffect.Gift.Loses lost)
                all.removeIf(trait -> trait.name().equals(lost.trait()));
        if (regiment.broken()) cease(all, battle);
        return all;
    }

    /** What a rule of the force's own gives for being broken goes on, but Shield. */
    private static void cease(List<Trait> all, Battle battle) {
        var kept = new ArrayList<Trait>();
        for (var trait : all)
            if (trait instanceof OwnRuleEffect.Gives(_, var given, var when)
                    && when == RegimentCondition.BROKEN
                    && !(given instanceof MeleeTraits.Shield)) kept.add(given);
        all.removeIf(trait -> ceases(battle, trait));
        for (var given : kept) if (ceases(battle, given)) all.add(given);
    }

    /** What rules of the force's own give now. */
    private static void own(List<Trait> all, Regiment regiment) {
        for (int i = 0; i < all.size(); i++)
            if (all.get(i) instanceof OwnRuleEffect.Gives gives && gives.when().holds(regiment))
                all.add(gives.trait());
    }

    private static void add(List<Trait> all, TemporaryEffect.Gift gift) {
        if (gift instanceof TemporaryEffect.Gift.Has has) all.add(has.trait());
    }

    /** FB-BROKEN-10, FB-BROKEN-11, FB-SR-SHIELD-3; rules about being broken itself go on. */
    private static boolean ceases(Battle battle, Trait trait) {
        if (trait instanceof MeleeTraits.Shield) return true;
        if (battle.edition().brokenTraits() == Edition.BrokenTraits.THOSE_THAT_SAY_SO_CEASE)
            return false;
        if (battle.options().brokenLosesRules() == Options.BrokenLosesRules.NAMED) return false;
        if (trait instanceof OwnRuleEffect.Gives gives)
            return gives.when() != RegimentCondition.BROKEN;
        return !(trait instanceof MoraleTraits.Bravery)
                && !(trait instanceof MoraleTraits.Dauntless);
    }

    public static boolean has(Battle battle, Regiment regiment, int model, Class<?> type) {
        return find(of(battle, regiment, model), type) != null;
    }

    /** Whether every living model has it (FB-CCOM-03: for rules about the regiment as a whole). */
    public static boolean all(Battle battle, Regiment regiment, Class<?> type) {
        for (int model : regiment.models()) if (!has(battle, regiment, model, type)) return false;
        return regiment.living() > 0;
    }

    public static boolean any(Battle battle, Regiment regiment, Class<?> type) {
        for (int model : regiment.models()) if (has(battle, regiment, model, type)) return true;
        return false;
    }

    /**
     * Whether a rule about the regiment as a whole works for it.
     *
     * <p>An officer or specialist without it does not hinder (FB-OFFICER-05); in a character
     * regiment every model needs it (FB-CCOM-03).
     */
    public static boolean regimental(Battle battle, Regiment regiment, Class<?> type) {
        boolean some = false;
        for (int model : regiment.models()) {
            if (apart(regiment.role(model))) continue;
            if (!has(battle, regiment, model, type)) return false;
            some = true;
        }
        return some || any(battle, regiment, type);
    }

    private static boolean apart(Role role) {
        return role == Role.OFFICER || role == Role.SPECIALIST;
    }

    public static <M> @Nullable M find(List<Trait> traits, Class<M> type) {
        for (int i = 0; i < traits.size(); i++)
            if (type.isInstance(traits.get(i))) return type.cast(traits.get(i));
        return null;
    }

    /** The X of a rule: the highest, and in edition 2 every (+X) on top; 0 if it is absent. */
    public static int value(Edition edition, List<Trait> traits, Class<? extends Trait> type) {
        boolean adding = edition.stacking() == Edition.Stacking.HIGHEST_PLUS_ADDED;
        int highest = 0;
        int added = 0;
        for (var trait : traits) {
            if (!type.isInstance(trait)) continue;
            if (adding && trait.adds()) added += trait.x(); // FB-SR-STACK-E2
            else highest = Math.max(highest, trait.x()); // FB-SR-STACK-E1
        }
        return highest + added;
    }

    public static int value(
            Battle battle, Regiment regiment, int model, Class<? extends Trait> type) {
        return value(battle.edition(), of(battle, regiment, model), type);
    }
}
