package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.List;

/** Something the organiser should know and that forbids nothing: {@code notice.KEY}. */
public record Notice(String key, List<Object> facts) {
    public Notice {
        facts = List.copyOf(facts);
    }

    /** WC-FORMAT-05: what is to be said of a number of rounds for so many companies. */
    public static List<Notice> ofRounds(int rounds, int field) {
        var notices = new ArrayList<Notice>();
        if (rounds > 5) notices.add(of("many-rounds", rounds));
        if (rounds > (field % 2 == 0 ? field - 1 : field))
            notices.add(of("rounds-beyond-field", rounds, field));
        return notices;
    }

    public static Notice of(String key, Object... facts) {
        return new Notice(key, List.of(facts));
    }
}
