package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Rules;

/** Holds an army list against the rules of list building. */
public final class ForceCheck {
    private ForceCheck() {}

    /**
     * Everything there is to say about a list, violations and notes, in the order of the rules.
     *
     * @param agreed the points both players agreed on; 0 to take the limit the list names itself
     */
    public static List<Finding> check(Force force, Edition edition, int agreed) {
        var found = new Findings();
        points(force, edition, agreed, found);
        faction(force, found);
        characters(force, found);
        new EntryLimits(force, found).check();
        for (var regiment : force.regiments()) {
            RegimentCheck.check(regiment, found);
            if (regiment.character()) CharacterCheck.check(regiment, found);
            else CharacterCheck.none(regiment, found);
        }
        new ItemCheck(force, found).check();
        MagicCheck.check(force, found);
        return found.all();
    }

    /** What is counted, and how much is allowed; the same for every list. */
    public static List<Finding> counts(Force force, int agreed) {
        var found = new Findings();
        int ceiling = agreed > 0 ? agreed : force.limit();
        Object most = ceiling > 0 ? ceiling : "";
        var points = Rules.of("FB-MUSTER-02", "FB-ARMY-02");
        found.count(null, points, "counted.points", force.points(), most);
        found.count(null, Rules.of("FB-MUSTER-05"), "counted.characters", characters(force));
        new EntryLimits(force, found).count();
        for (var regiment : force.regiments()) RegimentCheck.count(regiment, found);
        new ItemCheck(force, found).count();
        return found.all();
    }

    /** FB-ARMY-02, FB-MUSTER-01, FB-MUSTER-02: a ceiling, not a quota. */
    private static void points(Force force, Edition edition, int agreed, Findings found) {
        var equal = Rules.of("FB-MUSTER-02", "FB-ARMY-02");
        int ceiling = agreed > 0 ? agreed : force.limit();
        if (ceiling > 0 && force.points() > ceiling)
            found.violation(null, equal, "points.over", force.points(), ceiling);
        if (agreed > 0 && force.limit() > 0 && force.limit() != agreed)
            found.note(null, equal, "points.other-limit", force.limit(), agreed);
        int size = ceiling > 0 ? ceiling : force.points();
        if (size != edition.battleSize().points())
            found.note(
                    null,
                    Rules.of(edition.battleSize().rule()),
                    "muster.unusual-size",
                    size,
                    edition.battleSize().points());
    }

    /** FB-MUSTER-04. */
    private static void faction(Force force, Findings found) {
        for (var regiment : force.regiments())
            if (!regiment.faction().isEmpty()
                    && !regiment.faction().equalsIgnoreCase(force.faction()))
                found.violation(
                        regiment,
                        Rules.of("FB-MUSTER-04"),
                        "muster.other-faction",
                        regiment.name(),
                        regiment.faction(),
                        force.faction());
    }

    private static long characters(Force force) {
        return force.regiments().stream().filter(RegimentCard::character).count();
    }

    /** FB-MUSTER-05; of the rest there may be any number, none included (FB-MUSTER-06). */
    private static void characters(Force force, Findings found) {
        long characters = characters(force);
        var one = Rules.of("FB-MUSTER-05");
        if (characters == 0) found.violation(null, one, "muster.no-character");
        if (characters > 1) found.violation(null, one, "muster.characters", characters);
    }
}
