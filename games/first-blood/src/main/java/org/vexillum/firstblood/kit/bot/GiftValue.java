package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** What it is worth to give a regiment something, or to heal it. */
final class GiftValue {
    /** What can be seen in a fight happens in about so many of them. */
    private static final double LIKELY = 0.5;

    private static final double LITTLE = 2;

    private final Battle battle;
    private final CombatValue fights;

    GiftValue(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
    }

    double healing(Regiment target, int wounds) {
        int missing = target.tokens();
        for (int model : target.models()) missing += target.wounds(model);
        return Math.min(wounds, missing) * PointsValue.perWound(battle, target);
    }

    /** How the fight with the nearest enemy changes for the side that gives it. */
    double value(Regiment target, TemporaryEffect.Gift gift) {
        var enemy = nearest(target);
        if (enemy == null) return 0;
        var with = target.copy();
        with.gain(
                new TemporaryEffect(
                        "gift",
                        "FB-COMMAND-02",
                        gift,
                        TemporaryEffect.Until.ROUND_END,
                        target.id()));
        double better =
                fights.clash(with, enemy, false).points()
                        - fights.clash(target, enemy, false).points()
                        + fights.clash(enemy, target, false).points()
                        - fights.clash(enemy, with, false).points();
        boolean fighting = Engagement.engages(battle, enemy, target);
        return (fighting ? 1 : LIKELY) * Math.abs(better) + (fighting ? LITTLE : LITTLE / 4);
    }

    /** The nearest enemy that may come to blows with it soon, or null. */
    private @Nullable Regiment nearest(Regiment target) {
        var at = RegimentPlaces.of(battle, target);
        if (at == null) return null;
        Regiment best = null;
        double least = Lengths.inches(12);
        for (var enemy : battle.regiments(target.side().other())) {
            var there = RegimentPlaces.of(battle, enemy);
            if (there == null || RegimentPlaces.apart(at, there) >= least) continue;
            least = RegimentPlaces.apart(at, there);
            best = enemy;
        }
        return best;
    }
}
