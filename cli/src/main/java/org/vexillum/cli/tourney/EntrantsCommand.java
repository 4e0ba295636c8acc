package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.EventState;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Notes something about companies by their names. */
abstract class EntrantsCommand implements Callable<Integer> {
    private final Console console;
    private final String said;

    @Mixin private final EventLocation which = new EventLocation();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME",
            descriptionKey = "tourney.who.names")
    private List<String> names = new ArrayList<>();

    /**
     * @param said the key of what is said of each
     */
    EntrantsCommand(Console console, String said) {
        this.console = console;
        this.said = said;
    }

    /** Those of whom one change is made. */
    List<List<String>> together(List<String> all) {
        return List.of(all);
    }

    /**
     * @param who ids of the event
     */
    abstract Change change(EventState event, List<String> who);

    @Override
    public final Integer call() {
        for (var some : together(names)) {
            new EventEdit(console, which).make(event -> change(event, ids(event, some)), "");
            for (var name : some) console.out().println(console.say(said, name));
        }
        return ExitCode.DONE;
    }

    private static List<String> ids(EventState event, List<String> some) {
        return some.stream().map(name -> EventEdit.who(event, name)).toList();
    }
}
