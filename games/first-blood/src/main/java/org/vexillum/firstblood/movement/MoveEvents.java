package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/** What happens when regiments move. */
public final class MoveEvents {
    private MoveEvents() {}

    /**
     * What one model did.
     *
     * @param path from its start to its end
     * @param cost what it used up of its movement, in units of 0.01 mm
     */
    @Stored(
            as = "Trek",
            with = {"model", "path", "floor", "cost"})
    public record Trek(int model, List<Point> path, int floor, int cost) {
        public Trek {
            path = List.copyOf(path);
        }

        public Point end() {
            return path.getLast();
        }
    }

    /** A March. */
    @Stored(
            as = "RegimentMarched",
            with = {"regiment", "nth", "models", "allowed", "rules"})
    public record RegimentMarched(
            String regiment, int nth, List<Trek> models, ExplainedNumber allowed, Rules rules)
            implements Event {
        public RegimentMarched {
            models = List.copyOf(models);
        }
    }

    /** A march with nowhere to go. */
    @Stored(
            as = "NowhereToMarch",
            with = {"regiment", "nth", "rules"})
    public record NowhereToMarch(String regiment, int nth, Rules rules) implements Event {}

    /** A regiment was set down in its deployment zone. */
    @Stored(
            as = "RegimentDeployed",
            with = {"regiment", "models", "rules"})
    public record RegimentDeployed(String regiment, List<ModelMove> models, Rules rules)
            implements Event {
        public RegimentDeployed {
            models = List.copyOf(models);
        }
    }

    /** A regiment found no room in its deployment zone and is lost. */
    @Stored(
            as = "NoRoomToDeploy",
            with = {"regiment", "rules"})
    public record NoRoomToDeploy(String regiment, Rules rules) implements Event {}

    /** Reinforcements marched on; models without a trek wait outside. */
    @Stored(
            as = "RegimentEntered",
            with = {"regiment", "nth", "models", "allowed", "rules"})
    public record RegimentEntered(
            String regiment, int nth, List<Trek> models, ExplainedNumber allowed, Rules rules)
            implements Event {
        public RegimentEntered {
            models = List.copyOf(models);
        }
    }

    /** A regiment that did not get on goes back to reinforcements. */
    @Stored(
            as = "EntryFailed",
            with = {"regiment", "rules"})
    public record EntryFailed(String regiment, Rules rules) implements Event {}

    /** Dice for models on bad ground; each success harms the regiment. */
    @Stored(
            as = "TerrainRolled",
            with = {"regiment", "kind", "roll", "harmed", "expected", "rules"})
    public record TerrainRolled(
            String regiment, Terrain.Kind kind, Roll roll, int harmed, double expected, Rules rules)
            implements Event {}

    /** Models that crossed bad ground without minding it. */
    @Stored(
            as = "TerrainIgnored",
            with = {"regiment", "kind", "models", "rules"})
    public record TerrainIgnored(
            String regiment, Terrain.Kind kind, List<Integer> models, Rules rules)
            implements Event {
        public TerrainIgnored {
            models = List.copyOf(models);
        }
    }

    /** Models whose way or target allows them no impact attacks. */
    @Stored(
            as = "NoImpacts",
            with = {"regiment", "models", "rules"})
    public record NoImpacts(String regiment, List<Integer> models, Rules rules) implements Event {
        public NoImpacts {
            models = List.copyOf(models);
        }
    }

    /** A charge was declared; it can reach so far at most. */
    @Stored(
            as = "ChargeDeclared",
            with = {"regiment", "targets", "greatest", "rules"})
    public record ChargeDeclared(
            String regiment, ChargeTargets targets, ExplainedNumber greatest, Rules rules)
            implements Event {}

    /**
     * The charge roll.
     *
     * @param needed the distance to the nearest target, in units of 0.01 mm
     */
    @Stored(
            as = "ChargeRolled",
            with = {"regiment", "roll", "distance", "needed", "success", "rules"})
    public record ChargeRolled(
            String regiment,
            Roll roll,
            ExplainedNumber distance,
            int needed,
            boolean success,
            Rules rules)
            implements Event {}

    /** A charge measured instead of rolled. */
    @Stored(
            as = "ChargeMeasured",
            with = {"regiment", "distance", "needed", "success", "rules"})
    public record ChargeMeasured(
            String regiment, ExplainedNumber distance, int needed, boolean success, Rules rules)
            implements Event {}

    /** A charge in reach that finds no way to engage anybody, and so fails. */
    @Stored(
            as = "ChargeBlocked",
            with = {"regiment", "targets", "rules"})
    public record ChargeBlocked(String regiment, ChargeTargets targets, Rules rules)
            implements Event {}

    /** A charge move. */
    @Stored(
            as = "RegimentCharged",
            with = {"regiment", "targets", "models", "allowed", "rules"})
    public record RegimentCharged(
            String regiment,
            ChargeTargets targets,
            List<Trek> models,
            ExplainedNumber allowed,
            Rules rules)
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
    @Stored(
            as = "ChargeInspired",
            with = {"regiment", "inspired", "without", "rules"})
    public record ChargeInspired(
            String regiment, Inspired inspired, List<Integer> without, Rules rules)
            implements Event {
        public ChargeInspired {
            without = List.copyOf(without);
        }
    }

    /** A charge that does not inspire, and why. */
    @Stored(
            as = "ChargeUninspired",
            with = {"regiment", "rules"})
    public record ChargeUninspired(String regiment, Rules rules) implements Event {}

    /** Models stepped in before a Clash. */
    @Stored(
            as = "SteppedIn",
            with = {"regiment", "models", "rules"})
    public record SteppedIn(String regiment, List<Trek> models, Rules rules) implements Event {
        public SteppedIn {
            models = List.copyOf(models);
        }
    }

    /** Models that engaged nobody any more moved on after their impact attacks. */
    @Stored(
            as = "SteppedAfterImpact",
            with = {"regiment", "models", "rules"})
    public record SteppedAfterImpact(String regiment, List<Trek> models, Rules rules)
            implements Event {
        public SteppedAfterImpact {
            models = List.copyOf(models);
        }
    }

    /** A Combat Reform. */
    @Stored(
            as = "RegimentReformed",
            with = {"regiment", "models", "rules"})
    public record RegimentReformed(String regiment, List<Trek> models, Rules rules)
            implements Event {
        public RegimentReformed {
            models = List.copyOf(models);
        }
    }

    @Stored(
            as = "DisengageDeclared",
            with = {"regiment", "rules"})
    public record DisengageDeclared(String regiment, Rules rules) implements Event {}

    /**
     * The disengage roll.
     *
     * @param inches Resolve and the roll
     */
    @Stored(
            as = "DisengageRolled",
            with = {"regiment", "roll", "inches", "rules"})
    public record DisengageRolled(String regiment, Roll roll, ExplainedNumber inches, Rules rules)
            implements Event {}

    /**
     * The move of a Disengage.
     *
     * @param allowed in units of 0.01 mm
     */
    @Stored(
            as = "RegimentBrokeAway",
            with = {"regiment", "models", "allowed", "rules"})
    public record RegimentBrokeAway(String regiment, List<Trek> models, int allowed, Rules rules)
            implements Event {
        public RegimentBrokeAway {
            models = List.copyOf(models);
        }
    }

    /** How a disengagement can end (FB-DISENGAGE-06, FB-DISENGAGE-07, FB-DISENGAGE-08). */
    @Stored(
            as = "Outcome",
            with = {"CLEAN", "MODELS_LEFT_BEHIND", "FIGHTING"})
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
    @Stored(
            as = "Disengaged",
            with = {"regiment", "outcome", "lost", "rules"})
    public record Disengaged(String regiment, Outcome outcome, List<Integer> lost, Rules rules)
            implements Event {
        public Disengaged {
            lost = List.copyOf(lost);
        }
    }

    /** A challenger's regiment moved up. */
    @Stored(
            as = "ChallengerMoved",
            with = {"regiment", "challenged", "models", "rules"})
    public record ChallengerMoved(
            String regiment, String challenged, List<Trek> models, Rules rules) implements Event {
        public ChallengerMoved {
            models = List.copyOf(models);
        }
    }

    /** A base that was pushed aside. */
    @Stored(
            as = "Pushed",
            with = {"regiment", "model", "from", "to"})
    public record Pushed(String regiment, int model, Point from, Point to) {}

    /** A challenged model stepped up to its challenger. */
    @Stored(
            as = "SteppedUp",
            with = {"regiment", "model", "from", "to", "pushed", "rules"})
    public record SteppedUp(
            String regiment, int model, Point from, Point to, List<Pushed> pushed, Rules rules)
            implements Event {
        public SteppedUp {
            pushed = List.copyOf(pushed);
        }
    }

    /** A regiment went into a garrison. */
    @Stored(
            as = "GarrisonOccupied",
            with = {"regiment", "garrison", "rules"})
    public record GarrisonOccupied(String regiment, String garrison, Rules rules)
            implements Event {}

    /** A regiment was set up outside the garrison it held. */
    @Stored(
            as = "GarrisonLeft",
            with = {"regiment", "garrison", "models", "rules"})
    public record GarrisonLeft(
            String regiment, String garrison, List<ModelMove> models, Rules rules)
            implements Event {
        public GarrisonLeft {
            models = List.copyOf(models);
        }
    }

    /** A casualty could not come back for want of room. */
    @Stored(
            as = "NoRoomToReturn",
            with = {"regiment", "model", "rules"})
    public record NoRoomToReturn(String regiment, int model, Rules rules) implements Event {}
}
