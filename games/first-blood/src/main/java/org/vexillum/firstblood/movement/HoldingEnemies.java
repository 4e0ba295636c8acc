package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.geometry.path.PassableGround;

/** Enemies that engage a model, whose range it may not leave while it manoeuvres. */
final class HoldingEnemies {
    /** For moves that are free to leave. */
    static final HoldingEnemies NONE = new HoldingEnemies();

    private record Leash(int model, Shape holder, int reach) {}

    private final List<Leash> all = new ArrayList<>();

    private HoldingEnemies() {}

    /** Every enemy that engages a model when the action begins (FB-MANEUVER-06). */
    static HoldingEnemies of(Battle battle, Regiment regiment, Surroundings around) {
        var leashes = new HoldingEnemies();
        for (int model = 0; model < regiment.size(); model++) {
            if (!regiment.alive(model)) continue;
            for (var neighbour : around.neighbours())
                if (neighbour.enemy()
                        && neighbour.floor() == regiment.floor(model)
                        && Engagement.engages(
                                battle, neighbour.regiment(), neighbour.model(), regiment, model))
                    leashes.all.add(new Leash(model, neighbour.base(), neighbour.reach(battle)));
            leashes.addGarrisons(regiment, model, around);
        }
        return leashes;
    }

    private void addGarrisons(Regiment regiment, int model, Surroundings around) {
        for (var piece : around.solid()) {
            if (!around.heldByEnemy(piece)) continue;
            for (var part : piece.area().parts())
                if (Within.within(regiment.base(model), part, Engagement.USUAL)) {
                    all.add(new Leash(model, part, Engagement.USUAL));
                    break;
                }
        }
    }

    boolean ties(int model) {
        for (int i = 0; i < all.size(); i++) if (all.get(i).model == model) return true;
        return false;
    }

    void tie(PassableGround ground, int model) {
        for (var leash : all) if (leash.model == model) ground.tie(leash.holder, leash.reach);
    }
}
