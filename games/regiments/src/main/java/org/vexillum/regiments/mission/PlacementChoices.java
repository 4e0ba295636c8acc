package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.mission.Deploy.Placement;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/** Setting down one of the units that wait, on a ground. */
final class PlacementChoices implements Choices<Placement> {
    private static final int SAMPLES = 16;

    private final PlacementArea ground;
    private final Status status;
    private final List<Unit> waiting;
    private final PlacementProposals places;

    PlacementChoices(PlacementArea ground, Status status) {
        this.ground = ground;
        this.status = status;
        waiting = WaitingUnits.units(ground.battle(), ground.side(), status);
        places = new PlacementProposals(ground);
    }

    @Override
    public @Nullable Refusal refusal(Placement placement) {
        var id = placement.unit();
        var unit = WaitingUnits.find(ground.battle(), id);
        if (unit == null) return Refusal.because("AOFR-DEPLOY-03", "unit-unknown", id);
        if (unit.side() != ground.side())
            return Refusal.because("AOFR-DEPLOY-03", "unit-not-yours", id);
        if (unit.status() != status) return notWaiting(id);
        if (!arranges(placement.arrangement(), unit))
            return Refusal.because("AOFR-FORM-07", "arrangement", id, unit.living());
        return ground.refusal(unit, placement.front());
    }

    private Refusal notWaiting(String id) {
        return switch (ground.kind()) {
            case ZONE -> Refusal.because("AOFR-DEPLOY-03", "not-to-deploy", id);
            case SCOUTING -> Refusal.because("AOFR-SR-SCOUT-1", "not-scouting", id);
            case ANYWHERE -> Refusal.because("AOFR-SR-AMBUSH-1", "not-in-ambush", id);
        };
    }

    /** Each living model has one slot, or nothing was said (AOFR-FORM-07). */
    private static boolean arranges(List<Integer> models, Unit unit) {
        if (models.isEmpty()) return true;
        if (models.size() != unit.living()) return false;
        var left = new ArrayList<>(models);
        for (int slot = 0; slot < unit.living(); slot++)
            if (!left.remove((Object) unit.inSlot(slot))) return false;
        return true;
    }

    @Override
    public List<Placement> list() {
        var all = new ArrayList<Placement>();
        for (var unit : waiting)
            for (var front : places.telling(unit)) all.add(new Placement(unit.id(), front));
        var first = all.isEmpty() ? first() : null;
        return first == null ? all : List.of(first);
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Placement any(RandomSource lot) {
        var sampled = sample(lot);
        if (sampled != null) return sampled;
        var first = first();
        if (first == null) throw new IllegalStateException("no room on the table");
        return first;
    }

    @Nullable Placement sample(RandomSource lot) {
        var unit = waiting.get(lot.below(waiting.size()));
        for (int i = 0; i < SAMPLES; i++) {
            Pose front = places.random(unit, lot);
            if (ground.takes(unit, front)) return new Placement(unit.id(), front);
        }
        return null;
    }

    /** Some legal placement of any unit, or null if none was found on a fine grid. */
    @Nullable Placement first() {
        for (var unit : waiting) {
            var front = places.first(unit);
            if (front != null) return new Placement(unit.id(), front);
        }
        return null;
    }
}
