package org.vexillum.gamekit.rules;

/** Where a rule is found: a publication and the chapters in it, or a public fact. */
public record Source(Origin origin, Bilingual publication, Bilingual chapter) {
    /** Publication and chapter on one line. */
    public String in(Lang lang) {
        return chapter.en().isEmpty()
                ? publication.in(lang)
                : publication.in(lang) + ", " + chapter.in(lang);
    }
}
