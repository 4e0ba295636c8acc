package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.DiceSource;

/**
 * Dice that remember what fell after each entry.
 *
 * <p>A step that is run again asks for the same dice; each is remembered once.
 */
final class RememberedDice implements DiceSource {
    private final DiceSource source;
    private final List<List<Integer>> byEntry = new ArrayList<>();

    RememberedDice(DiceSource source) {
        this.source = source;
    }

    @Override
    public int d6(long entry, int index) {
        return die(6, entry, index);
    }

    @Override
    public int die(int faces, long entry, int index) {
        int face = source.die(faces, entry, index);
        while (byEntry.size() <= entry) byEntry.add(new ArrayList<>());
        var fallen = byEntry.get((int) entry);
        if (index == fallen.size()) fallen.add(face);
        return face;
    }

    /** The faces that fell once so many entries had been used. */
    List<Integer> after(int entries) {
        return entries < byEntry.size() ? List.copyOf(byEntry.get(entries)) : List.of();
    }
}
