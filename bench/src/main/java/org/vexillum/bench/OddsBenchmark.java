package org.vexillum.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.odds.ShootingOdds;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Exact odds: a charge of 30 attacks with five traits and strike-back, a plain volley of 20. */
public class OddsBenchmark extends MeasuredCalls {
    private final Unit chargers =
            unit(
                    Side.A,
                    10,
                    traits("Furious", "Fearless"),
                    weapon("Axe", 0, 3, "Rending", "Thrust", "AP(1)"));
    private final Unit spears =
            unit(Side.B, 20, traits("Regeneration"), weapon("Spear", 0, 1, "Counter"));
    private final Unit archers = unit(Side.A, 20, List.of(), weapon("Bow", 24, 1));
    private final ShootingOdds.Volley volley =
            new ShootingOdds.Volley(
                    archers.weapons(0).getFirst(), everybody(archers), false, false, Cover.NONE);

    @Benchmark
    public int chargeOdds(Spent spent) {
        return spent.on(300, _ -> charge().target().wounds().most());
    }

    private MeleeOdds charge() {
        return MeleeOdds.of(
                chargers, spears, ChargedSide.FRONT, Options.DEFAULT, Assumptions.DEFAULT, true);
    }

    @Benchmark
    public int volleyOdds(Spent spent) {
        return spent.on(3_000, _ -> shots().wounds().most());
    }

    private ShootingOdds shots() {
        return ShootingOdds.of(
                archers, spears, List.of(volley), Options.DEFAULT, Assumptions.DEFAULT, true);
    }

    private static int[] everybody(Unit unit) {
        return unit.slots();
    }

    private static Weapon weapon(String name, int inches, int attacks, String... rules) {
        return new Weapon(name, Lengths.inches(inches), attacks, traits(rules));
    }

    private static List<Trait> traits(String... written) {
        var traits = new ArrayList<Trait>();
        for (var one : written) traits.add(TraitBook.read(one));
        return traits;
    }

    private static Unit unit(Side side, int size, List<Trait> traits, Weapon weapon) {
        var model = new ModelCard("Model", 4, 4, traits, List.of(weapon));
        var models = Collections.nCopies(size, model);
        var card =
                new UnitCard(
                        "u" + side,
                        "Unit",
                        "Unit",
                        200,
                        models,
                        UnitCard.DEFAULT_BASE,
                        UnitCard.DEFAULT_BASE,
                        false,
                        null);
        return new Unit(card.id(), side, card, null);
    }
}
