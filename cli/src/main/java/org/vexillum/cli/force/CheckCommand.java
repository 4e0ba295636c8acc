package org.vexillum.cli.force;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.text.Teller;
import org.vexillum.regiments.table.Options;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds a list against the army rules and prints it. */
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {
    private final Console console;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", descriptionKey = "force.file")
    private String file = "";

    @Option(names = "--points", paramLabel = "N", descriptionKey = "force.points")
    private Optional<Integer> points = Optional.empty();

    @Option(names = "--option", paramLabel = "NAME=VALUE", descriptionKey = "force.option")
    private Map<String, String> given = new LinkedHashMap<>();

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        points.filter(agreed -> agreed < 1).ifPresent(this::refusePoints);
        try {
            return check(options());
        } catch (Unreadable wrong) {
            var teller = Teller.of(GameId.REGIMENTS, console.lang(), Rulebook.load());
            console.err().println(teller.unreadable(wrong));
            return Exit.USAGE;
        }
    }

    private void refusePoints(int agreed) {
        throw new ParameterException(
                spec.commandLine(), "", spec.findOption("--points"), String.valueOf(agreed));
    }

    private Options options() {
        var options = Options.DEFAULT;
        for (var each : given.entrySet()) {
            var place = "--option " + each.getKey();
            options = OptionValues.with(options, each.getKey(), each.getValue(), place);
        }
        return options;
    }

    private int check(Options options) {
        var reading = new ForceFile(console).read(file);
        if (reading.force() == null) {
            if (json) console.json(new CheckJson(console).unread(reading));
            else new CheckPage(console).unread(file, reading);
            return Exit.REFUSED;
        }
        var judgement = new Judgement(reading, options, points.orElse(0), strict);
        if (json) console.json(new CheckJson(console).of(judgement));
        else new CheckPage(console).print(judgement);
        return judgement.legal() ? Exit.DONE : Exit.REFUSED;
    }
}
