package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.arena.Discipline;
import org.vexillum.gamekit.arena.Opponent;
import org.vexillum.kernel.match.Table;
import org.vexillum.lab.program.Programs;

/** Who can play a contest, by name: our bots, or {@code exec:} and the command of a program. */
public final class Opponents<T extends Table<T>> implements AutoCloseable {
    public static final String PROGRAM = "exec:";

    private final Discipline<T, ?> discipline;
    private final List<Programs<T>> programs = new ArrayList<>();

    public Opponents(Discipline<T, ?> discipline) {
        this.discipline = discipline;
    }

    /** The opponent of this name, if there is one. */
    public Optional<Opponent<T>> named(String name) {
        if (!name.startsWith(PROGRAM)) return discipline.bot(name);
        var command = name.substring(PROGRAM.length());
        if (command.isBlank()) return Optional.empty();
        var program = new Programs<T>(command, Programs.PATIENCE);
        programs.add(program);
        return Optional.of(program);
    }

    /** What {@link #named} understands. */
    public List<String> names() {
        var names = new ArrayList<>(discipline.bots());
        names.add(PROGRAM + "COMMAND");
        return names;
    }

    /** Ends the programs that were started. */
    @Override
    public void close() {
        programs.forEach(Programs::close);
    }
}
