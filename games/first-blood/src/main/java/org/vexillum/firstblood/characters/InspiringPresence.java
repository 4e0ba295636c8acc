package org.vexillum.firstblood.characters;

import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.MoraleTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Regiments near a character with Inspiring Presence do not break (FB-SR-INSPIRING-PRESENCE). */
public final class InspiringPresence {
    private InspiringPresence() {}

    /** Any part of any of its bases is enough; a garrison projects no range (FB-GARRISON-11). */
    public static boolean covers(Battle battle, Regiment regiment) {
        for (var friend : battle.regiments(regiment.side())) {
            int character = friend.character();
            if (character == Regiment.NOBODY || friend.status() != Status.ON_TABLE) continue;
            if (!Traits.has(battle, friend, character, MoraleTraits.InspiringPresence.class))
                continue;
            int range = CommandRange.of(battle, friend, character);
            if (friend == regiment || Distance.within(battle, friend, character, regiment, range))
                return true;
        }
        return false;
    }

    /** At the end of any action of any regiment (FB-SR-INSPIRING-PRESENCE-E2). */
    public static void restore(Battle battle, Referee<Battle> referee) {
        if (battle.edition().inspiringPresence() == Edition.InspiringPresence.PREVENTS) return;
        for (var regiment : battle.regiments()) {
            if (!regiment.broken() || !regiment.inPlay() || !covers(battle, regiment)) continue;
            regiment.setBroken(false);
            referee.record(
                    new SequenceEvents.NoLongerBroken(
                            regiment.id(), Rules.of("FB-SR-INSPIRING-PRESENCE-E2")));
        }
    }
}
