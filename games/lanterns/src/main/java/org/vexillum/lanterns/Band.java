package org.vexillum.lanterns;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.stored.Stored;

/** Those whom a side leads (LD-GEN-01). */
@Stored("Band(name, fighters)")
public record Band(String name, List<Profile> fighters) {
    public static final int POINTS = 150;

    public int points() {
        return fighters.stream().mapToInt(Profile::points).sum();
    }

    /** Which rules it breaks. */
    public List<Refusal> faults() {
        var all = new ArrayList<Refusal>();
        if (fighters.size() < 5 || fighters.size() > 10)
            all.add(Refusal.because("LD-BAND-01", "band-size", name, fighters.size()));
        if (points() > POINTS)
            all.add(Refusal.because("LD-BAND-02", "band-points", name, points()));
        return all;
    }
}
