package org.vexillum.formats.warcrow.adjudicate;

import org.vexillum.formats.adjudicate.Field;
import org.vexillum.formats.adjudicate.Task;
import org.vexillum.formats.adjudicate.Task.Chapter;
import org.vexillum.formats.adjudicate.Task.Play;
import org.vexillum.warcrow.table.Battle;

/** Makes tasks that read their fields against a table of Warcrow. */
final class Kinds {
    interface Reader {
        Play<Battle> read(Args args);
    }

    private Kinds() {}

    static Task<Battle> of(Chapter chapter, String name, Reader reader, Field... fields) {
        return Task.of(chapter, name, given -> reader.read(new Args(given)), fields);
    }
}
