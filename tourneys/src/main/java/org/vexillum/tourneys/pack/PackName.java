package org.vexillum.tourneys.pack;

import org.vexillum.gamekit.rules.Lang;

/** A key of the pack with its names in both languages. */
public record PackName(String key, String en, String es) {
    public String in(Lang lang) {
        return lang == Lang.ES ? es : en;
    }
}
