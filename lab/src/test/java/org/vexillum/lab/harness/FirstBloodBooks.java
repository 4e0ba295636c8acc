package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.movement.MoveEvents;
import org.vexillum.firstblood.scenario.ScenarioEvents;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;

/**
 * Models fall and return, tokens come and go, and points are scored, only where the log says so.
 *
 * <p>Every model removed leaves a casualty token (FB-TOKEN-01) but for a character (FB-CCOM-13) and
 * those for whom there is no room outside a garrison (FB-GARRISON-14).
 */
final class FirstBloodBooks implements Books<Battle> {
    private final Map<String, Set<Integer>> fallen = new HashMap<>();
    private final Map<String, Integer> tokens = new HashMap<>();
    private final Map<String, Integer> uncounted = new HashMap<>();
    private final Map<Side, Integer> points = new HashMap<>();
    private final Set<String> gone = new HashSet<>();

    @Override
    public void accept(Event event) {
        switch (event) {
            case CombatEvents.ModelsRemoved e -> removed(e);
            case CombatEvents.ModelRestored e -> restored(e);
            case SequenceEvents.TokensRemoved e -> {
                must(e.tokens() == count(tokens, e.regiment()), "tokens taken away", e);
                tokens.put(e.regiment(), 0);
            }
            case CombatEvents.RegimentDestroyed e -> gone.add(e.regiment());
            case ScenarioEvents.NeverArrived e -> gone.add(e.regiment());
            case MoveEvents.NoRoomToDeploy e -> gone.add(e.regiment());
            case ScenarioEvents.Scored e -> {
                must(points.merge(e.side(), e.points(), Integer::sum) == e.now(), "points told", e);
            }
            default -> {}
        }
    }

    private void removed(CombatEvents.ModelsRemoved event) {
        var own = fallen.computeIfAbsent(event.regiment(), _ -> new HashSet<>());
        for (int model : event.numbers()) must(own.add(model), "fell twice", event);
        int more = event.tokens() - count(tokens, event.regiment());
        boolean leaving = event.rules().has("FB-GARRISON-14");
        int least = leaving ? 0 : event.numbers().size() - 1;
        must(more >= least && more <= event.numbers().size(), "tokens of the fallen", event, more);
        uncounted.merge(event.regiment(), event.numbers().size() - more, Integer::sum);
        tokens.put(event.regiment(), event.tokens());
    }

    private void restored(CombatEvents.ModelRestored event) {
        var own = fallen.computeIfAbsent(event.regiment(), _ -> new HashSet<>());
        must(own.remove(event.number()), "returned without having fallen", event);
        int left = tokens.merge(event.regiment(), -1, Integer::sum);
        must(left == event.tokens() && left >= 0, "tokens after a return", event, left);
    }

    private static <K> int count(Map<K, Integer> counts, K key) {
        return counts.getOrDefault(key, 0);
    }

    @Override
    public void mustAgree(Battle battle) {
        for (var side : Side.values())
            must(battle.points(side) == count(points, side), "points", side, points);
        for (var regiment : battle.regiments()) {
            must(regiment.destroyed() == gone.contains(regiment.id()), "gone", regiment.id());
            if (regiment.destroyed()) continue;
            var own = fallen.getOrDefault(regiment.id(), Set.of());
            for (int model = 0; model < regiment.size(); model++)
                must(
                        regiment.alive(model) != own.contains(model),
                        "living and fallen",
                        regiment.id(),
                        model);
            must(
                    regiment.tokens() == count(tokens, regiment.id()),
                    "tokens",
                    regiment.id(),
                    regiment.tokens());
            boolean exempt = regiment.card().character();
            must(
                    exempt || !battle.terrain().isEmpty() || count(uncounted, regiment.id()) == 0,
                    "fallen without a token",
                    regiment.id());
        }
    }
}
