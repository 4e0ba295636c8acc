package org.vexillum.rulebook;

/** A publication behind the ledger. */
enum Publication {
    FIRST_BLOOD_RULEBOOK(
            "Conquest: First Blood, rulebook (Spanish edition)",
            "Conquest: First Blood, reglamento (edición española)",
            ":"),
    FIRST_BLOOD_SUMMARY(
            "Conquest: First Blood, rules summary v1, June 2025",
            "Conquest: First Blood, resumen de reglas v1 (en inglés), junio de 2025",
            ":"),
    REGIMENTS("Age of Fantasy: Regiments", "Age of Fantasy: Regiments", ","),
    COMMENTARY(
            "Warhammer 40,000 rules commentary 1.1",
            "Warhammer 40,000, comentario de reglas 1.1",
            ","),
    WARCROW_PACK(
            "Warcrow tournament pack, Birth of the Flame",
            "Warcrow, pack de torneo Birth of the Flame",
            ",");

    private final Bilingual title;
    private final String beforeChapter;

    Publication(String english, String spanish, String beforeChapter) {
        this.title = new Bilingual(english, spanish);
        this.beforeChapter = beforeChapter;
    }

    Bilingual title() {
        return title;
    }

    /**
     * The title as it stands in the ledger before a chapter; titles have commas and colons of their
     * own.
     */
    String opening() {
        return title.en() + beforeChapter + " ";
    }
}
