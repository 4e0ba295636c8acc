package org.vexillum.gamekit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.chance.NumberDistribution;

/** Lines of text about chances. */
public final class OddsPage {
    private static final int BAR = 30;
    private static final double SHOWN = 0.0005;

    private final OddsWords words;
    private final List<String> lines = new ArrayList<>();

    public OddsPage(OddsWords words) {
        this.words = words;
    }

    public void line(String text) {
        lines.add(text);
    }

    public void blank() {
        lines.add("");
    }

    public void table(OddsTable table) {
        lines.addAll(table.lines());
    }

    public List<String> lines() {
        return lines;
    }

    /** Wounds with bars, and the models they cost. */
    public void harm(String unit, NumberDistribution wounds, NumberDistribution slain) {
        blank();
        line(
                words.say(
                        "wounds",
                        unit,
                        words.number(wounds.mean()),
                        wounds.percentile(0.1),
                        wounds.percentile(0.9)));
        bars(wounds);
        line("  " + atLeast(wounds));
        line(words.say("slain", unit, words.number(slain.mean())));
        line("  " + atLeast(slain));
    }

    public void bars(NumberDistribution chance) {
        double most = 0;
        for (int n = 0; n <= chance.most(); n++) most = Math.max(most, chance.of(n));
        for (int n = 0; n <= chance.most(); n++) {
            if (chance.of(n) < SHOWN) continue;
            int length = (int) Math.round(BAR * chance.of(n) / most);
            var bar = "█".repeat(length);
            line(String.format(Locale.ROOT, "  %3d %8s  %s", n, words.percent(chance.of(n)), bar));
        }
    }

    public String atLeast(NumberDistribution chance) {
        var parts = new ArrayList<String>();
        for (int n = 1; n <= chance.most() && chance.atLeast(n) >= SHOWN; n++)
            parts.add(words.say("atLeast", n, words.percent(chance.atLeast(n))));
        return String.join(", ", parts);
    }

    /** The chance of what a sentence says. */
    public void chance(String key, double chance) {
        line(String.format(Locale.ROOT, "  %8s  %s", words.percent(chance), words.say(key)));
    }
}
