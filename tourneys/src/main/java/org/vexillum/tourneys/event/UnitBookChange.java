package org.vexillum.tourneys.event;

import java.util.List;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.lists.BookUnit;

/** What is known of units, for everybody who writes a list. */
public sealed interface UnitBookChange extends Change {
    /** Units as somebody typed or loaded them; one with the same name is replaced. */
    @Stored(as = "BookChange.UnitsWritten", with = "units")
    record UnitsWritten(List<BookUnit> units) implements UnitBookChange {
        public UnitsWritten {
            units = List.copyOf(units);
        }

        @Override
        public void apply(EventState event) {
            event.book = event.book.with(units);
        }
    }

    /** The organiser has looked at a unit. */
    @Stored(as = "BookChange.UnitConfirmed", with = "name")
    record UnitConfirmed(String name) implements UnitBookChange {
        @Override
        public void apply(EventState event) {
            event.book = event.book.with(unit(event, name).confirm());
        }
    }

    @Stored(as = "BookChange.UnitRemoved", with = "name")
    record UnitRemoved(String name) implements UnitBookChange {
        @Override
        public void apply(EventState event) {
            event.book = event.book.without(unit(event, name));
        }
    }

    private static BookUnit unit(EventState event, String name) {
        return event.book.called(name).orElseThrow(() -> new ChangeRefused("unknown-unit", name));
    }
}
