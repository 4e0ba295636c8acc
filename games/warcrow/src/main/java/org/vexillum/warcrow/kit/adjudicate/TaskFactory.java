package org.vexillum.warcrow.kit.adjudicate;

import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.warcrow.table.Battle;

/** Makes tasks that read their fields against a table of Warcrow. */
final class TaskFactory {
    interface Reader {
        Play<Battle> read(Args args);
    }

    private TaskFactory() {}

    static Task<Battle> of(Chapter chapter, String name, Reader reader, TaskField... fields) {
        return Task.of(chapter, name, given -> reader.read(new Args(given)), fields);
    }
}
