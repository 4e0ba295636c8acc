package org.vexillum.formats.odds;

import java.util.List;
import java.util.ResourceBundle;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;

/** The sentences of an odds sheet in one language: those of a game, and those all games share. */
public final class OddsWords {
    private final List<ResourceBundle> bundles;

    private OddsWords(List<ResourceBundle> bundles) {
        this.bundles = bundles;
    }

    public static OddsWords of(GameId game, Lang lang) {
        return new OddsWords(List.of(bundle(own(game), lang), bundle("shared", lang)));
    }

    static String own(GameId game) {
        return game.id();
    }

    static ResourceBundle bundle(String name, Lang lang) {
        var noFallback =
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES);
        var path = OddsWords.class.getPackageName() + "." + name;
        return ResourceBundle.getBundle(path, lang.locale(), noFallback);
    }

    public String say(String key, Object... facts) {
        var bundle = bundles.getFirst().containsKey(key) ? bundles.getFirst() : bundles.getLast();
        var text = bundle.getString(key);
        for (int i = 0; i < facts.length; i++)
            text = text.replace("{" + i + "}", String.valueOf(facts[i]));
        return text;
    }
}
