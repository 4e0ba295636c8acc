package org.vexillum.regiments.shooting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.combat.WeaponOrder;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The volleys of one unit, weapon type after weapon type (AOFR-SHOOT-07). */
public record ShootingAction(String shooter, List<Shot> shots) {
    public ShootingAction {
        shots = List.copyOf(shots);
    }

    /**
     * A type of weapon aimed at a unit, with what was fixed when targets were declared.
     *
     * @param weapon by the name that tells it apart in its unit
     * @param models those that fire, once for each copy
     * @param moved whether the shooter advanced before
     * @param far whether the closest models are over 9 inches apart (AOFR-PRINCIPLE-04)
     */
    public record Shot(
            String weapon,
            String target,
            List<Integer> models,
            boolean moved,
            boolean far,
            Cover cover) {
        public Shot {
            models = List.copyOf(models);
        }
    }

    /** Works out who fires, from how far and at what cover. */
    public static ShootingAction declared(Battle battle, Unit unit, Aims aims, boolean moved) {
        var lines = new ShootingLines(battle);
        var shots = new ArrayList<Shot>();
        for (var aim : aims.aims()) {
            var target = battle.unit(aim.target());
            int[] models = lines.eligible(unit, weapon(unit, aim.weapon()), target);
            shots.add(
                    new Shot(
                            aim.weapon(),
                            aim.target(),
                            Arrays.stream(models).boxed().toList(),
                            moved,
                            lines.far(unit, target),
                            lines.cover(unit, target)));
        }
        return new ShootingAction(unit.id(), shots);
    }

    static Weapon weapon(Unit unit, String label) {
        var weapon = WeaponLabels.weapon(unit, label);
        if (weapon == null) throw new IllegalArgumentException(unit.id() + " has no " + label);
        return weapon;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(shooter);
        for (var shot : shots) referee.record(declaration(unit, shot, battle));
        for (var shot : inOrder(unit, referee))
            new WeaponVolley(unit, weapon(unit, shot.weapon), shot).play(battle, referee);
    }

    private ShootingEvents.TargetDeclared declaration(Unit unit, Shot shot, Battle battle) {
        var target = battle.unit(shot.target);
        var rules = WeaponVolley.sight(weapon(unit, shot.weapon)).and("AOFR-PRINCIPLE-04");
        if (shots.size() > 1) rules = rules.and("AOFR-SHOOT-03");
        if (shot.cover.any()) rules = rules.and(WeaponVolley.coverRule(target));
        return new ShootingEvents.TargetDeclared(
                shooter,
                shot.weapon,
                shot.target,
                shot.models.size(),
                shot.far,
                shot.cover,
                Rules.of("AOFR-SHOOT-01", "AOFR-SHOOT-02", "AOFR-FACING-02").and(rules));
    }

    /** Takedown, then Deadly, then the rest; what cannot matter is not asked. */
    private List<Shot> inOrder(Unit unit, Referee<Battle> referee) {
        if (shots.size() < 2) return shots;
        var ordered = new ArrayList<Shot>();
        for (int turn = 0; turn <= WeaponGroup.LAST_TURN; turn++) {
            var equals = new ArrayList<Shot>();
            for (var shot : shots) if (group(unit, shot).turn() == turn) equals.add(shot);
            ordered.addAll(shareATarget(equals) ? asked(equals, unit, referee) : equals);
        }
        return ordered;
    }

    private static WeaponGroup group(Unit unit, Shot shot) {
        return new WeaponGroup(weapon(unit, shot.weapon), shot.models);
    }

    private static boolean shareATarget(List<Shot> shots) {
        long targets = shots.stream().map(Shot::target).distinct().count();
        return targets < shots.size();
    }

    private static List<Shot> asked(List<Shot> shots, Unit unit, Referee<Battle> referee) {
        var groups = shots.stream().map(shot -> group(unit, shot)).toList();
        var ordered = new ArrayList<Shot>();
        for (var group : WeaponOrder.chosen(groups, unit, referee))
            for (var shot : shots)
                if (weapon(unit, shot.weapon).equals(group.weapon())) ordered.add(shot);
        return ordered;
    }
}
