package org.vexillum.regiments.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.mission.Marker;

/** What the players agreed on against the engine (AOFR-PRINCIPLE-01), change by change. */
@Stored(as = "Correction", with = "changes")
public record Correction(List<Correction.Change> changes) {
    public Correction {
        changes = List.copyOf(changes);
    }

    /** One agreed change of the table. */
    public sealed interface Change {}

    @Stored(
            as = "Correction.Place",
            with = {"unit", "front"})
    public record Place(String unit, Pose front) implements Change {}

    @Stored(
            as = "Correction.WoundsOf",
            with = {"unit", "model", "wounds"})
    public record WoundsOf(String unit, int model, int wounds) implements Change {}

    @Stored(
            as = "Correction.Remove",
            with = {"unit", "model"})
    public record Remove(String unit, int model) implements Change {}

    @Stored(
            as = "Correction.SetShaken",
            with = {"unit", "now"})
    public record SetShaken(String unit, boolean now) implements Change {}

    @Stored(
            as = "Correction.SetFatigued",
            with = {"unit", "now"})
    public record SetFatigued(String unit, boolean now) implements Change {}

    @Stored(
            as = "Correction.SetActivated",
            with = {"unit", "now"})
    public record SetActivated(String unit, boolean now) implements Change {}

    /** Any flag that had no record of its own when it was declared. */
    @Stored(
            as = "Correction.Mark",
            with = {"unit", "state", "now"})
    public record Mark(String unit, String state, boolean now) implements Change {}

    @Stored(
            as = "Correction.OwnerOf",
            with = {"marker", "owner"})
    public record OwnerOf(int marker, @Nullable Side owner) implements Change {}

    @Stored(as = "Correction.ToAct", with = "side")
    public record ToAct(Side side) implements Change {}

    /** An agreed correction was made. */
    @Stored(
            as = "Correction.Corrected",
            with = {"correction", "rules"})
    public record Corrected(Correction correction, Rules rules) implements Event {}

    /** The change that sets a flag of a unit. */
    public static Change set(String unit, Flag<Unit> flag, boolean now) {
        if (flag == UnitState.SHAKEN) return new SetShaken(unit, now);
        if (flag == UnitState.FATIGUED) return new SetFatigued(unit, now);
        if (flag == UnitState.ACTIVATED) return new SetActivated(unit, now);
        return new Mark(unit, flag.name(), now);
    }

    private static Flag<Unit> flag(String name) {
        for (var flag : UnitState.ALL.flags()) if (flag.name().equals(name)) return flag;
        throw new IllegalArgumentException("no flag " + name);
    }

    public void apply(Battle battle) {
        for (var change : changes) apply(change, battle);
    }

    private static void apply(Change change, Battle battle) {
        switch (change) {
            case Place c -> battle.unit(c.unit).place(c.front);
            case WoundsOf c -> battle.unit(c.unit).setWounds(c.model, c.wounds);
            case Remove c -> remove(battle, battle.unit(c.unit), c.model);
            case SetShaken c -> battle.unit(c.unit).setShaken(c.now);
            case SetFatigued c -> battle.unit(c.unit).setFatigued(c.now);
            case SetActivated c -> battle.unit(c.unit).setActivated(c.now);
            case Mark c -> flag(c.state).set(battle.unit(c.unit), c.now);
            case OwnerOf c -> own(battle, c);
            case ToAct c -> battle.setToAct(c.side);
        }
    }

    private static void remove(Battle battle, Unit unit, int model) {
        unit.remove(model);
        if (unit.living() == 0) unit.destroy();
        else ClosedRanks.settle(battle, unit);
    }

    private static void own(Battle battle, OwnerOf change) {
        var markers = new ArrayList<>(battle.markers());
        markers.set(change.marker, new Marker(markers.get(change.marker).at(), change.owner));
        battle.setMarkers(markers);
    }
}
