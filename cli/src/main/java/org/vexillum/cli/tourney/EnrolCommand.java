package org.vexillum.cli.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.FileText;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.store.CsvTables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Enters people, by name or from a spreadsheet. */
@Command(name = "enrol")
final class EnrolCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final EventLocation which = new EventLocation();

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "NAME",
            descriptionKey = "tourney.enrol.names")
    private List<String> names = new ArrayList<>();

    @Option(names = "--csv", paramLabel = "FILE", descriptionKey = "tourney.enrol.csv")
    private Optional<String> csv = Optional.empty();

    @Option(names = "--list", paramLabel = "FILE", descriptionKey = "tourney.enrol.list")
    private Optional<String> list = Optional.empty();

    @Option(names = "--absent", descriptionKey = "tourney.enrol.absent")
    private boolean absent;

    EnrolCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var entrants = new ArrayList<>(names.stream().map(Entrant::of).toList());
        csv.ifPresent(
                name -> entrants.addAll(CsvTables.entrants(new FileText(console).read(name))));
        var text = list.map(name -> new FileText(console).read(name)).orElse("");
        var kept = which.open(console);
        kept.change(
                (tourney, by) -> entrants.forEach(each -> enter(kept, tourney, each, text, by)));
        for (var entrant : entrants)
            console.out().println(console.say("tourney.entered", entrant.name()));
        return ExitCode.DONE;
    }

    /** Whoever is known already only hands in a list, or comes in. */
    private void enter(
            EventStorage kept, Tourney tourney, Entrant entrant, String text, ChangeAuthor by) {
        var known = EventStorage.id(tourney.event(), entrant.name());
        boolean again = known != null && text.isEmpty() && absent;
        var id = known == null || again ? kept.newId(tourney, entrant.name()) : known;
        if (known == null || again)
            tourney.change(new EnrolmentChange.Entered(called(id, entrant)), by);
        if (!text.isEmpty()) tourney.change(new EnrolmentChange.ListSubmitted(id, text, ""), by);
        boolean waits = tourney.event().member(id).status() == EntrantState.Status.WAITING;
        if (!absent && !waits) tourney.change(new EnrolmentChange.CheckedIn(id), by);
    }

    private static Entrant called(String id, Entrant entrant) {
        return new Entrant(id, entrant.name(), entrant.player(), entrant.faction(), entrant.club());
    }
}
