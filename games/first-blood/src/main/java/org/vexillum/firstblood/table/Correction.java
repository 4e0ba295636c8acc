package org.vexillum.firstblood.table;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.stored.Stored;

/** What the players agreed on against the engine (FB-GEN-02), change by change. */
@Stored(as = "Correction", with = "changes")
public record Correction(List<Correction.Change> changes) {
    public Correction {
        changes = List.copyOf(changes);
    }

    /** One agreed change of the table. */
    public sealed interface Change {}

    @Stored(
            as = "Correction.Place",
            with = {"regiment", "model", "at", "floor"})
    public record Place(String regiment, int model, Point at, int floor) implements Change {}

    @Stored(
            as = "Correction.WoundsOf",
            with = {"regiment", "model", "wounds"})
    public record WoundsOf(String regiment, int model, int wounds) implements Change {}

    @Stored(
            as = "Correction.Remove",
            with = {"regiment", "model"})
    public record Remove(String regiment, int model) implements Change {}

    @Stored(
            as = "Correction.TokensOf",
            with = {"regiment", "tokens"})
    public record TokensOf(String regiment, int tokens) implements Change {}

    @Stored(
            as = "Correction.ActingLeader",
            with = {"regiment", "model"})
    public record ActingLeader(String regiment, int model) implements Change {}

    @Stored(
            as = "Correction.SetBroken",
            with = {"regiment", "now"})
    public record SetBroken(String regiment, boolean now) implements Change {}

    @Stored(
            as = "Correction.SetInspired",
            with = {"regiment", "now"})
    public record SetInspired(String regiment, Inspired now) implements Change {}

    @Stored(
            as = "Correction.SetAimed",
            with = {"regiment", "now"})
    public record SetAimed(String regiment, boolean now) implements Change {}

    @Stored(
            as = "Correction.SetActivated",
            with = {"regiment", "now"})
    public record SetActivated(String regiment, boolean now) implements Change {}

    /** Any flag that had no record of its own when it was declared. */
    @Stored(
            as = "Correction.Mark",
            with = {"regiment", "state", "now"})
    public record Mark(String regiment, String state, boolean now) implements Change {}

    @Stored(
            as = "Correction.OverchargeOf",
            with = {"regiment", "markers"})
    public record OverchargeOf(String regiment, int markers) implements Change {}

    @Stored(
            as = "Correction.PointsOf",
            with = {"side", "points"})
    public record PointsOf(Side side, int points) implements Change {}

    @Stored(as = "Correction.ToAct", with = "side")
    public record ToAct(Side side) implements Change {}

    /** An agreed correction was made. */
    @Stored(
            as = "Correction.Corrected",
            with = {"correction", "rules"})
    public record Corrected(Correction correction, Rules rules) implements Event {}

    /** The change that sets a flag of a regiment. */
    public static Change set(String regiment, Flag<Regiment> flag, boolean now) {
        if (flag == RegimentState.BROKEN) return new SetBroken(regiment, now);
        if (flag == RegimentState.AIMED) return new SetAimed(regiment, now);
        if (flag == RegimentState.ACTIVATED) return new SetActivated(regiment, now);
        return new Mark(regiment, flag.name(), now);
    }

    private static Flag<Regiment> flag(String name) {
        for (var flag : RegimentState.ALL.flags()) if (flag.name().equals(name)) return flag;
        throw new IllegalArgumentException("no flag " + name);
    }

    public void apply(Battle battle) {
        for (var change : changes) apply(change, battle);
    }

    private static void apply(Change change, Battle battle) {
        switch (change) {
            case Place c -> battle.regiment(c.regiment).place(c.model, c.at, c.floor);
            case WoundsOf c -> battle.regiment(c.regiment).setWounds(c.model, c.wounds);
            case Remove c -> remove(battle.regiment(c.regiment), c.model);
            case TokensOf c -> battle.regiment(c.regiment).setTokens(c.tokens);
            case ActingLeader c -> battle.regiment(c.regiment).setActing(c.model);
            case SetBroken c -> battle.regiment(c.regiment).setBroken(c.now);
            case SetInspired c -> battle.regiment(c.regiment).setInspired(c.now);
            case SetAimed c -> battle.regiment(c.regiment).setAimed(c.now);
            case SetActivated c -> battle.regiment(c.regiment).setActivated(c.now);
            case Mark c -> flag(c.state).set(battle.regiment(c.regiment), c.now);
            case OverchargeOf c -> battle.regiment(c.regiment).setOvercharge(c.markers);
            case PointsOf c -> battle.setPoints(c.side, c.points);
            case ToAct c -> battle.setToAct(c.side);
        }
    }

    /** Without tokens, points or tests: what the removal should cost the players agree too. */
    private static void remove(Regiment regiment, int model) {
        regiment.remove(model);
        if (regiment.living() == 0) regiment.setStatus(Status.DESTROYED);
    }
}
