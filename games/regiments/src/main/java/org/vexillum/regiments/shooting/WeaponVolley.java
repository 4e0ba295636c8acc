package org.vexillum.regiments.shooting;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackRoll;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.shooting.ShootingAction.Shot;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.HitTraits.Indirect;

/** One type of weapon fired at one target. */
record WeaponVolley(Unit unit, Weapon weapon, Shot shot) {
    void play(Battle battle, Referee<Battle> referee) {
        var enemy = battle.unit(shot.target());
        if (enemy.destroyed()) {
            lose(referee);
            return;
        }
        var group = new WeaponGroup(weapon, shot.models());
        group.spend(unit);
        var aims =
                Takedown.asked(group, unit, enemy, user -> pickable(user, enemy, battle), referee);
        for (var aim : aims) strike(aim, new AttackTarget(enemy, aim.picked()), battle, referee);
    }

    private void strike(
            Takedown.Aim aim, AttackTarget quarry, Battle battle, Referee<Battle> referee) {
        if (quarry.gone()) {
            lose(referee);
            return;
        }
        var cover = quarry.picked() ? coverOf(quarry, battle) : shot.cover();
        var attacks = new Attacks(battle.options(), unit, quarry, blow(quarry, cover), cover);
        new AttackRoll(attacks.with(weapon, aim.users())).play(battle, referee);
    }

    /** Shots are not re-aimed (AOFR-SHOOT-07). */
    private void lose(Referee<Battle> referee) {
        referee.record(
                new CombatEvents.AttacksLost(
                        unit.id(), shot.weapon(), shot.target(), Rules.of("AOFR-SHOOT-07")));
    }

    private AttackContext blow(AttackTarget quarry, Cover cover) {
        return new AttackContext(
                AttackContext.Manner.SHOOTING,
                false,
                shot.moved(),
                shot.far(),
                quarry.card().isTough(),
                cover.any());
    }

    /** Where nobody said where units stand, everybody can be picked. */
    private int[] pickable(int user, Unit enemy, Battle battle) {
        return placed(enemy)
                ? new ShootingLines(battle).pickable(unit, user, weapon, enemy)
                : enemy.slots();
    }

    private Cover coverOf(AttackTarget quarry, Battle battle) {
        if (!placed(quarry.unit())) return shot.cover();
        return new ShootingLines(battle).coverOfModel(unit, quarry.unit(), quarry.model());
    }

    private boolean placed(Unit enemy) {
        return unit.place() != null && enemy.place() != null;
    }

    /** The rule by which shooters see, or need not see, their target. */
    static Rules sight(Weapon weapon) {
        return Rules.of(weapon.has(Indirect.class) ? "AOFR-SR-INDIRECT-2" : "AOFR-LOS-01");
    }

    static String coverRule(Unit target) {
        return target.single() ? "AOFR-TERRAIN-02" : "AOFR-TERRAIN-01";
    }
}
