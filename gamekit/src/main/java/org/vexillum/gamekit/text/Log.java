package org.vexillum.gamekit.text;

import java.util.List;
import org.vexillum.gamekit.TableNames;
import org.vexillum.kernel.Event;

/** Tells events one after another and keeps track of the round, which only some of them name. */
public final class Log {
    private final Teller teller;
    private final TableNames names;
    private int round;

    /**
     * @param round the round that is being played when the first event happens, or 0
     */
    public Log(Teller teller, TableNames names, int round) {
        this.teller = teller;
        this.names = names;
        this.round = round;
    }

    public LogLine line(Event event) {
        if (named(event) > 0) round = named(event);
        return new LogLine(round, Topic.of(event), teller.line(event, names), event);
    }

    public List<LogLine> lines(List<? extends Event> events) {
        return events.stream().map(this::line).toList();
    }

    private static int named(Event event) {
        try {
            return event.getClass().getMethod("round").invoke(event) instanceof Integer number
                    ? number
                    : 0;
        } catch (ReflectiveOperationException none) {
            return 0;
        }
    }
}
