package org.vexillum.regiments.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.shooting.ChooseTargets.Aim;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The targets of a unit: at most two, each type of weapon at one of them (AOFR-SHOOT-03). */
final class TargetChoices implements Choices<Aims> {
    private final Battle battle;
    private final Unit unit;
    private final ShootingLines lines;
    private final List<WeaponGroup> weapons;
    private final List<Unit> enemies = new ArrayList<>();
    private final Boolean[][] known;

    TargetChoices(Battle battle, Unit unit) {
        this.battle = battle;
        this.unit = unit;
        lines = new ShootingLines(battle);
        weapons = WeaponGroup.ranged(unit);
        for (var other : battle.units())
            if (other.side() != unit.side() && other.onTable() && placed(other)) enemies.add(other);
        known = new Boolean[weapons.size()][enemies.size()];
    }

    /** Nobody shoots at, or from, a place that is not known. */
    private boolean placed(Unit other) {
        return unit.place() != null && other.place() != null;
    }

    @Override
    public @Nullable Refusal refusal(Aims aims) {
        var targets = new ArrayList<String>();
        var used = new ArrayList<String>();
        for (var aim : aims.aims()) {
            if (used.contains(aim.weapon()))
                return Refusal.because("AOFR-SHOOT-03", "weapon-twice", aim.weapon());
            used.add(aim.weapon());
            if (!targets.contains(aim.target())) targets.add(aim.target());
            var refusal = new AimCheck(battle, unit, lines).refusal(aim);
            if (refusal != null) return refusal;
        }
        if (targets.size() <= 2) return null;
        return Refusal.because("AOFR-SHOOT-03", "over-two-targets", targets.size());
    }

    private boolean can(int weapon, int enemy) {
        if (known[weapon][enemy] == null) {
            var type = weapons.get(weapon).weapon();
            known[weapon][enemy] = lines.any(unit, type, enemies.get(enemy));
        }
        return known[weapon][enemy];
    }

    private Aim aim(int weapon, int enemy) {
        var label = WeaponLabels.label(unit, weapons.get(weapon).weapon());
        return new Aim(label, enemies.get(enemy).id());
    }

    /** Everything at each target, useful splits, nothing. */
    @Override
    public List<Aims> list() {
        var all = new ArrayList<Aims>();
        for (int enemy = 0; enemy < enemies.size(); enemy++) {
            add(all, allAt(enemy, -1));
            for (int weapon = 0; weapon < weapons.size(); weapon++) splits(all, enemy, weapon);
        }
        all.add(Aims.NONE);
        return all;
    }

    /** One weapon elsewhere, or held back if it can be fired but once. */
    private void splits(List<Aims> all, int enemy, int weapon) {
        var rest = allAt(enemy, weapon);
        if (rest.isEmpty()) return;
        if (weapons.get(weapon).limited()) add(all, rest);
        for (int other = 0; other < enemies.size(); other++) {
            if (other == enemy || !can(weapon, other)) continue;
            var split = new ArrayList<>(rest);
            split.add(aim(weapon, other));
            add(all, split);
        }
    }

    private static void add(List<Aims> all, List<Aim> aims) {
        var answer = new Aims(aims);
        if (!aims.isEmpty() && !all.contains(answer)) all.add(answer);
    }

    private List<Aim> allAt(int enemy, int without) {
        var aims = new ArrayList<Aim>();
        for (int weapon = 0; weapon < weapons.size(); weapon++)
            if (weapon != without && can(weapon, enemy)) aims.add(aim(weapon, enemy));
        return aims;
    }

    @Override
    public boolean complete() {
        return weapons.size() <= 1 || !anything();
    }

    private boolean anything() {
        for (int enemy = 0; enemy < enemies.size(); enemy++)
            for (int weapon = 0; weapon < weapons.size(); weapon++)
                if (can(weapon, enemy)) return true;
        return false;
    }

    @Override
    public @Nullable Aims only() {
        return anything() ? null : Aims.NONE;
    }

    /** Mostly everything that can at somebody, sometimes one weapon elsewhere. */
    @Override
    public Aims any(RandomSource lot) {
        if (enemies.isEmpty() || weapons.isEmpty() || lot.below(16) == 0) return Aims.NONE;
        int first = lot.below(enemies.size());
        for (int i = 0; i < enemies.size(); i++) {
            int enemy = (first + i) % enemies.size();
            var aims = allAt(enemy, -1);
            if (!aims.isEmpty()) return new Aims(varied(aims, lot));
        }
        return Aims.NONE;
    }

    private List<Aim> varied(List<Aim> aims, RandomSource lot) {
        if (weapons.size() == 1 || lot.below(4) != 0) return aims;
        int weapon = lot.below(weapons.size());
        int enemy = lot.below(enemies.size());
        if (!can(weapon, enemy)) return aims;
        var other = aim(weapon, enemy);
        aims.removeIf(aim -> aim.weapon().equals(other.weapon()));
        aims.add(other);
        return aims;
    }
}
