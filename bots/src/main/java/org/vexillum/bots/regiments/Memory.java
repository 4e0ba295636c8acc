package org.vexillum.bots.regiments;

import java.util.HashMap;
import java.util.Map;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * What a greedy bot has worked out before: the same fights and volleys are met again and again.
 *
 * <p>It may serve many battles between forces of the same names and options, one after another in
 * one thread. It never changes an answer, only the time it takes.
 */
public final class Memory {
    private static final int MOST = 100_000;
    private final Map<String, Integer> codes = new HashMap<>();
    private final Map<Object, MeleeOdds> fights = new HashMap<>();
    private final Map<Object, Shots.Hurt> volleys = new HashMap<>();

    /** A number for a unit of a list, the same in every battle. */
    int code(Battle battle, Unit unit) {
        var name = battle.setting().force(unit.side()).name() + '/' + unit.card().id();
        return codes.computeIfAbsent(name, _ -> codes.size());
    }

    Map<Object, MeleeOdds> fights() {
        if (fights.size() > MOST) fights.clear();
        return fights;
    }

    Map<Object, Shots.Hurt> volleys() {
        if (volleys.size() > MOST) volleys.clear();
        return volleys;
    }
}
