package org.vexillum.rulebook;

import org.vexillum.gamekit.rules.Bilingual;

/** What the areas of the ledger are called. */
final class AreaNames {
    private static final LedgerWords NAMES = LedgerWords.load("areas.properties");

    private AreaNames() {}

    static Bilingual name(String area) {
        var names = NAMES.word(area);
        var bar = names.indexOf(" | ");
        return new Bilingual(names.substring(0, bar), names.substring(bar + 3));
    }
}
