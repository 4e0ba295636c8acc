package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Event;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.table.Battle;

/** Models fall and markers change hands only where the log says so. */
final class RegimentsBooks implements Books<Battle> {
    private final Map<String, Integer> slain = new HashMap<>();
    private final List<Marker> markers = new ArrayList<>();

    @Override
    public void accept(Event event) {
        switch (event) {
            case CombatEvents.ModelsSlain e ->
                    slain.merge(e.unit(), e.models().size(), Integer::sum);
            case MissionEvents.MarkerPlaced e -> markers.add(new Marker(e.at(), null));
            case MissionEvents.MarkerChecked e ->
                    markers.set(e.number() - 1, new Marker(e.at(), e.after()));
            default -> {}
        }
    }

    @Override
    public void mustAgree(Battle battle) {
        must(battle.markers().equals(markers), "markers", battle.markers(), markers);
        for (var unit : battle.units()) {
            if (unit.destroyed()) continue;
            int fallen = slain.getOrDefault(unit.id(), 0);
            must(
                    unit.living() + fallen == unit.startingSize(),
                    "models living and slain",
                    unit.id(),
                    unit.living(),
                    fallen);
        }
    }
}
