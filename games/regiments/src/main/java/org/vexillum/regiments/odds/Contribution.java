package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;

/**
 * What a trait adds to an expectation: the number with it and without it.
 *
 * @param unit whose trait it is
 */
public record Contribution(String unit, Trait trait, double with, double without) {
    public double difference() {
        return with - without;
    }

    /** The traits of both units that make a difference to a number worked out from them. */
    public static List<Contribution> of(
            Unit attacker, Unit target, ToDoubleBiFunction<Unit, Unit> number) {
        double with = number.applyAsDouble(attacker, target);
        var found = new ArrayList<Contribution>();
        for (var trait : traits(attacker)) {
            double without = number.applyAsDouble(lacking(attacker, trait), target);
            add(found, attacker, trait, with, without);
        }
        for (var trait : traits(target)) {
            double without = number.applyAsDouble(attacker, lacking(target, trait));
            add(found, target, trait, with, without);
        }
        return found;
    }

    private static void add(
            List<Contribution> found, Unit unit, Trait trait, double with, double without) {
        if (Math.abs(with - without) > 1e-9)
            found.add(new Contribution(unit.id(), trait, with, without));
    }

    /** Each trait of a unit and its weapons once; what makes up the unit itself stays. */
    private static List<Trait> traits(Unit unit) {
        var traits = new ArrayList<Trait>();
        for (int model = 0; model < unit.startingSize(); model++) {
            add(traits, unit.card(model).traits());
            for (var weapon : unit.card(model).weapons()) add(traits, weapon.traits());
        }
        return traits;
    }

    private static void add(List<Trait> traits, List<Trait> more) {
        for (var trait : more)
            if (!(trait instanceof PlainTrait.Tough || trait instanceof PlainTrait.Hero)
                    && traits.stream().noneMatch(known -> known.name().equals(trait.name())))
                traits.add(trait);
    }

    private static Unit lacking(Unit unit, Trait trait) {
        return unit.with(card -> lacking(card, trait));
    }

    private static ModelCard lacking(ModelCard card, Trait trait) {
        var weapons = new ArrayList<Weapon>();
        for (var weapon : card.weapons())
            weapons.add(
                    new Weapon(
                            weapon.name(),
                            weapon.range(),
                            weapon.attacks(),
                            lacking(weapon.traits(), trait)));
        return new ModelCard(
                card.name(),
                card.quality(),
                card.defense(),
                lacking(card.traits(), trait),
                weapons);
    }

    private static List<Trait> lacking(List<Trait> traits, Trait trait) {
        return traits.stream().filter(one -> !one.name().equals(trait.name())).toList();
    }
}
