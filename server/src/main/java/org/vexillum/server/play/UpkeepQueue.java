package org.vexillum.server.play;

import java.util.LinkedHashSet;
import java.util.SequencedSet;

/** Matches that somebody has to look after when there is time. */
final class UpkeepQueue {
    private final SequencedSet<String> waiting = new LinkedHashSet<>();

    synchronized void later(String match) {
        if (waiting.add(match)) notifyAll();
    }

    /** Before the others, since somebody waits for it. */
    synchronized void soon(String match) {
        waiting.addFirst(match);
        notifyAll();
    }

    /** Waits until there is one. */
    synchronized String next() throws InterruptedException {
        while (waiting.isEmpty()) wait();
        return waiting.removeFirst();
    }
}
