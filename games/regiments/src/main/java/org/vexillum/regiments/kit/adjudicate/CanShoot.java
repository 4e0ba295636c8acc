package org.vexillum.regiments.kit.adjudicate;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HitTraits;

/** Whom a unit may shoot from where it stands, weapon by weapon. */
record CanShoot(Unit unit, @Nullable Unit target, @Nullable Weapon weapon) {
    static Play<Battle> read(Args args) {
        var unit = args.unit("unit");
        var target = args.has("target") ? args.enemy("target", unit) : null;
        var weapon = ShootingTasks.weapon(args, unit);
        if (WeaponGroup.ranged(unit).isEmpty()) throw new FileFault(args.at(), "no-ranged-weapon");
        return new CanShoot(unit, target, weapon)::play;
    }

    private void play(Battle battle, Referee<Battle> referee) {
        var idle = IdleReason.refusal(unit);
        if (idle != null) {
            referee.record(
                    QueryAnswer.of("shoots-nobody", idle.rules(), "unit", unit.id(), "why", idle));
            return;
        }
        for (var enemy : enemies(battle))
            for (var group : WeaponGroup.ranged(unit))
                if (weapon == null || weapon.equals(group.weapon()))
                    tell(group, enemy, new ShootingLines(battle), referee);
    }

    private List<Unit> enemies(Battle battle) {
        if (target != null) return List.of(target);
        return battle.onTable(unit.side().other()).stream()
                .filter(enemy -> enemy.place() != null)
                .toList();
    }

    private void tell(WeaponGroup group, Unit enemy, ShootingLines lines, Referee<Battle> referee) {
        var label = WeaponLabels.label(unit, group.weapon());
        int[] slots = group.models().stream().mapToInt(unit::slotOf).toArray();
        var why = lines.whyNoShot(unit, group.weapon(), label, enemy, slots);
        int nearest = QueryTasks.gap(unit, enemy);
        referee.record(
                why != null
                        ? QueryAnswer.of(
                                "cannot-shoot",
                                why.rules(),
                                "unit",
                                unit.id(),
                                "weapon",
                                label,
                                "target",
                                enemy.id(),
                                "nearest",
                                nearest,
                                "why",
                                why)
                        : QueryAnswer.of(
                                "can-shoot",
                                rules(group.weapon()),
                                "unit",
                                unit.id(),
                                "weapon",
                                label,
                                "target",
                                enemy.id(),
                                "nearest",
                                nearest,
                                "shots",
                                lines.eligible(unit, group.weapon(), enemy).length,
                                "far",
                                lines.far(unit, enemy),
                                "cover",
                                lines.cover(unit, enemy).any()));
    }

    private static Rules rules(Weapon weapon) {
        return Rules.of(
                "AOFR-SHOOT-01",
                "AOFR-SHOOT-02",
                "AOFR-SHOOT-09",
                "AOFR-FACING-02",
                weapon.has(HitTraits.Indirect.class) ? "AOFR-SR-INDIRECT-2" : "AOFR-LOS-01",
                "AOFR-PRINCIPLE-04");
    }
}
