package org.vexillum.formats.adjudicate;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;

/**
 * A stage of the rules that a file can enter, or a question about the table.
 *
 * @param name as written behind {@code do}
 * @param placed whether it needs to know where units stand
 * @param stage where in the game it belongs, or null if anywhere
 */
public record Task(
        Chapter chapter,
        String name,
        boolean placed,
        @Nullable Stage stage,
        List<Field> fields,
        Reader reader) {
    /** Where {@code --kinds} lists it. */
    public enum Chapter {
        COMBAT,
        MORALE,
        MOVEMENT,
        MAGIC,
        SEQUENCE,
        SETUP,
        QUERY
    }

    /** Reads the fields and says what is to be played. */
    interface Reader {
        Play read(Args args);
    }

    /** What is to be played. */
    interface Play {
        void play(Battle battle, Referee<Battle> referee);
    }

    public Task {
        fields = List.copyOf(fields);
    }

    static Task of(Chapter chapter, String name, Reader reader, Field... fields) {
        return new Task(chapter, name, false, null, List.of(fields), reader);
    }

    Task onTheTable() {
        return new Task(chapter, name, true, stage, fields, reader);
    }

    Task at(Stage where) {
        return new Task(chapter, name, placed, where, fields, reader);
    }

    Task with(List<Field> more) {
        var all = new java.util.ArrayList<>(fields);
        all.addAll(more);
        return new Task(chapter, name, placed, stage, all, reader);
    }
}
