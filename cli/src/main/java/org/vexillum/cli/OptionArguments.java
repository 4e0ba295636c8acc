package org.vexillum.cli;

import java.util.Map;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.text.Teller;
import org.vexillum.regiments.table.Options;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;

/** The options of a match as given with {@code --option NAME=VALUE}. */
public final class OptionArguments {
    private final Console console;

    public OptionArguments(Console console) {
        this.console = console;
    }

    /**
     * @throws WrongUsage if an option or its value is not known
     */
    public Options read(Map<String, String> given) {
        var options = Options.DEFAULT;
        for (var entry : given.entrySet()) options = with(options, entry);
        return options;
    }

    private Options with(Options options, Map.Entry<String, String> given) {
        try {
            return OptionValues.with(
                    options, given.getKey(), given.getValue(), "--option " + given.getKey());
        } catch (Unreadable wrong) {
            var teller = Teller.of(GameId.REGIMENTS, console.lang(), Rulebook.load());
            throw new WrongUsage(teller.unreadable(wrong));
        }
    }
}
