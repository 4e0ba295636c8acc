package org.vexillum.firstblood.scenario;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** What happens around the fighting: setting up, scoring, winning. */
public final class ScenarioEvents {
    private ScenarioEvents() {}

    /** The regiments both sides keep back, declared together. */
    @Stored(
            as = "KeptBack",
            with = {"a", "b", "rules"})
    public record KeptBack(List<String> a, List<String> b, Rules rules) implements Event {
        public KeptBack {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    /** The dice of both sides, one for each time they were rolled. */
    @Stored(
            as = "RolledOff",
            with = {"a", "b", "winner", "rules"})
    public record RolledOff(List<Integer> a, List<Integer> b, Side winner, Rules rules)
            implements Event {
        public RolledOff {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    @Stored(
            as = "DeploysFirst",
            with = {"chooser", "first", "rules"})
    public record DeploysFirst(Side chooser, Side first, Rules rules) implements Event {}

    @Stored(
            as = "ActingLeaderNamed",
            with = {"regiment", "model", "rules"})
    public record ActingLeaderNamed(String regiment, int model, Rules rules) implements Event {}

    /** The regiments that come on this round, revealed together. */
    @Stored(
            as = "Arriving",
            with = {"round", "a", "b", "rules"})
    public record Arriving(int round, List<String> a, List<String> b, Rules rules)
            implements Event {
        public Arriving {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    @Stored(
            as = "ScenarioChosen",
            with = {"number", "rules"})
    public record ScenarioChosen(int number, Rules rules) implements Event {}

    /** Zones that nobody can claim in this round. */
    @Stored(
            as = "ZonesIdle",
            with = {"round", "zones", "rules"})
    public record ZonesIdle(int round, List<String> zones, Rules rules) implements Event {
        public ZonesIdle {
            zones = List.copyOf(zones);
        }
    }

    /**
     * Who has how much in a zone.
     *
     * @param holder who claims it, or null
     */
    @Stored(
            as = "ZoneCounted",
            with = {"zone", "a", "b", "holder", "rules"})
    public record ZoneCounted(
            String zone, ZoneCount a, ZoneCount b, @Nullable Side holder, Rules rules)
            implements Event {}

    /**
     * @param reason what they were scored for
     * @param now the side's points with them
     */
    @Stored(
            as = "Scored",
            with = {"side", "points", "reason", "what", "now", "rules"})
    public record Scored(Side side, int points, Reason reason, String what, int now, Rules rules)
            implements Event {}

    @Stored(
            as = "Reason",
            with = {"ZONE", "TOKENS", "OFFICER", "CHARACTER", "CHALLENGE"})
    public enum Reason {
        ZONE,
        TOKENS,
        OFFICER,
        CHARACTER,
        CHALLENGE
    }

    @Stored(
            as = "NeverArrived",
            with = {"regiment", "rules"})
    public record NeverArrived(String regiment, Rules rules) implements Event {}

    /**
     * @param winner or null for a draw
     */
    @Stored(
            as = "BattleEnded",
            with = {"winner", "ending", "a", "b", "rules"})
    public record BattleEnded(@Nullable Side winner, Ending ending, int a, int b, Rules rules)
            implements Event {}

    @Stored(
            as = "Ending",
            with = {"WIPED_OUT", "POINTS_REACHED", "ROUNDS_PLAYED"})
    public enum Ending {
        WIPED_OUT,
        POINTS_REACHED,
        ROUNDS_PLAYED
    }
}
