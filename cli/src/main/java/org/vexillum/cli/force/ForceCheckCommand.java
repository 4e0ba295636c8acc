package org.vexillum.cli.force;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.FileBatch;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.cli.OptionArguments;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds a list against the army rules and prints it. */
@Command(name = "check")
final class ForceCheckCommand implements Callable<Integer> {
    private final Console console;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "force.files")
    private List<String> files = List.of();

    @Mixin private final GameAndEdition game = new GameAndEdition();

    @Option(names = "--points", paramLabel = "N", descriptionKey = "force.points")
    private Optional<Integer> points = Optional.empty();

    @Option(names = "--option", paramLabel = "NAME=VALUE", descriptionKey = "force.option")
    private Map<String, String> given = new LinkedHashMap<>();

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ForceCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        points.filter(agreed -> agreed < 1).ifPresent(this::refusePoints);
        return new FileBatch(console, json).answer(files, this::check);
    }

    private int check(String file) {
        return check(file, new ForceFile(console).load(file, game));
    }

    private void refusePoints(int agreed) {
        throw new ParameterException(
                spec.commandLine(), "", spec.findOption("--points"), String.valueOf(agreed));
    }

    private <F> int check(String file, LoadedForce<F> loaded) {
        var options = new OptionArguments(console).read(given, loaded.game());
        if (loaded.reading().force() == null) {
            if (json) console.json(new CheckJson(console).unread(loaded.reading()));
            else new CheckPage(console).unread(file, loaded.reading());
            return ExitCode.REFUSED;
        }
        var judgement = new ForceJudgement<>(loaded, options, points.orElse(0), strict);
        if (json) console.json(new CheckJson(console).of(judgement));
        else new CheckPage(console).print(judgement);
        return judgement.legal() ? ExitCode.DONE : ExitCode.REFUSED;
    }
}
