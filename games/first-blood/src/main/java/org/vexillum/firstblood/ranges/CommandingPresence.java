package org.vexillum.firstblood.ranges;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/** Commanding Presence: who helps whom from afar (FB-PRESENCE-01). */
public final class CommandingPresence {
    private CommandingPresence() {}

    /**
     * The regiments whose living character lends this one his Resolve.
     *
     * <p>None for a character regiment and for a broken one (FB-PRESENCE-04); officers lend none
     * (FB-PRESENCE-05).
     */
    public static List<Regiment> of(Battle battle, Regiment regiment) {
        var found = new ArrayList<Regiment>();
        if (regiment.card().character()) return found;
        for (var giver : battle.regiments()) {
            int character = giver.character();
            if (character != Regiment.NOBODY && covers(battle, giver, character, regiment))
                found.add(giver);
        }
        return found;
    }

    /**
     * Whether a [Command] ability of the giver's model may be used on a friendly regiment
     * (FB-PRESENCE-03, FB-COMMAND-02).
     *
     * <p>It always may on its own regiment. Any other needs the presence of the model, a
     * character's never helps another character regiment, an officer's does.
     */
    public static boolean commands(Battle battle, Regiment giver, int model, Regiment target) {
        if (target == giver) return true;
        if (giver.role(model) == Role.CHARACTER && target.card().character()) return false;
        return covers(battle, giver, model, target);
    }

    private static boolean covers(Battle battle, Regiment giver, int model, Regiment target) {
        if (giver == target || giver.side() != target.side()) return false;
        if (giver.presenceLost()) return false; // FB-PROVOKED-05
        return !target.broken() && leaderInRange(battle, giver, model, target);
    }

    /**
     * Whether any leader of the target is in the model's command range.
     *
     * <p>The standard bearer is one of them (FB-CMD-07); a garrison projects no range
     * (FB-GARRISON-11).
     */
    public static boolean leaderInRange(Battle battle, Regiment giver, int model, Regiment target) {
        if (!giver.onTable() || !target.onTable()) return false;
        var from = giver.place(model);
        if (from == null) return false;
        int range = CommandRange.of(battle, giver, model);
        for (int leader : target.leaders()) {
            var at = target.place(leader);
            if (at != null
                    && CommandRange.reaches(
                            from, giver.floor(model), range, at, target.floor(leader))) return true;
        }
        return false;
    }
}
