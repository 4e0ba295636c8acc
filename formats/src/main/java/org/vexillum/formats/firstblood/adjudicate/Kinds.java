package org.vexillum.formats.firstblood.adjudicate;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.formats.adjudicate.Field;
import org.vexillum.formats.adjudicate.Task;
import org.vexillum.formats.adjudicate.Task.Chapter;
import org.vexillum.formats.adjudicate.Task.Play;

/** Makes tasks that read their fields against a table of First Blood. */
final class Kinds {
    /** Reads the fields and says what is to be played. */
    interface Reader {
        Play<Battle> read(Args args);
    }

    private Kinds() {}

    static Task<Battle> of(Chapter chapter, String name, Reader reader, Field... fields) {
        return Task.of(chapter, name, given -> reader.read(new Args(given)), fields);
    }
}
