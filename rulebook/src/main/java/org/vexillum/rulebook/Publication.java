package org.vexillum.rulebook;

import org.vexillum.gamekit.rules.Bilingual;

/**
 * A publication behind the ledger.
 *
 * @param beforeChapter what stands between its title and a chapter
 */
record Publication(Bilingual title, String beforeChapter) {
    /**
     * The title as it stands in the ledger before a chapter; titles have commas and colons of their
     * own.
     */
    String opening() {
        return title.en() + beforeChapter + " ";
    }
}
