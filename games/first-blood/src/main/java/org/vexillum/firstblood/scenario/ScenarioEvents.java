package org.vexillum.firstblood.scenario;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;

/** What happens around the fighting: setting up, scoring, winning. */
public final class ScenarioEvents {
    private ScenarioEvents() {}

    /** The regiments both sides keep back, declared together. */
    public record KeptBack(List<String> a, List<String> b, Rules rules) implements Event {
        public KeptBack {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    /** The dice of both sides, one for each time they were rolled. */
    public record RolledOff(List<Integer> a, List<Integer> b, Side winner, Rules rules)
            implements Event {
        public RolledOff {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    public record DeploysFirst(Side chooser, Side first, Rules rules) implements Event {}

    public record ActingLeaderNamed(String regiment, int model, Rules rules) implements Event {}

    /** The regiments that come on this round, revealed together. */
    public record Arriving(int round, List<String> a, List<String> b, Rules rules)
            implements Event {
        public Arriving {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    public record ScenarioChosen(int number, Rules rules) implements Event {}

    /** Zones that nobody can claim in this round. */
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
    public record ZoneCounted(String zone, Tally a, Tally b, @Nullable Side holder, Rules rules)
            implements Event {}

    /**
     * @param reason what they were scored for
     * @param now the side's points with them
     */
    public record Scored(Side side, int points, Reason reason, String what, int now, Rules rules)
            implements Event {}

    public enum Reason {
        ZONE,
        TOKENS,
        OFFICER,
        CHARACTER,
        CHALLENGE
    }

    public record NeverArrived(String regiment, Rules rules) implements Event {}

    /**
     * @param winner or null for a draw
     */
    public record BattleEnded(@Nullable Side winner, Ending ending, int a, int b, Rules rules)
            implements Event {}

    public enum Ending {
        WIPED_OUT,
        POINTS_REACHED,
        ROUNDS_PLAYED
    }
}
