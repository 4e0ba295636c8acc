package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.FrameReader;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.kit.force.Vocabulary;
import org.vexillum.regiments.table.Unit;

/** Writes weapons as {@link WeaponReader} reads them. */
final class WeaponWriter {
    private WeaponWriter() {}

    /**
     * @param models how many carry all of these
     */
    static List<Map<String, Object>> all(ModelCard card, int models) {
        var weapons = card.weapons();
        var written = new ArrayList<Map<String, Object>>();
        for (var weapon : weapons.stream().distinct().toList()) {
            int copies = (int) weapons.stream().filter(weapon::equals).count();
            written.add(weapon(card, weapon, copies == 1 ? 0 : copies * models));
        }
        return written;
    }

    private static Map<String, Object> weapon(ModelCard card, Weapon weapon, int count) {
        var map = new LinkedHashMap<String, Object>();
        map.put("name", weapon.name());
        if (!weapon.melee()) map.put("range", FrameReader.inches(weapon.range()));
        map.put("attacks", weapon.attacks());
        var rules = Vocabulary.written(weapon, card);
        if (!rules.isEmpty()) map.put("rules", rules);
        if (count > 0) map.put("count", count);
        return map;
    }

    /** Limited weapons used up, by name, with the numbers of the models. */
    static List<Map<String, Object>> spent(Unit unit) {
        var byName = new LinkedHashMap<String, List<Integer>>();
        for (int model = 0; model < unit.startingSize(); model++)
            for (int i = 0; i < unit.weapons(model).size(); i++) {
                var name = unit.weapons(model).get(i).name();
                if (unit.spent(model, i))
                    byName.computeIfAbsent(name, _ -> new ArrayList<>()).add(model);
            }
        var spent = new ArrayList<Map<String, Object>>();
        byName.forEach(
                (name, models) -> spent.add(Map.of(name, models.stream().distinct().toList())));
        return spent;
    }
}
