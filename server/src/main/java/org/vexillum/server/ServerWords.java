package org.vexillum.server;

import java.text.MessageFormat;
import java.util.List;
import java.util.ResourceBundle;
import org.vexillum.gamekit.rules.Lang;

/** What the server itself says, in one language. */
public final class ServerWords {
    public static final String BUNDLE = "org.vexillum.server.words";

    private static final ServerWords ENGLISH = new ServerWords(Lang.EN);
    private static final ServerWords SPANISH = new ServerWords(Lang.ES);

    private final Lang lang;
    private final ResourceBundle bundle;

    private ServerWords(Lang lang) {
        this.lang = lang;
        bundle =
                ResourceBundle.getBundle(
                        BUNDLE,
                        lang.locale(),
                        ResourceBundle.Control.getNoFallbackControl(
                                ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    public static ServerWords in(Lang lang) {
        return lang == Lang.ES ? SPANISH : ENGLISH;
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** The keys that begin like this. */
    public List<String> keys(String start) {
        return bundle.keySet().stream().filter(key -> key.startsWith(start)).sorted().toList();
    }

    /** What a field of a request means. */
    String field(String name) {
        return has("field." + name) ? say("field." + name) : say("field.other", name);
    }

    public String say(String key, Object... facts) {
        return new MessageFormat(bundle.getString(key), lang.locale()).format(facts);
    }
}
