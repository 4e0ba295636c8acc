package org.vexillum.gamekit.adjudicate;

import java.util.List;
import java.util.function.Supplier;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;

/**
 * One question: a table, what is to be done there, dice and answers.
 *
 * @param name as the file calls it, or empty
 * @param scene null if the file describes no table that can be
 * @param alone whether the file asks nothing else
 * @param orders read when its turn comes, since what is wrong there spoils no other question
 */
record Inquiry<T extends Table<T>>(
        String name,
        TaskCatalogue<T> docket,
        @Nullable Scene<T> scene,
        List<String> kinds,
        boolean alone,
        Supplier<Orders<T>> orders) {
    /** One of several whose wish nobody understands. */
    static <T extends Table<T>> Inquiry<T> garbled(
            String name, TaskCatalogue<T> docket, @Nullable Scene<T> scene, FileFault fault) {
        Supplier<Orders<T>> orders =
                () -> {
                    throw fault;
                };
        return new Inquiry<>(name, docket, scene, List.of(), false, orders);
    }

    /** What is to be done, with which dice and answers. */
    record Orders<T extends Table<T>>(List<Step<T>> steps, FileDice dice, FileAnswers answers) {}

    /** One thing to be done. */
    record Step<T extends Table<T>>(FilePlace at, Task<T> task, Task.Play<T> play) {}
}
