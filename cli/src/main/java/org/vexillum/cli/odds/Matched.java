package org.vexillum.cli.odds;

import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that a call gives, by the class that declares them. */
record Matched(CommandSpec command) {
    /** Their values, by names as the odds of a game know them. */
    Map<String, Object> of(Class<?> flags) {
        var given = new LinkedHashMap<String, Object>();
        for (var option : command.options())
            if (declares(flags, option)) given.put(plain(option), option.getValue());
        return given;
    }

    private boolean declares(Class<?> flags, OptionSpec option) {
        return option.userObject() instanceof Field field
                && field.getDeclaringClass() == flags
                && command.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** {@code --target-models} is {@code targetModels}. */
    private static String plain(OptionSpec option) {
        var name = new StringBuilder();
        for (var word : option.longestName().replaceFirst("^-+", "").split("-"))
            name.append(name.isEmpty() ? word : capital(word));
        return name.toString();
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** The option of this name, as one writes it. */
    static String option(String plain) {
        var name = new StringBuilder("--");
        for (char letter : plain.toCharArray())
            if (Character.isUpperCase(letter))
                name.append('-').append(Character.toLowerCase(letter));
            else name.append(letter);
        return name.toString();
    }
}
