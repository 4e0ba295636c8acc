package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.ChangesDefence;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.RerollsDefence;
import org.vexillum.firstblood.traits.SoftensPiercing;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;

/**
 * What a model has against hits that are alike: the better of Defence and Evasion (FB-DEF-02).
 *
 * @param again the faces rolled again
 * @param more rules that act here without changing Defence
 */
record Defence(ExplainedNumber defence, ExplainedNumber evasion, int again, Rules more) {
    private static final Cause RUIN = new Cause("FB-RUIN-05", "ruin");
    private static final Cause GARRISON = new Cause("FB-GARRISON-09", "garrison");

    /** Adds bonuses first, then subtracts, never below 0 (FB-SR-DEFENCE-MATH). */
    static Defence of(
            Battle battle, Regiment regiment, int model, HitGroup group, HitsSuffered hits) {
        var traits = Traits.of(battle, regiment, model);
        var blow = blow(regiment, group, hits.manner());
        var figure = Characteristics.sum(battle, regiment, model, Characteristic.DEFENSE);
        figure = raised(figure, traits, group, blow);
        if (hits.ruinCover()) figure = figure.plus(1, RUIN);
        figure = figure.plus(Garrisons.defence(battle, regiment), GARRISON);
        figure = pierced(figure, battle, traits, group).atLeast(0, Characteristics.FLOOR);
        if (group.zeroed() != null) figure = figure.replacedBy(0, group.zeroed());
        var evasion = Characteristics.of(battle, regiment, model, Characteristic.EVASION);
        int failures = RollUnder.failures(RollUnder.defence(better(figure, evasion)));
        int again = 0;
        var more = Rules.NONE;
        for (var trait : traits) {
            if (!(trait instanceof RerollsDefence reroll)) continue;
            int faces = reroll.defenceFacesRolledAgain(blow, failures);
            if (faces != 0) more = more.and(reroll.rerollRule());
            again |= faces;
        }
        if (group.shieldless() != null && Traits.find(traits, MeleeTraits.Shield.class) != null)
            more = more.and(group.shieldless().rule());
        return new Defence(figure, evasion, again, more);
    }

    private static AttackContext blow(Regiment regiment, HitGroup group, Manner manner) {
        return new AttackContext(manner, regiment.card().type(), regiment.broken(), group.near());
    }

    private static ExplainedNumber raised(
            ExplainedNumber figure, List<Trait> traits, HitGroup group, AttackContext blow) {
        var seen = new ArrayList<String>();
        for (var trait : traits) {
            if (!(trait instanceof ChangesDefence change) || seen.contains(trait.name())) continue;
            seen.add(trait.name());
            boolean ignored = trait instanceof MeleeTraits.Shield && group.shieldless() != null;
            if (!ignored) figure = change.changeDefence(figure, blow);
        }
        return figure;
    }

    /** FB-SR-HARDENED gives back what it can of what was taken. */
    private static ExplainedNumber pierced(
            ExplainedNumber figure, Battle battle, List<Trait> traits, HitGroup group) {
        int taken = 0;
        for (var piercing : group.piercing()) {
            figure = figure.plus(-piercing.by(), piercing.cause());
            taken += piercing.by();
        }
        var hard = Traits.find(traits, SoftensPiercing.class);
        if (hard == null) return figure;
        int back = Math.min(taken, Traits.value(battle.edition(), traits, SoftensPiercing.class));
        return figure.plus(back, hard.cause());
    }

    /** The value the dice are compared with. */
    int better() {
        return better(defence, evasion);
    }

    private static int better(ExplainedNumber defence, ExplainedNumber evasion) {
        return Math.max(defence.value(), evasion.value());
    }

    Check check(boolean blessed) {
        var check = RollUnder.defence(better(defence, evasion));
        return check.rollingAgain(again | (blessed ? RollUnder.failures(check) : 0));
    }

    Rules rules() {
        var rules = Rules.of("FB-DEF-01", "FB-DEF-02").and(defence.rules()).and(evasion.rules());
        if (!defence.changes().isEmpty()) rules = rules.and("FB-SR-DEFENCE-MATH");
        return rules.and(more);
    }
}
