package org.vexillum.lab.program;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;

/** Runs a command as often as games are played at the same time; idle ones play the next game. */
public final class ProgramPool<T extends Table<T>> implements PlayerFactory<T>, AutoCloseable {
    /** How long an answer may take. */
    public static final Duration PATIENCE = Duration.ofSeconds(30);

    private final String command;
    private final Duration patience;
    private final List<ProgramProcess> all = new ArrayList<>();
    private final Deque<ProgramProcess> idle = new ArrayDeque<>();

    public ProgramPool(String command, Duration patience) {
        this.command = command;
        this.patience = patience;
    }

    @Override
    public Player<T> player(long seed) {
        return new ProgramBot<>(command, take(), seed, this::giveBack);
    }

    private synchronized ProgramProcess take() {
        if (!idle.isEmpty()) return idle.pop();
        var started = new ProgramProcess(command, patience);
        all.add(started);
        return started;
    }

    private synchronized void giveBack(ProgramProcess rested) {
        idle.push(rested);
    }

    /** Ends every program. */
    @Override
    public synchronized void close() {
        all.forEach(ProgramProcess::close);
    }
}
