package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.chance.Chance;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Pooled;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.combat.Salvo;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Blow;
import org.vexillum.regiments.traits.Plain;
import org.vexillum.regiments.traits.Trait;

/**
 * The exact odds of one unit shooting at another, morale included.
 *
 * @param wounds wounds the target takes
 * @param slain models it loses
 * @param destroyed the chance that nobody is left
 * @param tested the chance that it has to test morale
 * @param shaken the chance that it fails
 */
public record ShootingOdds(
        List<Step> steps,
        Chance wounds,
        Chance slain,
        double destroyed,
        double tested,
        double shaken) {
    public ShootingOdds {
        steps = List.copyOf(steps);
    }

    /**
     * What is fired, and its circumstances, fixed at declaration.
     *
     * @param models who fires, once for each copy of the weapon
     */
    public record Volley(Weapon weapon, int[] models, boolean moved, boolean far, Cover cover) {
        private Volley of(List<Trait> pooled, Unit shooter) {
            int[] some =
                    Arrays.stream(models)
                            .filter(model -> Pooled.of(shooter, model).equals(pooled))
                            .toArray();
            return new Volley(weapon, some, moved, far, cover);
        }
    }

    /** Volleys in the order in which they are resolved. */
    public static ShootingOdds of(
            Unit shooter,
            Unit target,
            List<Volley> volleys,
            Options options,
            Assumptions assumptions,
            boolean explained) {
        var shooters = new States(shooter);
        var targets = new States(target, assumptions.targetGivesUp());
        var exchange = new Exchange(explained, assumptions.picked() >= 0);
        var joint = Joint.start();
        for (var volley : apart(volleys, shooter))
            joint =
                    exchange.strike(
                            joint,
                            shooters,
                            targets,
                            (one, other) -> salvo(volley, one, other, options, assumptions));
        return concluded(joint, targets, exchange.steps(), options);
    }

    /** Volleys of models that are resolved together. */
    private static List<Volley> apart(List<Volley> volleys, Unit shooter) {
        var apart = new ArrayList<Volley>();
        for (var volley : volleys)
            Arrays.stream(volley.models)
                    .mapToObj(model -> Pooled.of(shooter, model))
                    .distinct()
                    .forEach(pooled -> apart.add(volley.of(pooled, shooter)));
        return apart;
    }

    private static Salvo salvo(
            Volley volley, Unit shooter, Unit target, Options options, Assumptions assumptions) {
        var quarry = new Quarry(target, picked(volley, target, assumptions));
        var blow =
                new Blow(
                        Blow.Manner.SHOOTING,
                        false,
                        volley.moved,
                        volley.far,
                        quarry.card().isTough(),
                        volley.cover.any());
        return new Attacks(options, shooter, quarry, blow, volley.cover)
                .with(volley.weapon, volley.models);
    }

    private static int picked(Volley volley, Unit target, Assumptions assumptions) {
        int model = assumptions.picked();
        boolean picks =
                model >= 0 && volley.weapon.has(Plain.Takedown.class) && target.living() > 1;
        return picks && target.alive(model) ? model : Quarry.WHOLE;
    }

    private static ShootingOdds concluded(
            Joint joint, States targets, List<Step> steps, Options options) {
        var wounds = new Tally();
        var slain = new Tally();
        double[] chances = new double[3];
        joint.forEach((_, state, weight) -> {
            var unit = targets.unit(state);
            wounds.add(targets.taken(state), weight);
            slain.add(targets.unit(0).living() - unit.living(), weight);
            if (targets.gone(state)) chances[0] += weight;
            else if (targets.taken(state) > 0 && unit.halved()) {
                chances[1] += weight;
                chances[2] += weight * fails(unit, options);
            }
        });
        return new ShootingOdds(
                steps, wounds.chance(), slain.chance(), chances[0], chances[1], chances[2]);
    }

    private static double fails(Unit unit, Options options) {
        return MoraleTest.forWounds(unit.id()).chanceToFail(unit, options);
    }
}
