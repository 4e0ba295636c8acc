package org.vexillum.gamekit.rules;

import java.util.Locale;

/** What a rule rests on. */
public enum Origin {
    /** Stated by the publication the ledger was made from. */
    PUBLICATION,
    /** A public fact about the game that the publication presupposes. */
    BACKGROUND,
    /** Our own rule where the publication is silent. */
    HOUSE;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Origin of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
