package org.vexillum.kernel.play;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.stored.StoredTypes;

/** The table of a game made up for a test: the steps played, and what was written down. */
public final class Notes implements Table<Notes> {
    private final List<String> lines = new ArrayList<>();
    int steps;

    @Override
    public Notes copy() {
        var copy = new Notes();
        copy.lines.addAll(lines);
        copy.steps = steps;
        return copy;
    }

    @Override
    public StoredTypes stored() {
        return TinyTypes.ALL;
    }

    @Override
    public long fingerprint() {
        return Fingerprints.of(steps + lines.toString());
    }

    public void write(Object line) {
        lines.add(String.valueOf(line));
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }
}
