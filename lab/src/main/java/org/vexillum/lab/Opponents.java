package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.bots.regiments.Bots;
import org.vexillum.lab.program.Programs;

/** Who can play a contest, by name: our bots, or {@code exec:} and the command of a program. */
public final class Opponents implements AutoCloseable {
    public static final String PROGRAM = "exec:";

    private final List<Programs> programs = new ArrayList<>();

    /** The opponent of this name, if there is one. */
    public Optional<Contest.Opponent> named(String name) {
        if (!name.startsWith(PROGRAM)) return Bots.named(name).map(bot -> bot::player);
        var command = name.substring(PROGRAM.length());
        if (command.isBlank()) return Optional.empty();
        var program = new Programs(command, Programs.PATIENCE);
        programs.add(program);
        return Optional.of(program);
    }

    /** Ends the programs that were started. */
    @Override
    public void close() {
        programs.forEach(Programs::close);
    }
}
