package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.table.Unit;

/**
 * The states into which wounds may bring one unit, numbered as they are met.
 *
 * <p>Casualties are taken by the rules' own code, in the order of the engine and the owner.
 */
final class UnitStates {
    private final List<Known> known = new ArrayList<>();
    private final List<int[]> fronts = new ArrayList<>();
    private final List<int[]> makes = new ArrayList<>();
    private final Map<Key, Integer> numbers = new LinkedHashMap<>();
    private final CasualtyPreference givenUp;
    private final int atStart;

    /** With casualties in the engine's order. */
    UnitStates(Unit unit) {
        this(unit, CasualtyPreference.NOBODY);
    }

    UnitStates(Unit unit, CasualtyPreference givenUp) {
        this.givenUp = givenUp;
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

    /** A state with what is often asked about it. */
    private static final class Known {
        private final Unit unit;
        private final int taken;
        private final int front;
        private final int make;
        private int[] after;

        Known(Unit unit, int number, int taken, int front, int make) {
            this.unit = unit;
            this.taken = taken;
            this.front = front;
            this.make = make;
            after = new int[] {number};
        }
    }

    private int number(Unit unit) {
        return numbers.computeIfAbsent(Key.of(unit), key -> add(unit, key.slots));
    }

    private int add(Unit unit, int[] slots) {
        int[] front = Arrays.copyOf(slots, unit.strikers());
        int taken = atStart - unit.woundsLeft();
        int number = known.size();
        known.add(new Known(unit, number, taken, index(fronts, front), index(makes, unit.kinds())));
        return number;
    }

    private static int index(List<int[]> rows, int[] row) {
        for (int i = rows.size() - 1; i >= 0; i--) if (Arrays.equals(rows.get(i), row)) return i;
        rows.add(row);
        return rows.size() - 1;
    }

    int size() {
        return known.size();
    }

    Unit unit(int state) {
        return known.get(state).unit;
    }

    boolean gone(int state) {
        return unit(state).living() == 0;
    }

    /** Wounds really taken since the start. */
    int taken(int state) {
        return known.get(state).taken;
    }

    /** A number for those in the two front rows: states that share it strike alike. */
    int front(int state) {
        return known.get(state).front;
    }

    /** A number for the kinds of models left: states that share it are struck alike. */
    int make(int state) {
        return known.get(state).make;
    }

    /** The state after so many more wounds. */
    int after(int state, int wounds) {
        var from = known.get(state);
        int last = from.after.length - 1;
        while (last < wounds && !gone(from.after[last])) {
            int next = last == 0 ? one(state) : after(from.after[last], 1);
            from.after = Arrays.copyOf(from.after, ++last + 1);
            from.after[last] = next;
        }
        return from.after[Math.min(wounds, last)];
    }

    private int one(int state) {
        var unit = unit(state).copy();
        Casualties.strike(unit, 1, givenUp);
        return number(unit);
    }

    /** The state after wounds on the one model that is next in line, or picked; no carry-over. */
    int afterOnOne(int state, int picked, int wounds) {
        var unit = unit(state).copy();
        if (picked == AttackTarget.WHOLE) Casualties.strikeNext(unit, wounds, givenUp);
        else if (unit.alive(picked)) Casualties.strikeModel(unit, picked, wounds);
        return number(unit);
    }
}
