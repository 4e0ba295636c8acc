package org.vexillum.firstblood.odds;

import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.Landing;
import org.vexillum.firstblood.morale.Aftermath;
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
record Landed(Reckoning on, Assault assault, Tables<Battle, Landing> landing) {
    static Landed of(Reckoning on, Assault assault) {
        return new Landed(on, assault, Stages.attack(on, assault, true));
    }

    /** What leads to the fate of the targets, if nobody asks for that of the attacker. */
    static Tables<Battle, Aftermath> onTargets(Reckoning on, Assault assault) {
        return bound(on.battle())
                ? of(on, assault).together()
                : Stages.attack(on, assault, false).carrying((_, landed) -> landed.after());
    }

    /** What leads to the fate of the targets, if it is not bound to that of the attacker. */
    Tables<Battle, Aftermath> onTargets() {
        return landing.carrying((_, landed) -> landed.after());
    }

    /** What leads to the fate of the attacker, likewise. */
    Tables<Battle, Aftermath> onAttacker() {
        return Stages.thrownBack(
                landing.carrying((_, landed) -> landed.thrown().alone()).on(this::forgetting));
    }

    /** What leads to the fate of both. */
    Tables<Battle, Aftermath> together() {
        return Stages.thrownBack(landing.carrying((_, landed) -> landed.thrown()));
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
