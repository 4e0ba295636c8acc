package org.vexillum.gamekit.rules;

/** A value of an option. */
public record Setting(String option, String value) {
    static Setting parse(String field) {
        var words = field.split(" ");
        if (words.length != 2) throw new IllegalArgumentException("not an option: " + field);
        return new Setting(words[0], words[1]);
    }
}
