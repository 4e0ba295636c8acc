package org.vexillum.server;

import java.text.MessageFormat;
import java.util.EnumMap;
import java.util.Map;
import java.util.ResourceBundle;
import org.vexillum.rulebook.Lang;

/** What the server itself says, in one language. */
public final class Words {
    public static final String BUNDLE = "org.vexillum.server.words";

    private static final Map<Lang, Words> ALL = new EnumMap<>(Lang.class);

    static {
        for (var lang : Lang.values()) ALL.put(lang, new Words(lang));
    }

    private final Lang lang;
    private final ResourceBundle bundle;

    private Words(Lang lang) {
        this.lang = lang;
        bundle =
                ResourceBundle.getBundle(
                        BUNDLE,
                        lang.locale(),
                        ResourceBundle.Control.getNoFallbackControl(
                                ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    public static Words in(Lang lang) {
        return ALL.getOrDefault(lang, ALL.get(Lang.EN));
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    public String say(String key, Object... facts) {
        return new MessageFormat(bundle.getString(key), lang.locale()).format(facts);
    }
}
