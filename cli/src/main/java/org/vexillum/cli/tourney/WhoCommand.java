package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Event;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Notes something about companies by their names. */
abstract class WhoCommand implements Callable<Integer> {
    private final Console console;
    private final String said;

    @Mixin private final WhichEvent which = new WhichEvent();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME",
            descriptionKey = "tourney.who.names")
    private List<String> names = new ArrayList<>();

    /**
     * @param said the key of what is said of each
     */
    WhoCommand(Console console, String said) {
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
    abstract Change change(Event event, List<String> who);

    @Override
    public final Integer call() {
        for (var some : together(names)) {
            new Deed(console, which).make(event -> change(event, ids(event, some)), "");
            for (var name : some) console.out().println(console.say(said, name));
        }
        return Exit.DONE;
    }

    private static List<String> ids(Event event, List<String> some) {
        return some.stream().map(name -> Deed.who(event, name)).toList();
    }
}
