package org.vexillum.tourneys.event;

import org.vexillum.kernel.Nullable;

/** The clock of the round. Times come with the changes: nothing here looks at a clock. */
public sealed interface Timing extends Change {
    record Started(int round, String at, int minutes) implements Timing {
        @Override
        public void apply(Event event) {
            event.mustBeOpen();
            if (!event.round(round).published) throw new Refused("not-published", round);
            event.clock = RoundClock.start(round, minutes, at);
        }
    }

    record Paused(String at) implements Timing {
        @Override
        public void apply(Event event) {
            event.clock = clock(event).paused(at);
        }
    }

    record Resumed(String at) implements Timing {
        @Override
        public void apply(Event event) {
            event.clock = clock(event).resumed(at);
        }
    }

    /**
     * More time, or less.
     *
     * @param table 0 for all
     */
    record Lengthened(int table, int minutes) implements Timing {
        @Override
        public void apply(Event event) {
            var clock = clock(event);
            if (table > 0 && event.round(clock.round()).atTable(table).isEmpty())
                throw new Refused("no-table", table, clock.round());
            event.clock = table > 0 ? clock.lengthened(minutes, table) : clock.lengthened(minutes);
        }
    }

    record Stopped() implements Timing {
        @Override
        public void apply(Event event) {
            event.clock = null;
        }
    }

    private static RoundClock clock(Event event) {
        @Nullable RoundClock clock = event.clock;
        if (clock == null) throw new Refused("no-clock");
        return clock;
    }
}
