package org.vexillum.tourneys.pairing;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.tourneys.event.EventChange.AdventureSet;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.pack.Theme;

/** Draws the adventures of an event from its seed. WC-ADV-06 */
public final class AdventureDraw {
    private static final long SCENARIOS = 0x5CE7;
    private static final long FEATS = 0xFEA7;

    private AdventureDraw() {}

    /** One for each round: nothing comes again until all of its kind have been used. */
    public static List<AdventureSet> draw(EventState event, int rounds) {
        var pack = event.pack();
        var scenarios = drawn(pack.scenarios(), rounds, event.settings().seed() ^ SCENARIOS);
        var feats = drawn(pack.feats(), rounds, event.settings().seed() ^ FEATS);
        var all = new ArrayList<AdventureSet>();
        for (int i = 0; i < rounds; i++)
            all.add(new AdventureSet(i + 1, scenarios.get(i), feats.get(i)));
        return all;
    }

    private static List<String> drawn(List<Theme> themes, int count, long seed) {
        var drawn = new ArrayList<String>();
        var left = new ArrayList<String>();
        long state = seed;
        while (drawn.size() < count) {
            if (left.isEmpty()) themes.forEach(theme -> left.add(theme.name().key()));
            if (left.isEmpty()) left.add("");
            state = SeededDice.mix(state + drawn.size() + 1);
            drawn.add(left.remove((int) Long.remainderUnsigned(state, left.size())));
        }
        return drawn;
    }
}
