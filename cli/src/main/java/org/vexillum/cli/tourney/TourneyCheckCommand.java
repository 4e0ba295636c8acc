package org.vexillum.cli.tourney;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Columns;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.text.TourneyMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows the checklist of a company, or ticks an item of it. */
@Command(name = "checklist")
final class TourneyCheckCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Parameters(index = "1", paramLabel = "NAME", descriptionKey = "tourney.check.name")
    private String name = "";

    @Parameters(
            index = "2",
            arity = "0..1",
            paramLabel = "ITEM",
            descriptionKey = "tourney.check.item")
    private Optional<String> item = Optional.empty();

    /** As a command writes them. */
    enum State {
        passed,
        failed,
        open
    }

    @Parameters(
            index = "3",
            arity = "0..1",
            paramLabel = "passed|failed|open",
            descriptionKey = "tourney.check.state")
    private State state = State.passed;

    TourneyCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        item.ifPresent(this::tick);
        show();
        return ExitCode.DONE;
    }

    private void tick(String what) {
        new EventEdit(console, which)
                .make(
                        event ->
                                new EnrolmentChange.Checked(
                                        EventEdit.who(event, name),
                                        what,
                                        Checklist.State.valueOf(
                                                state.name().toUpperCase(Locale.ROOT))),
                        "");
    }

    private void show() {
        var event = which.open(console).read().event();
        var say = TourneyMessages.in(console.lang());
        try {
            var member = event.member(EventEdit.who(event, name));
            var table = new Columns();
            for (var each : Checklist.items(event.settings()))
                table.row(
                        each,
                        say.it(
                                "log.state."
                                        + member.checked(each).name().toLowerCase(Locale.ROOT)));
            table.lines().forEach(console.out()::println);
        } catch (ChangeRefused nobody) {
            throw new org.vexillum.cli.CommandFailure(say.refusal(nobody, event.pack()));
        }
    }
}
