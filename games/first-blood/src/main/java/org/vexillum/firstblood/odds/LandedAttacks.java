package org.vexillum.firstblood.odds;

import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.HitResolution;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.odds.Tables;

/**
 * Attacks whose hits have landed; what the targets throw back is still to come.
 *
 * <p>Targets test morale before the attacker does, and nobody's dice depend on what has become of
 * the other. So each side's fate is followed by itself and the other's forgotten, which leaves few
 * tables to go on from. Only where places tell who is still engaged do both have to be kept.
 */
record LandedAttacks(
        OddsCalculator on, DeclaredAttacks assault, Tables<Battle, HitResolution> landing) {
    static LandedAttacks of(OddsCalculator on, DeclaredAttacks assault) {
        return new LandedAttacks(on, assault, ActionStages.attack(on, assault, true));
    }

    /** What leads to the fate of the targets, if nobody asks for that of the attacker. */
    static Tables<Battle, ActionMorale> onTargets(OddsCalculator on, DeclaredAttacks assault) {
        return bound(on.battle())
                ? of(on, assault).together()
                : ActionStages.attack(on, assault, false).carrying((_, landed) -> landed.after());
    }

    /** What leads to the fate of the targets, if it is not bound to that of the attacker. */
    Tables<Battle, ActionMorale> onTargets() {
        return landing.carrying((_, landed) -> landed.after());
    }

    /** What leads to the fate of the attacker, likewise. */
    Tables<Battle, ActionMorale> onAttacker() {
        return ActionStages.thrownBack(
                landing.carrying((_, landed) -> landed.thrown().alone()).on(this::forgetting));
    }

    /** What leads to the fate of both. */
    Tables<Battle, ActionMorale> together() {
        return ActionStages.thrownBack(landing.carrying((_, landed) -> landed.thrown()));
    }

    /** Whether the dice of one may depend on what has become of the other. */
    boolean bound() {
        return bound(on.battle());
    }

    private static boolean bound(Battle battle) {
        for (var regiment : battle.regiments()) if (Distance.known(battle, regiment)) return true;
        return false;
    }

    /** The attacker as it is, all others and the score as they were. */
    private Battle forgetting(Battle battle) {
        var before = on.battle();
        var table = battle.copy();
        table.regiments()
                .replaceAll(regiment ->
                        regiment.id().equals(assault.attacker())
                                ? regiment
                                : before.regiment(regiment.id()).copy());
        for (var side : Side.values()) table.setPoints(side, before.points(side));
        return table;
    }
}
