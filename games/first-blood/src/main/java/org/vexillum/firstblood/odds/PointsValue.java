package org.vexillum.firstblood.odds;

import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/** What things are worth to the greedy bot and to whoever aims as it does, in points of a list. */
public final class PointsValue {
    /** One point on the way to victory. */
    public static final double VICTORY_POINT = 40;

    /** A broken regiment neither charges nor claims until it has rallied. */
    public static final double BROKEN = 0.25;

    private PointsValue() {}

    public static int woundsLeft(Regiment regiment) {
        int left = 0;
        for (int model = 0; model < regiment.size(); model++)
            if (regiment.alive(model)) left += regiment.woundsLeft(model);
        return left;
    }

    /** What is left of a regiment. */
    public static double of(Battle battle, Regiment regiment) {
        return perWound(battle, regiment) * woundsLeft(regiment);
    }

    public static double perWound(Battle battle, Regiment regiment) {
        double wounds = 0;
        double trophies = 0;
        for (var member : regiment.card().members()) {
            var second = member.card().wounded();
            wounds += member.card().profile().wounds() + (second == null ? 0 : second.wounds());
            trophies += trophy(member.role());
        }
        double points = regiment.card().points();
        if (Scenario.of(battle).countsCasualties()) points += VICTORY_POINT * trophies;
        return points / wounds;
    }

    /** About what a slain model scores where casualties count. */
    private static double trophy(Role role) {
        return switch (role) {
            case CHARACTER -> 5;
            case OFFICER -> 4;
            case TROOPER, LEADER, STANDARD_BEARER, SPECIALIST, RETINUE -> 1;
        };
    }
}
