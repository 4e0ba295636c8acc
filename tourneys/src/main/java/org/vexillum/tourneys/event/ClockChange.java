package org.vexillum.tourneys.event;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/** The clock of the round. Times come with the changes: nothing here looks at a clock. */
public sealed interface ClockChange extends Change {
    @Stored(
            as = "Timing.Started",
            with = {"round", "at", "minutes"})
    record Started(int round, String at, int minutes) implements ClockChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            if (!event.round(round).published) throw new ChangeRefused("not-published", round);
            event.clock = RoundClock.start(round, minutes, at);
        }
    }

    @Stored(as = "Timing.Paused", with = "at")
    record Paused(String at) implements ClockChange {
        @Override
        public void apply(EventState event) {
            event.clock = clock(event).paused(at);
        }
    }

    @Stored(as = "Timing.Resumed", with = "at")
    record Resumed(String at) implements ClockChange {
        @Override
        public void apply(EventState event) {
            event.clock = clock(event).resumed(at);
        }
    }

    /**
     * More time, or less.
     *
     * @param table 0 for all
     */
    @Stored(
            as = "Timing.Lengthened",
            with = {"table", "minutes"})
    record Lengthened(int table, int minutes) implements ClockChange {
        @Override
        public void apply(EventState event) {
            var clock = clock(event);
            if (table > 0 && event.round(clock.round()).atTable(table).isEmpty())
                throw new ChangeRefused("no-table", table, clock.round());
            event.clock = table > 0 ? clock.lengthened(minutes, table) : clock.lengthened(minutes);
        }
    }

    @Stored(as = "Timing.Stopped")
    record Stopped() implements ClockChange {
        @Override
        public void apply(EventState event) {
            event.clock = null;
        }
    }

    private static RoundClock clock(EventState event) {
        @Nullable RoundClock clock = event.clock;
        if (clock == null) throw new ChangeRefused("no-clock");
        return clock;
    }
}
