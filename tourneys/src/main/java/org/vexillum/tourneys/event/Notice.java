package org.vexillum.tourneys.event;

import java.util.List;

/** Something the organiser should know and that forbids nothing: {@code notice.KEY}. */
public record Notice(String key, List<Object> facts) {
    public Notice {
        facts = List.copyOf(facts);
    }

    public static Notice of(String key, Object... facts) {
        return new Notice(key, List.of(facts));
    }
}
