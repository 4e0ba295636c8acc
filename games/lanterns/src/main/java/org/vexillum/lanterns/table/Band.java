package org.vexillum.lanterns.table;

import java.util.List;
import org.vexillum.kernel.stored.Stored;

/** Those whom a side leads (LD-GEN-01). */
@Stored(
        as = "Band",
        with = {"name", "fighters"})
public record Band(String name, List<Profile> fighters) {
    public Band {
        fighters = List.copyOf(fighters);
    }

    public int points() {
        return fighters.stream().mapToInt(Profile::points).sum();
    }
}
