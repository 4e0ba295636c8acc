package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Has the attacker order the weapon groups within each class (AOFR-SHOOT-07). */
public final class WeaponOrder {
    private WeaponOrder() {}

    public static List<WeaponGroup> chosen(
            List<WeaponGroup> groups, Unit unit, Referee<Battle> referee) {
        if (groups.size() < 2) return groups;
        var ordered = new ArrayList<WeaponGroup>();
        for (int turn = 0; turn <= WeaponGroup.LAST_TURN; turn++) {
            var equals = new ArrayList<WeaponGroup>();
            for (var group : groups) if (group.turn() == turn) equals.add(group);
            ordered.addAll(equals.size() < 2 ? equals : ask(equals, unit, referee));
        }
        return ordered;
    }

    private static List<WeaponGroup> ask(
            List<WeaponGroup> groups, Unit unit, Referee<Battle> referee) {
        var names = groups.stream().map(group -> WeaponLabels.label(unit, group.weapon())).toList();
        var order = referee.ask(unit.side(), new OrderWeapons(unit.id(), names));
        var ordered = new ArrayList<WeaponGroup>();
        for (var name : order.weapons())
            for (var group : groups)
                if (WeaponLabels.label(unit, group.weapon()).equals(name)) ordered.add(group);
        return ordered;
    }
}
