package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/**
 * Who claims a zone or other ground: the side with the most models in it, counted by weight
 * (FB-OBJ-01).
 */
public final class Seizing {
    private Seizing() {}

    /** Claimed anew each time; with equal counts by nobody. */
    public static @Nullable Side holder(ZoneCount a, ZoneCount b) {
        if (a.count() == b.count()) return null;
        var most = a.count() > b.count() ? Side.A : Side.B;
        return (most == Side.A ? b : a).denying() ? null : most; // FB-SR-UNYIELDING
    }

    /** Counts every zone that can be claimed in this round; nothing is scored. */
    public static List<ZoneClaim> play(Battle battle, Referee<Battle> referee) {
        var scenario = Scenario.of(battle);
        var claims = new ArrayList<ZoneClaim>();
        var idle = new ArrayList<String>();
        for (var zone : scenario.zones(battle.setting())) {
            if (!open(battle, zone)) idle.add(zone.name());
            else claims.add(ZoneClaim.of(battle, zone));
        }
        if (!idle.isEmpty()) idle(battle, idle, referee);
        for (var claim : claims) claim.tell(referee);
        return claims;
    }

    /** Whether a zone of the scenario can be claimed in this round. */
    public static boolean open(Battle battle, ObjectiveZone zone) {
        return !barred(battle) && Scenario.of(battle).active(zone, battle.round());
    }

    /** Tells of zones that nobody can claim now. */
    public static void idle(Battle battle, List<String> zones, Referee<Battle> referee) {
        var rules = Rules.of(barred(battle) ? "FB-OBJ-09-E2" : "FB-SCEN4-02");
        referee.record(new ScenarioEvents.ZonesIdle(battle.round(), zones, rules));
    }

    /** Counts the models on any ground. */
    public static void count(Battle battle, Territory ground, Referee<Battle> referee) {
        ZoneClaim.of(battle, ground).tell(referee);
    }

    /** Whether no zone can be claimed in this round (FB-OBJ-09-E2). */
    public static boolean barred(Battle battle) {
        return battle.round() == 1
                && battle.edition().firstRoundSeizing() == Edition.FirstRoundSeizing.BARRED;
    }

    /** Regiments in garrisons are off the battlefield (FB-GARRISON-12). */
    public static ZoneCount tally(Battle battle, Territory zone, Side side) {
        int light = 0;
        int others = 0;
        String denies = "";
        for (var regiment : battle.onTable(side)) {
            if (denies.isEmpty() && denies(battle, zone, regiment)) denies = regiment.id();
            if (regiment.broken()) continue; // FB-OBJ-08, FB-BROKEN-07
            for (int model : regiment.models()) {
                if (!inside(zone, regiment, model)) continue;
                if (halved(regiment, model)) light++;
                else others += weight(battle.edition(), regiment, model);
            }
        }
        return new ZoneCount(light, others, denies);
    }

    static boolean inside(Territory zone, Regiment regiment, int model) {
        var base = regiment.place(model);
        return base != null && zone.touches(base);
    }

    private static boolean denies(Battle battle, Territory zone, Regiment regiment) {
        if (!Traits.regimental(battle, regiment, RegimentTraits.Unyielding.class)) return false;
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base == null || !zone.holds(base)) return false;
        }
        return regiment.living() > 0;
    }

    /** FB-OBJ-02. */
    private static boolean halved(Regiment regiment, int model) {
        return !single(regiment, model)
                && regiment.card().type() == ModelType.INFANTRY
                && regiment.card().weight() == WeightClass.LIGHT;
    }

    /** Characters, retinue and officers count one each, whatever their type (FB-OBJ-07). */
    static boolean single(Regiment regiment, int model) {
        return switch (regiment.role(model)) {
            case CHARACTER, RETINUE, OFFICER -> true;
            case TROOPER, LEADER, STANDARD_BEARER, SPECIALIST -> false;
        };
    }

    /** What a model counts that is not halved. */
    static int weight(Edition edition, Regiment regiment, int model) {
        return single(regiment, model) ? 1 : weight(edition, regiment.card());
    }

    private static int weight(Edition edition, RegimentCard card) {
        return switch (card.type()) {
            case INFANTRY -> 1; // FB-OBJ-03
            case CAVALRY, BRUTE -> card.weight() == WeightClass.LIGHT ? 2 : mounts(edition);
            case MONSTER -> 6; // FB-OBJ-06
        };
    }

    /** FB-OBJ-05-E1, FB-OBJ-05-E2. */
    private static int mounts(Edition edition) {
        return edition.heavyMounts() == Edition.HeavyMounts.COUNT_THREE ? 3 : 2;
    }
}
