package org.vexillum.files.journal;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;

/**
 * A match as it was saved, its entries not yet read.
 *
 * <p>An answer can be read only when its question is open: {@link Playback} does it.
 *
 * @param game by the name it has in files
 * @param ruleset the version of its rules
 * @param start the table before the first die
 * @param seed of the dice, or null if people rolled and entered them
 * @param begin what happened before the first entry
 * @param entries as they are written
 * @param end the last table, as it is written
 */
public record Journal(
        String game,
        int ruleset,
        Table<?> start,
        @Nullable Seed seed,
        Marked begin,
        List<Marked> entries,
        @Nullable Object end) {
    public Journal {
        entries = List.copyOf(entries);
    }

    /** How many dice were saved. */
    public int dice() {
        return begin.marks.dice().size()
                + entries.stream().mapToInt(entry -> entry.marks.dice().size()).sum();
    }

    /** How many fingerprints of tables were saved. */
    public int tables() {
        return begin.marks.tables().size()
                + entries.stream().mapToInt(entry -> entry.marks.tables().size()).sum();
    }

    /** A place in the file with what it holds and what was noted there for checking. */
    record Marked(String place, @Nullable Object written, EntryChecks marks) {}
}
