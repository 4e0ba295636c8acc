package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.WhollyInside;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;

/** Going up and down in ruins. */
final class FloorChanges {
    /** FB-RUIN-09. */
    static final int HEIGHT = Lengths.inches(3);

    private final Battle battle;
    private final Regiment regiment;

    FloorChanges(Battle battle, Regiment regiment) {
        this.battle = battle;
        this.regiment = regiment;
    }

    /** What says how models change floors, if any does. */
    static Rules rules(Regiment regiment, ModelMoves moves) {
        for (var go : moves.models())
            if (go.floor() != regiment.floor(go.model()))
                return Rules.of("FB-RUIN-09", "FB-RUIN-10");
        return Rules.NONE;
    }

    /** Why a model may not be on that floor with its base there, or null (FB-RUIN-10). */
    @Nullable Refusal misfit(int model, Disc base, int floor) {
        if (floor == 0 || ruin(base, floor) != null) return null;
        return Refusal.because("FB-RUIN-10", "does-not-fit-on-floor", regiment.id(), model, floor);
    }

    /** The ruin that has this floor below all of the base, or null. */
    private @Nullable Terrain ruin(Disc base, int floor) {
        for (var piece : battle.terrain())
            if (piece.floors() > floor && WhollyInside.wholly(base, piece.area())) return piece;
        return null;
    }

    /** Why a model may not change floors at all, or null (FB-RUIN-09). */
    @Nullable Refusal grounded(int model, int from, int to) {
        if (from == to || regiment.card(model).type() == ModelType.INFANTRY) return null;
        return Refusal.because("FB-RUIN-09", "only-infantry-climbs", regiment.id(), model);
    }

    /** The floors climbed up and down between two places; by way of the ground between ruins. */
    int climbed(Disc from, int fromFloor, Disc to, int toFloor) {
        if (fromFloor == 0 || toFloor == 0 || sameRuin(from, fromFloor, to, toFloor))
            return Math.abs(fromFloor - toFloor);
        return fromFloor + toFloor;
    }

    /** The floor on which it goes sideways: it goes down first and up last. */
    int level(Disc from, int fromFloor, Disc to, int toFloor) {
        if (fromFloor == 0 || toFloor == 0) return 0;
        return sameRuin(from, fromFloor, to, toFloor) ? Math.min(fromFloor, toFloor) : 0;
    }

    private boolean sameRuin(Disc from, int fromFloor, Disc to, int toFloor) {
        var ruin = ruin(from, fromFloor);
        return ruin != null && ruin == ruin(to, toFloor);
    }

    /** Whether a base upstairs has the floor below it. */
    boolean carried(Disc base, int floor) {
        return floor == 0 || ruin(base, floor) != null;
    }
}
