package org.vexillum.gamekit.odds;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Properties;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.geometry.Lengths;

/** The sentences of an odds sheet in one language: those of a game, and those all games share. */
public final class OddsWords {
    private final Properties sentences = new Properties();
    private final Lang lang;

    private OddsWords(GameKit game, Lang lang) {
        this.lang = lang;
        sentences.putAll(Resources.words(OddsWords.class, "shared", lang));
        sentences.putAll(Resources.words(game.getClass(), "odds", lang));
    }

    public static OddsWords of(GameId game, Lang lang) {
        return new OddsWords(Kits.of(game), lang);
    }

    public String say(String key, Object... facts) {
        var text = sentences.getProperty(key);
        if (text == null) throw new IllegalArgumentException("no words for " + key);
        for (int i = 0; i < facts.length; i++)
            text = text.replace("{" + i + "}", String.valueOf(facts[i]));
        return text;
    }

    /** The sentence about so many; of one thing the bundles speak otherwise. */
    public String counted(String key, int count, Object... facts) {
        return say(count == 1 ? key + ".one" : key, facts);
    }

    public String number(double value) {
        return String.format(lang.locale(), "%.2f", value);
    }

    public String percent(double chance) {
        return String.format(lang.locale(), "%.1f %%", 100 * ChanceFacts.within(chance));
    }

    /** With its sign, six characters wide. */
    public String signed(double value) {
        return String.format(lang.locale(), "%+6.2f", value);
    }

    /** At most two places, as people measure; the exact length stands in the JSON. */
    public String inches(int units) {
        var exact = new BigDecimal(Lengths.show(units));
        var shown = exact.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
        return shown.toPlainString().replace('.', lang == Lang.ES ? ',' : '.');
    }

    /** Charts of the wounds that a unit takes and of the models they cost. */
    public void harm(
            List<OddsChart> charts,
            String unit,
            NumberDistribution wounds,
            NumberDistribution slain) {
        charts.add(new OddsChart(say("chart.wounds", unit), wounds));
        charts.add(new OddsChart(say("chart.slain", unit), slain));
    }

    /** What a form calls an action or a circumstance. */
    public String label(String id) {
        return say("form." + id);
    }
}
