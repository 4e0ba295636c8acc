package org.vexillum.rulebook;

/** A publication behind the ledger. */
enum Publication {
    FIRST_BLOOD_RULEBOOK("Conquest: First Blood, rulebook (Spanish edition)", ":"),
    FIRST_BLOOD_SUMMARY("Conquest: First Blood, rules summary v1, June 2025", ":"),
    REGIMENTS("Age of Fantasy: Regiments", ","),
    COMMENTARY("Warhammer 40,000 rules commentary 1.1", ","),
    WARCROW_PACK("Warcrow tournament pack, Birth of the Flame", ",");

    private final String title;
    private final String beforeChapter;

    Publication(String title, String beforeChapter) {
        this.title = title;
        this.beforeChapter = beforeChapter;
    }

    String title() {
        return title;
    }

    /** The title as it stands before a chapter; titles have commas and colons of their own. */
    String opening() {
        return title + beforeChapter + " ";
    }
}
