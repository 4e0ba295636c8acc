package org.vexillum.cli.odds;

import java.lang.reflect.Field;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that a call gives. */
record GivenOptions(CommandSpec command) {
    /** Those that this class declares, as one writes them. */
    List<String> of(Class<?> flags) {
        return command.options().stream()
                .filter(option -> declares(flags, option))
                .map(OptionSpec::longestName)
                .toList();
    }

    private boolean declares(Class<?> flags, OptionSpec option) {
        return option.userObject() instanceof Field field
                && field.getDeclaringClass() == flags
                && command.commandLine().getParseResult().hasMatchedOption(option);
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
