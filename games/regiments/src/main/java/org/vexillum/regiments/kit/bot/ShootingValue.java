package org.vexillum.regiments.kit.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.ShootingOdds;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.shooting.ChooseTargets.Aim;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.SpellBoon;
import org.vexillum.regiments.table.Unit;

/** What a unit's shooting is worth from where it stands, by exact odds. */
final class ShootingValue {
    private final ChargeOdds fights;

    ShootingValue(ChargeOdds fights) {
        this.fights = fights;
    }

    /** Which models fire decides only through their kinds, and spells. */
    private record Key(
            long shooter,
            List<SpellBoon> boons,
            String weapon,
            List<Integer> kinds,
            boolean moved,
            boolean far,
            Cover cover,
            long target,
            long targetState) {}

    /**
     * What a volley does to its target.
     *
     * @param points taken from it, to be expected
     * @param out the chance that it can no longer hold a marker
     */
    record Hurt(double points, double out) {
        static final Hurt NOT = new Hurt(0, 0);
    }

    /** The best way to aim, and its worth in points. */
    record Best(Aims aims, double value) {
        static final Best NONE = new Best(new Aims(List.of()), 0);
    }

    ReasonedAnswer choice(Battle battle, ChooseTargets question) {
        var shooter = battle.unit(question.unit());
        var best = best(battle, new ShootingLines(battle), shooter, question.moved());
        var aims = best.aims().aims();
        if (aims.isEmpty())
            return ReasonedAnswer.of(best.aims(), BotReason.NOTHING_TO_HIT, question.unit());
        var target = aims.getFirst().target();
        return ReasonedAnswer.of(best.aims(), BotReason.AIM, question.unit(), target, best.value());
    }

    /** Aims each weapon type at the target it hurts most, at no more than two targets. */
    Best best(Battle battle, ShootingLines lines, Unit shooter, boolean moved) {
        var groups = WeaponGroup.ranged(shooter);
        if (groups.isEmpty()) return Best.NONE;
        var enemies = battle.onTable(shooter.side().other());
        var aims = new ArrayList<Aim>();
        var targets = new ArrayList<String>();
        double sum = 0;
        var holders = new MarkerHolders(battle);
        for (var group : groups) {
            var label = WeaponLabels.label(shooter, group.weapon());
            String best = "";
            double most = 0;
            for (var enemy : enemies) {
                if (targets.size() >= 2 && !targets.contains(enemy.id())) continue;
                var hurt = hurt(battle, lines, shooter, group.weapon(), label, enemy, moved);
                if (hurt.points == 0) continue;
                double value = hurt.points + hurt.out * holders.worth(enemy);
                if (value > most) {
                    most = value;
                    best = enemy.id();
                }
            }
            if (best.isEmpty()) continue;
            aims.add(new Aim(label, best));
            if (!targets.contains(best)) targets.add(best);
            sum += most;
        }
        return new Best(new Aims(aims), sum);
    }

    private Hurt hurt(
            Battle battle,
            ShootingLines lines,
            Unit shooter,
            Weapon weapon,
            String label,
            Unit enemy,
            boolean moved) {
        int[] models = lines.eligible(shooter, weapon, enemy);
        if (models.length == 0) return Hurt.NOT;
        boolean far = lines.far(shooter, enemy);
        var cover = lines.cover(shooter, enemy);
        var key =
                new Key(
                        fights.code(shooter),
                        shooter.boons(),
                        label,
                        Arrays.stream(models).map(shooter::kind).boxed().toList(),
                        moved,
                        far,
                        cover,
                        fights.code(enemy),
                        enemy.condition());
        return fights.memory()
                .volleys()
                .computeIfAbsent(
                        key,
                        _ -> {
                            var volley = new ShootingOdds.Volley(weapon, models, moved, far, cover);
                            return hurt(shooter, enemy, volley, battle.options());
                        });
    }

    private static Hurt hurt(
            Unit shooter, Unit enemy, ShootingOdds.Volley volley, Options options) {
        var odds =
                ShootingOdds.of(
                        shooter, enemy, List.of(volley), options, Assumptions.DEFAULT, false);
        return new Hurt(PointsValue.of(odds, enemy), odds.destroyed() + odds.shaken());
    }
}
