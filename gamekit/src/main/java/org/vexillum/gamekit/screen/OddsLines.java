package org.vexillum.gamekit.screen;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.chance.NumberDistribution;

/** The exact odds of what an answer sets going, as lines of a name and a value. */
public final class OddsLines {
    private final ScreenWords speech;
    private final List<List<String>> lines = new ArrayList<>();

    public OddsLines(ScreenWords speech) {
        this.speech = speech;
    }

    /** Whom the lines that follow are about. */
    public OddsLines about(String who) {
        lines.add(List.of(who, ""));
        return this;
    }

    /** What is to be expected, and what happens in the middle eight of ten cases. */
    public OddsLines expected(String key, NumberDistribution chance) {
        var mean = number(chance.mean(), 2);
        int low = chance.percentile(0.1);
        int high = chance.percentile(0.9);
        lines.add(List.of(speech.say("odds." + key), spread(mean, low, high, chance)));
        return this;
    }

    private String spread(String mean, int low, int high, NumberDistribution chance) {
        if (low < high) return speech.say("odds.mean", mean, low, high);
        boolean sure = chance.of(low) > 1 - 1e-9;
        return sure ? mean : speech.say("odds.mostly", mean, low);
    }

    public OddsLines chance(String key, double chance) {
        lines.add(List.of(speech.say("odds." + key), number(100 * chance, 1) + " %"));
        return this;
    }

    public List<List<String>> lines() {
        return List.copyOf(lines);
    }

    private String number(double value, int places) {
        Locale locale = speech.lang().locale();
        var format = NumberFormat.getNumberInstance(locale);
        format.setMaximumFractionDigits(places);
        return format.format(value);
    }
}
