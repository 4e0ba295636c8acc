package org.vexillum.gamekit.adjudicate;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Referee;

/**
 * A stage of the rules that a file can enter, or a question about the table.
 *
 * @param name as written behind {@code do}
 * @param placed whether it needs to know where units stand
 * @param stage where in the game it belongs, or null if anywhere
 */
public record Task<T extends Table<T>>(
        Chapter chapter,
        String name,
        boolean placed,
        @Nullable Enum<?> stage,
        List<TaskField> fields,
        Reader<T> reader) {
    /** Where {@code --kinds} lists it. */
    public enum Chapter {
        COMBAT,
        MORALE,
        MOVEMENT,
        MAGIC,
        SEQUENCE,
        SETUP,
        OBJECTIVES,
        FEATS,
        QUERY
    }

    /** Reads the fields and says what is to be played. */
    public interface Reader<T extends Table<T>> {
        Play<T> read(TaskFields<T> fields);
    }

    /** What is to be played. */
    public interface Play<T extends Table<T>> {
        void play(T battle, Referee<T> referee);
    }

    public Task {
        fields = List.copyOf(fields);
    }

    public static <T extends Table<T>> Task<T> of(
            Chapter chapter, String name, Reader<T> reader, TaskField... fields) {
        return new Task<>(chapter, name, false, null, List.of(fields), reader);
    }

    public Task<T> onTheTable() {
        return new Task<>(chapter, name, true, stage, fields, reader);
    }

    public Task<T> at(Enum<?> where) {
        return new Task<>(chapter, name, placed, where, fields, reader);
    }

    public Task<T> reading(Reader<T> other) {
        return new Task<>(chapter, name, placed, stage, fields, other);
    }

    public Task<T> with(List<TaskField> more) {
        var all = new java.util.ArrayList<>(fields);
        all.addAll(more);
        return new Task<>(chapter, name, placed, stage, all, reader);
    }
}
