package org.vexillum.rulebook;

import org.vexillum.gamekit.rules.Bilingual;

/** What the areas of the ledger are called. */
final class Areas {
    private static final Glossary NAMES = Glossary.load("areas.properties");

    private Areas() {}

    static Bilingual name(String area) {
        var names = NAMES.word(area);
        var bar = names.indexOf(" | ");
        return new Bilingual(names.substring(0, bar), names.substring(bar + 3));
    }
}
