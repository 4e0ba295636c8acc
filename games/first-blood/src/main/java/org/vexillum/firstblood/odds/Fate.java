package org.vexillum.firstblood.odds;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Tables;

/**
 * What may become of a regiment, in an action as a whole.
 *
 * @param wounds it takes, morale included
 * @param slain models it loses
 * @param destroyed the chance that nobody is left
 * @param broken the chance that it stands but is broken
 */
public record Fate(
        String regiment,
        NumberDistribution wounds,
        NumberDistribution slain,
        double destroyed,
        double broken) {
    static Fate of(Battle before, Tables<Battle, ?> tables, String regiment) {
        var gathering = new Gathering(before, regiment);
        tables.forEach((at, chance) -> gathering.add(at.table(), chance));
        return gathering.fate();
    }

    /** What became of a regiment, gathered from tables with their chances. */
    static final class Gathering {
        private final Regiment before;
        private final int woundsBefore;
        private final Tally wounds = new Tally();
        private final Tally slain = new Tally();
        private double destroyed;
        private double broken;

        Gathering(Battle battle, String id) {
            before = battle.regiment(id);
            woundsBefore = woundsLeft(before);
        }

        void add(Battle battle, double chance) {
            var now = battle.regiment(before.id());
            wounds.add(Math.max(0, woundsBefore - woundsLeft(now)), chance); // it may be healed
            slain.add(Math.max(0, before.living() - now.living()), chance);
            if (now.destroyed()) destroyed += chance;
            else if (now.broken()) broken += chance;
        }

        static int woundsLeft(Regiment regiment) {
            int sum = 0;
            for (int model : regiment.models()) sum += regiment.woundsLeft(model);
            return sum;
        }

        Fate fate() {
            return new Fate(before.id(), wounds.chance(), slain.chance(), destroyed, broken);
        }
    }
}
