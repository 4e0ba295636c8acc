package org.vexillum.gamekit.rules;

/** The same words in both languages. */
public record Bilingual(String en, String es) {
    /** A name that is the same in both. */
    public static Bilingual same(String name) {
        return new Bilingual(name, name);
    }

    public String in(Lang lang) {
        return switch (lang) {
            case EN -> en;
            case ES -> es;
        };
    }
}
