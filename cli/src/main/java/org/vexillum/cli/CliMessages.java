package org.vexillum.cli;

import java.util.Locale;
import java.util.ResourceBundle;
import org.vexillum.gamekit.rules.Lang;

/** What the program says, in one language. */
public final class CliMessages {
    static final String BUNDLE = "org.vexillum.cli.messages";

    private final ResourceBundle bundle;

    private CliMessages(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    public static CliMessages in(Lang lang) {
        var noFallback =
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES);
        return new CliMessages(
                ResourceBundle.getBundle(BUNDLE, Locale.of(lang.code()), noFallback));
    }

    /** The message of this key, with {@code {0}}, {@code {1}}, … replaced. */
    public String get(String key, Object... values) {
        var text = bundle.getString(key);
        for (int i = 0; i < values.length; i++)
            text = text.replace("{" + i + "}", String.valueOf(values[i]));
        return text;
    }

    ResourceBundle bundle() {
        return bundle;
    }
}
