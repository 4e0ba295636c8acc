package org.vexillum.regiments.army;

import java.util.List;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.traits.PlainTrait;

/** Holds an army list against the rules of list building. */
public final class ForceCheck {
    private ForceCheck() {}

    /**
     * Everything there is to say about a list, violations and notes, in the order of the rules.
     *
     * @param agreed the points both players agreed on; 0 to take the limit the list names itself
     */
    public static List<Finding> check(Force force, Options options, int agreed) {
        var found = new Findings();
        points(force, agreed, found);
        for (var unit : force.units()) {
            ProfileCheck.check(unit, found);
            SizeCheck.check(unit, found);
            CombinedCheck.check(unit, found);
        }
        new JoinCheck(force, found).check();
        new CommandCheck(force, found).check();
        magic(force, found);
        if (options.forceOrganisation()) // AOFR-FORCE-01
        new ForceOrganisation(force, size(force, agreed), options.capJoinedHero(), found).check();
        return found.all();
    }

    /** What is counted, and how much is allowed; the same for every list. */
    public static List<Finding> counts(Force force, Options options, int agreed) {
        var found = new Findings();
        int ceiling = ceiling(force, agreed);
        found.count(
                null, Rules.of("AOFR-ARMY-01"), "counted.points", force.points(), most(ceiling));
        if (options.forceOrganisation())
            new ForceOrganisation(force, size(force, agreed), options.capJoinedHero(), found)
                    .count();
        else found.count(null, Rules.of("AOFR-FORCE-01"), "counted.no-organisation");
        return found.all();
    }

    /** Empty if nothing limits it. */
    private static Object most(int ceiling) {
        return ceiling > 0 ? ceiling : "";
    }

    private static void points(Force force, int agreed, Findings found) {
        var equal = Rules.of("AOFR-ARMY-01");
        int ceiling = ceiling(force, agreed);
        if (ceiling > 0 && force.points() > ceiling)
            found.violation(null, equal, "points.over", force.points(), ceiling);
        if (agreed > 0 && force.limit() > 0 && force.limit() != agreed)
            found.note(null, equal, "points.other-limit", force.limit(), agreed);
        int size = size(force, agreed);
        if (size != 750 && size != 1500)
            found.note(null, Rules.of("AOFR-ARMY-02"), "points.unusual", size);
    }

    /** Spells come with the army's data: without them a caster can only help others. */
    private static void magic(Force force, Findings found) {
        if (!force.spells().isEmpty()) return;
        for (var unit : force.units())
            if (unit.models().stream().anyMatch(model -> model.has(PlainTrait.Caster.class)))
                found.note(unit, Rules.of("AOFR-SR-CASTER-2"), "magic.no-spells", unit.name());
    }

    private static int ceiling(Force force, int agreed) {
        return agreed > 0 ? agreed : force.limit();
    }

    /** The points from which limits are worked out (AOFR-FORCE-07). */
    private static int size(Force force, int agreed) {
        int ceiling = ceiling(force, agreed);
        return ceiling > 0 ? ceiling : force.points();
    }
}
