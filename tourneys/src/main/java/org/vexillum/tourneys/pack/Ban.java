package org.vexillum.tourneys.pack;

import java.util.List;

/** A unit that may not be in any list, under all names it goes by. */
public record Ban(List<String> names, String rule) {
    public Ban {
        names = List.copyOf(names);
    }
}
