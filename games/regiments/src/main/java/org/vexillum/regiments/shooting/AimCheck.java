package org.vexillum.regiments.shooting;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.shooting.ChooseTargets.Aim;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Why one type of weapon cannot be fired at one unit. */
record AimCheck(Battle battle, Unit unit, ShootingLines lines) {
    @Nullable Refusal refusal(Aim aim) {
        var weapon = WeaponLabels.weapon(unit, aim.weapon());
        if (weapon == null) return because("AOFR-SHOOT-02", "weapon-unknown", aim.weapon());
        var refusal = refusal(weapon, aim.weapon());
        if (refusal != null) return refusal;
        for (var target : battle.units())
            if (target.id().equals(aim.target())) return refusal(weapon, aim.weapon(), target);
        return because("AOFR-SHOOT-09", "target-unknown", aim.target());
    }

    private @Nullable Refusal refusal(Weapon weapon, String label) {
        if (weapon.melee()) return because("AOFR-SHOOT-02", "weapon-for-melee", label);
        boolean carried = false;
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            for (int i = 0; i < unit.weapons(model).size(); i++) {
                if (!unit.weapons(model).get(i).equals(weapon)) continue;
                if (!unit.spent(model, i)) return null;
                carried = true;
            }
        }
        return carried
                ? because("AOFR-SR-LIMITED-1", "weapon-spent", label)
                : because("AOFR-SHOOT-02", "weapon-lost", label);
    }

    private @Nullable Refusal refusal(Weapon weapon, String label, Unit target) {
        var id = target.id();
        if (target.side() == unit.side()) return because("AOFR-SHOOT-09", "target-friendly", id);
        if (!target.onTable()) return because("AOFR-SHOOT-09", "target-off-table", id);
        if (unit.place() == null || target.place() == null)
            return because("AOFR-SHOOT-01", "aim-unknown");
        return lines.whyNoShot(unit, weapon, label, target);
    }

    private static Refusal because(String rule, String key, Object... facts) {
        return Refusal.because(rule, key, facts);
    }
}
