package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Overcharge markers turned into more and harder shots. */
final class Overcharging {
    /** FB-SR-OVERCHARGE-2-E1, FB-SR-OVERCHARGE-2-E2. */
    private static final int SHOTS = 2;

    private Overcharging() {}

    /** Discards markers. Returns how many count for this volley alone. */
    static int discard(
            Battle battle,
            Regiment regiment,
            RangedAttack weapon,
            int markers,
            Referee<Battle> referee) {
        var trait =
                RankAndFile.shared(
                        battle, regiment, RankAndFile.WHOLE, VolleyTraits.Overcharge.class);
        if (trait == null || markers == 0) return 0;
        regiment.setOvercharge(regiment.overcharge() - markers);
        referee.record(
                new ShootingEvents.Overcharged(regiment.id(), markers, Rules.of(trait.rule())));
        if (!trait.lasting()) return markers;
        var shots = new Barrage(SHOTS * markers, true, 0, List.of());
        gain(regiment, trait, shots);
        int had = piercing(battle, regiment, weapon);
        int more = trait.piercing(had, markers) - had;
        if (more > 0) gain(regiment, trait, armorPiercing(battle, "(+" + more + ")"));
        return 0;
    }

    private static void gain(Regiment regiment, Trait trait, Trait given) {
        regiment.gain(
                new TemporaryEffect(
                        trait.name(),
                        trait.rule(),
                        new TemporaryEffect.Gift.Has(given),
                        TemporaryEffect.Until.ROUND_END,
                        regiment.id()));
    }

    private static Trait armorPiercing(Battle battle, String value) {
        return battle.edition().traitBook().read("Armor Piercing " + value);
    }

    private static int piercing(Battle battle, Regiment regiment, RangedAttack weapon) {
        var traits = new ArrayList<Trait>(weapon.barrage().traits());
        traits.addAll(Traits.of(battle, regiment, RankAndFile.ordinary(regiment)));
        return Traits.value(battle.edition(), traits, VolleyTraits.ArmorPiercing.class);
    }

    /** The shots of a model after markers that count for this volley alone. */
    static int shots(int barrage, int markers) {
        return barrage + SHOTS * markers;
    }

    /** The rules of the shots after markers that count for this volley alone. */
    static void pierce(Battle battle, List<Trait> traits, int markers) {
        var trait = Traits.find(traits, VolleyTraits.Overcharge.class);
        if (trait == null || markers == 0) return;
        int had = Traits.value(battle.edition(), traits, VolleyTraits.ArmorPiercing.class);
        traits.removeIf(VolleyTraits.ArmorPiercing.class::isInstance);
        traits.add(armorPiercing(battle, "(" + trait.piercing(had, markers) + ")"));
    }
}
