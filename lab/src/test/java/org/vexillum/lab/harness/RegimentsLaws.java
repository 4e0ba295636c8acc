package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.List;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/** What holds on every table of Regiments between two steps. */
final class RegimentsLaws {
    private static final int MOST_TOKENS = 6;
    private static final int ROUNDS = 4;

    private RegimentsLaws() {}

    static void hold(Battle battle) {
        must(battle.round() <= ROUNDS, "round", battle.round());
        markers(battle);
        for (var unit : battle.units()) {
            standing(unit);
            models(unit);
        }
        places(battle);
    }

    private static void markers(Battle battle) {
        int count = battle.markers().size() + battle.markersToPlace();
        boolean rolled = battle.stage() != Stage.MARKERS || count > 0;
        must(!rolled || count <= 5, "markers", count);
        for (var marker : battle.markers())
            must(
                    battle.round() > 0 || marker.owner() == null,
                    "a marker has an owner before the first round");
    }

    private static void standing(Unit unit) {
        boolean placed = unit.place() != null;
        must(placed == unit.onTable(), "place and status differ", unit.id(), unit.status());
        boolean dead = unit.status() == Status.DESTROYED;
        must(dead == (unit.living() == 0), "models and status differ", unit.id(), unit.living());
        must(unit.woundsTaken() == 0 && !unit.fought(), "marks of an activation", unit.id());
        must(unit.endangered().isEmpty(), "dangers of an activation", unit.id());
    }

    private static void models(Unit unit) {
        var seen = new boolean[unit.startingSize()];
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            must(!seen[model], "a model stands twice", unit.id(), model);
            seen[model] = true;
            int wounds = unit.wounds(model);
            boolean alive = wounds >= 0 && wounds < unit.card(model).tough();
            must(alive, "wounds of the living", unit.id(), model, wounds);
        }
        for (int model = 0; model < seen.length; model++) {
            int tokens = unit.tokens(model);
            must(tokens >= 0 && tokens <= MOST_TOKENS, "tokens", unit.id(), model, tokens);
            must(seen[model] || tokens == 0, "tokens of the dead", unit.id(), model);
        }
    }

    private static void places(Battle battle) {
        var table = new Bounds(0, 0, battle.setting().width(), battle.setting().depth());
        List<Unit> all = battle.units();
        for (int i = 0; i < all.size(); i++) {
            if (!all.get(i).onTable()) continue;
            var shape = Footprint.of(all.get(i));
            must(Within.inside(shape, table), "off the table", all.get(i).id());
            for (int j = 0; j < i; j++)
                must(
                        !all.get(j).onTable() || !Within.overlaps(shape, Footprint.of(all.get(j))),
                        "units overlap",
                        all.get(j).id(),
                        all.get(i).id());
        }
    }
}
