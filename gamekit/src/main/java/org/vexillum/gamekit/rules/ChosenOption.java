package org.vexillum.gamekit.rules;

/** A value of an option. */
public record ChosenOption(String option, String value) {
    static ChosenOption parse(String field) {
        var words = field.split(" ");
        if (words.length != 2) throw new IllegalArgumentException("not an option: " + field);
        return new ChosenOption(words[0], words[1]);
    }
}
