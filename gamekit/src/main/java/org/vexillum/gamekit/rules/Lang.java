package org.vexillum.gamekit.rules;

import java.util.Locale;
import java.util.Optional;

/** A language the program speaks. */
public enum Lang {
    EN,
    ES;

    /** The code as written on the command line and in files. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Locale locale() {
        return Locale.of(code());
    }

    /** Reads {@code es}, {@code es_ES.UTF-8} or {@code es-MX} alike. */
    public static Optional<Lang> of(String locale) {
        var language = locale.strip().toLowerCase(Locale.ROOT).split("[_.@-]", 2)[0];
        for (var lang : values()) if (lang.code().equals(language)) return Optional.of(lang);
        return Optional.empty();
    }
}
