package org.vexillum.lanterns.setup;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.lanterns.table.Band;
import org.vexillum.lanterns.table.Setting;

/** Which rules a band breaks. */
public final class BandCheck {
    public static final int FEWEST = 5;
    public static final int MOST = 10;
    public static final int POINTS = 150;

    private BandCheck() {}

    public static List<Refusal> of(Band band) {
        var all = new ArrayList<Refusal>();
        int size = band.fighters().size();
        if (size < FEWEST || size > MOST)
            all.add(Refusal.because("LD-BAND-01", "band-size", band.name(), size));
        if (band.points() > POINTS)
            all.add(Refusal.because("LD-BAND-02", "band-points", band.name(), band.points()));
        return all;
    }

    /** Why no battle can begin like this, or null. */
    public static @Nullable Refusal of(Setting setting) {
        var all = new ArrayList<>(of(setting.a()));
        all.addAll(of(setting.b()));
        all.addAll(TerrainCheck.of(setting.terrain()));
        return all.isEmpty() ? null : all.getFirst();
    }
}
