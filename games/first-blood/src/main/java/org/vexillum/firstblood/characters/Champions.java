package org.vexillum.firstblood.characters;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;

/** The models that fight challenges: characters and officers. */
public final class Champions {
    private Champions() {}

    /** The character or officer of a regiment, or {@link Regiment#NOBODY}. */
    public static int of(Regiment regiment) {
        int character = regiment.character();
        return character == Regiment.NOBODY ? regiment.officer() : character;
    }

    /** Between an officer and a character nobody is provoked (FB-OFFICER-09, FB-OFFICER-10). */
    static boolean peers(Regiment one, Regiment other) {
        boolean first = one.character() != Regiment.NOBODY;
        boolean second = other.character() != Regiment.NOBODY;
        return first == second;
    }

    /** Why no challenge can be declared by this regiment at all. */
    static @Nullable Refusal noChallenge(Battle battle, Regiment regiment) {
        if (of(regiment) == Regiment.NOBODY) return without(regiment);
        if (regiment.status() == Status.IN_GARRISON)
            return Refusal.because("FB-CHALLENGE-10", "in-garrison", regiment.id());
        if (regiment.presenceLost())
            return Refusal.because("FB-PROVOKED-05", "refused-a-challenge", regiment.id());
        if (open(battle, regiment).isEmpty())
            return Refusal.because("FB-CHALLENGE-01", "nobody-to-challenge", regiment.id());
        return null;
    }

    /** Nobody to fight it; with a Character its Challenge dies (FB-CHAR-10). */
    private static Refusal without(Regiment regiment) {
        var rules = Rules.of("FB-CHALLENGE-01");
        if (regiment.card().character()) rules = rules.and("FB-CHAR-10");
        return new Refusal("no-champion", List.of(regiment.id()), rules);
    }

    /** The regiments whose champions may be challenged. */
    static List<String> open(Battle battle, Regiment regiment) {
        var open = new ArrayList<String>();
        for (var enemy : battle.regiments(regiment.side().other()))
            if (refusal(battle, regiment, enemy) == null) open.add(enemy.id());
        return open;
    }

    /** Base to base, without line of sight (FB-CHALLENGE-01). */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment, Regiment enemy) {
        if (enemy.side() == regiment.side())
            return Refusal.because("FB-CHALLENGE-01", "not-an-enemy", enemy.id());
        int champion = of(regiment);
        int challenged = of(enemy);
        if (challenged == Regiment.NOBODY) return without(enemy);
        if (enemy.status() == Status.IN_GARRISON)
            return Refusal.because("FB-CHALLENGE-10", "in-garrison", enemy.id());
        int range = CommandRange.of(battle, regiment, champion);
        if (!Distance.within(battle, regiment, champion, enemy, challenged, range))
            return Refusal.because(
                    "FB-CHALLENGE-01", "beyond-command-range", enemy.id(), Lengths.show(range));
        return null;
    }
}
