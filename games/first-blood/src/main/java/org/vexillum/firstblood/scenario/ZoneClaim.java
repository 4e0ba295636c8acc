package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/**
 * The models on some ground are counted (FB-OBJ-01).
 *
 * @param holder who claims it, or null
 */
public record ZoneClaim(
        String ground, ZoneCount a, ZoneCount b, @Nullable Side holder, Rules rules) {
    public static ZoneClaim of(Battle battle, Territory ground) {
        var a = Seizing.tally(battle, ground, Side.A);
        var b = Seizing.tally(battle, ground, Side.B);
        var rules = Rules.of(ground instanceof ObjectiveZone ? "FB-OBJ-01" : "FB-OBJ-10");
        for (var regiment : battle.regiments())
            rules =
                    rules.and(rules(battle.edition(), ground, regiment))
                            .and(denial(ground, regiment));
        if (rules.has("FB-OBJ-08")) rules = rules.and("FB-BROKEN-07");
        return new ZoneClaim(ground.name(), a, b, Seizing.holder(a, b), rules);
    }

    void tell(Referee<Battle> referee) {
        referee.record(new ScenarioEvents.ZoneCounted(ground, a, b, holder, rules));
    }

    /** Why the models of a regiment count as they do. */
    private static Rules rules(Edition edition, Territory ground, Regiment regiment) {
        if (regiment.status() == Status.IN_GARRISON) return Rules.of("FB-GARRISON-12");
        var rules = Rules.NONE;
        if (!regiment.onTable()) return rules;
        for (int model : regiment.models())
            if (Seizing.inside(ground, regiment, model))
                rules =
                        rules.and(
                                regiment.broken() ? "FB-OBJ-08" : weight(edition, regiment, model));
        return rules;
    }

    /** Whether it denies the ground or not: it is not wholly within, or its rules have ceased. */
    private static Rules denial(Territory ground, Regiment regiment) {
        if (!regiment.onTable()) return Rules.NONE;
        for (int model : regiment.models())
            if (Seizing.inside(ground, regiment, model)
                    && Traits.find(regiment.card(model).traits(), RegimentTraits.Unyielding.class)
                            != null) return Rules.of("FB-SR-UNYIELDING");
        return Rules.NONE;
    }

    private static String weight(Edition edition, Regiment regiment, int model) {
        if (Seizing.single(regiment, model)) return "FB-OBJ-07";
        boolean light = regiment.card().weight() == WeightClass.LIGHT;
        if (regiment.card().type() == ModelType.MONSTER) return "FB-OBJ-06";
        if (regiment.card().type() == ModelType.INFANTRY) return light ? "FB-OBJ-02" : "FB-OBJ-03";
        return light ? "FB-OBJ-04" : edition.heavyMounts().rule();
    }
}
