package org.vexillum.warcrow.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.feat.Feat;

/** The names under which things on the table are measured to. */
public final class MarkerIds {
    private MarkerIds() {}

    public static String vestige(Side side) {
        return "vestige-" + side;
    }

    public static String banner(Side side) {
        return "banner-" + side;
    }

    /** Everything on the table that a unit may stand near. */
    public static List<String> all(Battle battle) {
        var all = new ArrayList<String>();
        for (var one : battle.objectives()) all.add(one.id());
        for (var fog : battle.feat().fogs()) if (fog.onTable()) all.add(fog.id());
        for (var side : Side.values()) {
            if (battle.setting().feat() == Feat.TRACK) all.add(vestige(side));
            if (battle.setting().feat() == Feat.BANNER) all.add(banner(side));
        }
        return all;
    }
}
