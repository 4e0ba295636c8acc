package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.geometry.Point;

/** What happens when regiments move. */
public final class MoveEvents {
    private MoveEvents() {}

    /**
     * What one model did.
     *
     * @param path from its start to its end
     * @param cost what it used up of its movement, in units of 0.01 mm
     */
    public record Trek(int model, List<Point> path, int floor, int cost) {
        public Trek {
            path = List.copyOf(path);
        }

        public Point end() {
            return path.getLast();
        }
    }

    /** A March. */
    public record RegimentMarched(
            String regiment, int nth, List<Trek> models, Figure allowed, Rules rules)
            implements Event {
        public RegimentMarched {
            models = List.copyOf(models);
        }
    }

    /** A march with nowhere to go. */
    public record NowhereToMarch(String regiment, int nth, Rules rules) implements Event {}

    /** A regiment was set down in its deployment zone. */
    public record RegimentDeployed(String regiment, List<Go> models, Rules rules) implements Event {
        public RegimentDeployed {
            models = List.copyOf(models);
        }
    }

    /** A regiment found no room in its deployment zone and is lost. */
    public record NoRoomToDeploy(String regiment, Rules rules) implements Event {}

    /** Reinforcements marched on; models without a trek wait outside. */
    public record RegimentEntered(
            String regiment, int nth, List<Trek> models, Figure allowed, Rules rules)
            implements Event {
        public RegimentEntered {
            models = List.copyOf(models);
        }
    }

    /** A regiment that did not get on goes back to reinforcements. */
    public record EntryFailed(String regiment, Rules rules) implements Event {}

    /** Dice for models on bad ground; each success harms the regiment. */
    public record TerrainRolled(
            String regiment, Terrain.Kind kind, Roll roll, int harmed, double expected, Rules rules)
            implements Event {}

    /** Models that crossed bad ground without minding it. */
    public record TerrainIgnored(
            String regiment, Terrain.Kind kind, List<Integer> models, Rules rules)
            implements Event {
        public TerrainIgnored {
            models = List.copyOf(models);
        }
    }

    /** Models whose way or target allows them no impact attacks. */
    public record NoImpacts(String regiment, List<Integer> models, Rules rules) implements Event {
        public NoImpacts {
            models = List.copyOf(models);
        }
    }

    /** A charge was declared; it can reach so far at most. */
    public record ChargeDeclared(
            String regiment, ChargeTargets targets, Figure greatest, Rules rules)
            implements Event {}

    /**
     * The charge roll.
     *
     * @param needed the distance to the nearest target, in units of 0.01 mm
     */
    public record ChargeRolled(
            String regiment, Roll roll, Figure distance, int needed, boolean success, Rules rules)
            implements Event {}

    /** A charge measured instead of rolled. */
    public record ChargeMeasured(
            String regiment, Figure distance, int needed, boolean success, Rules rules)
            implements Event {}

    /** A charge in reach that finds no way to engage anybody, and so fails. */
    public record ChargeBlocked(String regiment, ChargeTargets targets, Rules rules)
            implements Event {}

    /** A charge move. */
    public record RegimentCharged(
            String regiment, ChargeTargets targets, List<Trek> models, Figure allowed, Rules rules)
            implements Event {
        public RegimentCharged {
            models = List.copyOf(models);
        }
    }

    /**
     * A charge inspires the regiment.
     *
     * @param without models that changed floors and gain nothing
     */
    public record ChargeInspired(
            String regiment, Inspired inspired, List<Integer> without, Rules rules)
            implements Event {
        public ChargeInspired {
            without = List.copyOf(without);
        }
    }

    /** A charge that does not inspire, and why. */
    public record ChargeUninspired(String regiment, Rules rules) implements Event {}

    /** Models stepped in before a Clash. */
    public record SteppedIn(String regiment, List<Trek> models, Rules rules) implements Event {
        public SteppedIn {
            models = List.copyOf(models);
        }
    }

    /** Models that engaged nobody any more moved on after their impact attacks. */
    public record SteppedAfterImpact(String regiment, List<Trek> models, Rules rules)
            implements Event {
        public SteppedAfterImpact {
            models = List.copyOf(models);
        }
    }

    /** A Combat Reform. */
    public record RegimentReformed(String regiment, List<Trek> models, Rules rules)
            implements Event {
        public RegimentReformed {
            models = List.copyOf(models);
        }
    }

    public record DisengageDeclared(String regiment, Rules rules) implements Event {}

    /**
     * The disengage roll.
     *
     * @param inches Resolve and the roll
     */
    public record DisengageRolled(String regiment, Roll roll, Figure inches, Rules rules)
            implements Event {}

    /**
     * The move of a Disengage.
     *
     * @param allowed in units of 0.01 mm
     */
    public record RegimentBrokeAway(String regiment, List<Trek> models, int allowed, Rules rules)
            implements Event {
        public RegimentBrokeAway {
            models = List.copyOf(models);
        }
    }

    /** How a disengagement can end (FB-DISENGAGE-06, FB-DISENGAGE-07, FB-DISENGAGE-08). */
    public enum Outcome {
        CLEAN,
        MODELS_LEFT_BEHIND,
        FIGHTING
    }

    /**
     * How a disengagement ended.
     *
     * @param lost the models that are lost by it
     */
    public record Disengaged(String regiment, Outcome outcome, List<Integer> lost, Rules rules)
            implements Event {
        public Disengaged {
            lost = List.copyOf(lost);
        }
    }

    /** A challenger's regiment moved up. */
    public record ChallengerMoved(
            String regiment, String challenged, List<Trek> models, Rules rules) implements Event {
        public ChallengerMoved {
            models = List.copyOf(models);
        }
    }

    /** A base that was pushed aside. */
    public record Pushed(String regiment, int model, Point from, Point to) {}

    /** A challenged model stepped up to its challenger. */
    public record SteppedUp(
            String regiment, int model, Point from, Point to, List<Pushed> pushed, Rules rules)
            implements Event {
        public SteppedUp {
            pushed = List.copyOf(pushed);
        }
    }

    /** A regiment went into a garrison. */
    public record GarrisonOccupied(String regiment, String garrison, Rules rules)
            implements Event {}

    /** A regiment was set up outside the garrison it held. */
    public record GarrisonLeft(String regiment, String garrison, List<Go> models, Rules rules)
            implements Event {
        public GarrisonLeft {
            models = List.copyOf(models);
        }
    }

    /** A casualty could not come back for want of room. */
    public record NoRoomToReturn(String regiment, int model, Rules rules) implements Event {}
}
