package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;

/**
 * The melee attacks of one unit on another (AOFR-MELEE-03, AOFR-MELEE-06).
 *
 * @param charging whether the attacker is the charger
 * @param which the weapons that strike now
 */
public record MeleeAttacks(
        String attacker, String target, boolean charging, Predicate<Weapon> which) {
    /** Returns the wounds the target really took. */
    public int play(Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(attacker);
        int wounds = 0;
        for (var group : inOrder(WeaponGroup.melee(unit, which), referee, unit)) {
            if (battle.unit(target).destroyed()) break;
            wounds += strike(group, unit, battle, referee);
        }
        return wounds;
    }

    private List<WeaponGroup> inOrder(
            List<WeaponGroup> groups, Referee<Battle> referee, Unit unit) {
        var used = new ArrayList<WeaponGroup>();
        for (var group : groups) {
            var question =
                    new UseLimited(attacker, WeaponLabels.label(unit, group.weapon()), target);
            if (!group.limited() || referee.ask(unit.side(), question)) used.add(group);
        }
        return WeaponOrder.chosen(used, unit, referee);
    }

    private int strike(WeaponGroup group, Unit unit, Battle battle, Referee<Battle> referee) {
        var enemy = battle.unit(target);
        group.spend(unit);
        int wounds = 0;
        for (var aim : Takedown.asked(group, unit, enemy, _ -> enemy.slots(), referee)) {
            var quarry = new AttackTarget(enemy, aim.picked());
            if (quarry.gone()) {
                lose(group, unit, referee);
                continue;
            }
            var attacks = new Attacks(battle.options(), unit, quarry, blow(quarry), Cover.NONE);
            wounds +=
                    new AttackRoll(attacks.with(group.weapon(), aim.users())).play(battle, referee);
        }
        return wounds;
    }

    /** Blows are not re-aimed (AOFR-SHOOT-07). */
    private void lose(WeaponGroup group, Unit unit, Referee<Battle> referee) {
        var weapon = WeaponLabels.label(unit, group.weapon());
        var rules = Rules.of("AOFR-SHOOT-07");
        referee.record(new CombatEvents.AttacksLost(attacker, weapon, target, rules));
    }

    private AttackContext blow(AttackTarget quarry) {
        return melee(charging, quarry);
    }

    static AttackContext melee(boolean charging, AttackTarget quarry) {
        return new AttackContext(
                AttackContext.Manner.MELEE, charging, false, false, quarry.card().isTough(), false);
    }
}
