package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.own.Own;

/**
 * The rules of a model and its weapons as one writes them.
 *
 * <p>A trait of the force's own stands there by its name alone; what it gives for good is not
 * written beside it.
 */
final class Attire {
    private Attire() {}

    static List<Trait> of(ModelCard model) {
        var given = given(model.traits(), Reach.MODEL);
        for (var weapon : model.weapons()) given.addAll(given(weapon.traits(), Reach.MODEL));
        return named(model.traits(), given);
    }

    static List<Trait> of(Weapon weapon, ModelCard bearer) {
        var given = new ArrayList<Trait>();
        for (var reach : Reach.values()) {
            if (reach != Reach.MODEL) given.addAll(given(weapon.traits(), reach));
            if (reach.covers(weapon.melee())) given.addAll(given(bearer.traits(), reach));
        }
        return named(weapon.traits(), given);
    }

    private static List<Trait> given(List<Trait> traits, Reach reach) {
        var given = new ArrayList<Trait>();
        for (var trait : traits)
            if (trait instanceof Own.Gives gift && Gift.lasting(gift) == reach)
                given.add(gift.trait());
        return given;
    }

    /** Without what is given; of several effects with one name, the first. */
    private static List<Trait> named(List<Trait> traits, List<Trait> given) {
        var named = new ArrayList<Trait>();
        for (var trait : traits) {
            boolean known = named.stream().anyMatch(each -> each.name().equals(trait.name()));
            if (!given.contains(trait) && !(known && trait instanceof Own)) named.add(trait);
        }
        return named;
    }
}
