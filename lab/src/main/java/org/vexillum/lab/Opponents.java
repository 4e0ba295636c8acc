package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.kernel.match.Table;
import org.vexillum.lab.program.ProgramPool;

/** Who can play a contest, by name: our bots, or {@code exec:} and the command of a program. */
public final class Opponents<T extends Table<T>> implements AutoCloseable {
    public static final String PROGRAM = "exec:";

    private final LabGame<T, ?> discipline;
    private final List<ProgramPool<T>> programs = new ArrayList<>();

    public Opponents(LabGame<T, ?> discipline) {
        this.discipline = discipline;
    }

    /** The opponent of this name, if there is one. */
    public Optional<PlayerFactory<T>> named(String name) {
        if (!name.startsWith(PROGRAM)) return discipline.bot(name);
        var command = name.substring(PROGRAM.length());
        if (command.isBlank()) return Optional.empty();
        var program = new ProgramPool<T>(command, ProgramPool.PATIENCE);
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
        programs.forEach(ProgramPool::close);
    }
}
