package org.vexillum.rulebook;

/** The same words in both languages. */
public record Bilingual(String en, String es) {
    public String in(Lang lang) {
        return switch (lang) {
            case EN -> en;
            case ES -> es;
        };
    }
}
