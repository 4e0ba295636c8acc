package org.vexillum.cli;

import java.util.Map;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.text.Teller;
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
    public Record read(Map<String, String> given, GameKit game) {
        return read(given, game, game.options());
    }

    /** The same where the type of the options is known. */
    public <O extends Record> O read(Map<String, String> given, GameKit game, O options) {
        for (var entry : given.entrySet()) options = with(options, entry, game);
        return options;
    }

    private <O extends Record> O with(O options, Map.Entry<String, String> given, GameKit game) {
        try {
            return OptionValues.with(
                    options, given.getKey(), given.getValue(), "--option " + given.getKey());
        } catch (Unreadable wrong) {
            var teller = Teller.of(game.id(), console.lang(), Rulebook.load());
            throw new WrongUsage(teller.unreadable(wrong));
        }
    }
}
