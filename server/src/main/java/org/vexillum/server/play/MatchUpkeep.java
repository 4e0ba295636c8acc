package org.vexillum.server.play;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.store.Matches;

/**
 * Looks after stored matches, one at a time beside everything else: makes the summaries that are
 * missing, as in a data folder of an older program, and packs what is over.
 */
public final class MatchUpkeep implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MatchUpkeep.class);

    /** Whoever waits for the server to answer is not to wait for this. */
    private static final int LATER = 300;

    private final RoomServices house;
    private final Rooms rooms;
    private final Thread thread;

    public MatchUpkeep(RoomServices house, Rooms rooms) {
        this.house = house;
        this.rooms = rooms;
        thread = Thread.ofPlatform().name("upkeep").daemon().unstarted(this::work);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    private void work() {
        try {
            Thread.sleep(LATER);
            house.summaries().neglected(Lang.values().length).forEach(house.chores()::later);
            while (!Thread.currentThread().isInterrupted()) look(house.chores().next());
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failed) {
            LOG.warn("nobody looks after stored games: {}", failed.toString());
        }
    }

    /** One that cannot be read must not keep the others waiting. */
    private void look(String match) {
        try {
            var stored = house.matches().find(match);
            if (stored.isEmpty()) return;
            if (lacksSummary(match)) rooms.summarise(match);
            if (stored.get().finished()) pack(stored.get());
        } catch (RuntimeException failed) {
            LOG.warn("{}: {}", match, failed.toString());
        }
    }

    private boolean lacksSummary(String match) {
        for (var lang : Lang.values())
            if (house.summaries()
                    .find(match, lang.name())
                    .filter(listed -> listed.summary() == null)
                    .isPresent()) return true;
        return false;
    }

    private void pack(Matches.Stored stored) {
        house.positions().pack(stored.row().id(), stored.version());
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
