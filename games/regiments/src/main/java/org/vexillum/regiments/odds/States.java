package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.table.Unit;

/**
 * The states into which wounds may bring one unit, numbered as they are met.
 *
 * <p>Casualties are taken by the rules' own code, in the engine's order.
 */
final class States {
    private final List<Unit> units = new ArrayList<>();
    private final List<int[]> after = new ArrayList<>();
    private final Map<Key, Integer> numbers = new LinkedHashMap<>();
    private final int atStart;

    States(Unit unit) {
        atStart = unit.woundsLeft();
        number(unit.copy());
    }

    private record Key(int[] slots, int[] wounds) {
        static Key of(Unit unit) {
            int[] slots = unit.slots();
            int[] wounds = new int[slots.length];
            for (int i = 0; i < slots.length; i++) wounds[i] = unit.wounds(slots[i]);
            return new Key(slots, wounds);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && Arrays.equals(slots, key.slots)
                    && Arrays.equals(wounds, key.wounds);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(slots) + Arrays.hashCode(wounds);
        }
    }

    private int number(Unit unit) {
        return numbers.computeIfAbsent(
                Key.of(unit),
                _ -> {
                    units.add(unit);
                    after.add(new int[] {units.size() - 1});
                    return units.size() - 1;
                });
    }

    int size() {
        return units.size();
    }

    Unit unit(int state) {
        return units.get(state);
    }

    boolean gone(int state) {
        return units.get(state).living() == 0;
    }

    /** Wounds really taken since the start. */
    int taken(int state) {
        return atStart - units.get(state).woundsLeft();
    }

    /** The state after so many more wounds. */
    int after(int state, int wounds) {
        int[] known = after.get(state);
        int last = known.length - 1;
        while (last < wounds && !gone(known[last])) {
            int next = one(known[last]);
            known = Arrays.copyOf(known, ++last + 1);
            known[last] = next;
        }
        after.set(state, known);
        return known[Math.min(wounds, last)];
    }

    private int one(int state) {
        var unit = units.get(state).copy();
        Casualties.strike(unit, 1);
        return number(unit);
    }

    /** The state after wounds on the one model that is next in line, or picked; no carry-over. */
    int afterOnOne(int state, int picked, int wounds) {
        var unit = units.get(state).copy();
        if (picked == Quarry.WHOLE) Casualties.strikeNext(unit, wounds);
        else if (unit.alive(picked)) Casualties.strikeModel(unit, picked, wounds);
        return number(unit);
    }
}
