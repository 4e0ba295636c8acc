package org.vexillum.formats.regiments.odds;

import java.util.ResourceBundle;
import org.vexillum.rulebook.Lang;

/** The sentences of an odds sheet in one language. */
final class OddsWords {
    static final String BUNDLE = "org.vexillum.formats.regiments.odds.odds";
    private final ResourceBundle bundle;

    private OddsWords(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    static OddsWords in(Lang lang) {
        var noFallback =
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES);
        return new OddsWords(ResourceBundle.getBundle(BUNDLE, lang.locale(), noFallback));
    }

    String say(String key, Object... facts) {
        var text = bundle.getString(key);
        for (int i = 0; i < facts.length; i++)
            text = text.replace("{" + i + "}", String.valueOf(facts[i]));
        return text;
    }
}
