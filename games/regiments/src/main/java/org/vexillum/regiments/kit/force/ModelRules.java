package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * The rules of a model and its weapons as one writes them.
 *
 * <p>A trait of the force's own stands there by its name alone; what it gives for good is not
 * written beside it.
 */
final class ModelRules {
    private ModelRules() {}

    static List<Trait> of(ModelCard model) {
        var given = given(model.traits(), RuleScope.MODEL);
        for (var weapon : model.weapons()) given.addAll(given(weapon.traits(), RuleScope.MODEL));
        return named(model.traits(), given);
    }

    static List<Trait> of(Weapon weapon, ModelCard bearer) {
        var given = new ArrayList<Trait>();
        for (var reach : RuleScope.values()) {
            if (reach != RuleScope.MODEL) given.addAll(given(weapon.traits(), reach));
            if (reach.covers(weapon.melee())) given.addAll(given(bearer.traits(), reach));
        }
        return named(weapon.traits(), given);
    }

    private static List<Trait> given(List<Trait> traits, RuleScope reach) {
        var given = new ArrayList<Trait>();
        for (var trait : traits)
            if (trait instanceof OwnTraitEffect.Gives gift
                    && ConditionalTrait.lasting(gift) == reach) given.add(gift.trait());
        return given;
    }

    /** Without what is given; of several effects with one name, the first. */
    private static List<Trait> named(List<Trait> traits, List<Trait> given) {
        var named = new ArrayList<Trait>();
        for (var trait : traits) {
            boolean known = named.stream().anyMatch(each -> each.name().equals(trait.name()));
            if (!given.contains(trait) && !(known && trait instanceof OwnTraitEffect))
                named.add(trait);
        }
        return named;
    }
}
