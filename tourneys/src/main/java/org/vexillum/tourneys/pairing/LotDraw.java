package org.vexillum.tourneys.pairing;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairingChange.Lot;
import org.vexillum.tourneys.event.PairingChange.LotsDrawn;

/** Draws the lots from the seed of the event: the same seed, the same lots. WC-PAIR-15 */
public final class LotDraw {
    private LotDraw() {}

    /** Whether somebody who is to be paired has none yet. */
    static boolean missing(EventState event) {
        return event.active().stream().anyMatch(member -> member.lot() == 0);
    }

    /** Lots for those who have none; numbers given by hand stay. */
    public static LotsDrawn draw(EventState event) {
        var without = event.active().stream().filter(member -> member.lot() == 0).toList();
        var numbers = free(event, without.size());
        shuffle(numbers, event.settings().seed());
        var lots = new ArrayList<Lot>();
        for (int i = 0; i < without.size(); i++)
            lots.add(new Lot(without.get(i).id(), numbers.get(i)));
        return new LotsDrawn(lots);
    }

    private static List<Integer> free(EventState event, int wanted) {
        var taken = event.members().stream().map(EntrantState::lot).toList();
        var free = new ArrayList<Integer>();
        for (int number = 1; free.size() < wanted; number++)
            if (!taken.contains(number)) free.add(number);
        return free;
    }

    private static void shuffle(List<Integer> numbers, long seed) {
        long state = SeededDice.mix(seed);
        for (int i = numbers.size() - 1; i > 0; i--) {
            state = SeededDice.mix(state + i);
            int j = (int) Long.remainderUnsigned(state, i + 1);
            var kept = numbers.get(i);
            numbers.set(i, numbers.get(j));
            numbers.set(j, kept);
        }
    }
}
