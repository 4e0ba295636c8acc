package org.vexillum.cli.force;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.EachFile;
import org.vexillum.cli.Exit;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.PlayedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "force.files")
    private List<String> files = List.of();

    @Mixin private final PlayedGame game = new PlayedGame();

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
        return new EachFile(console, json).answer(files, this::check);
    }

    private int check(String file) {
        return check(file, new ForceFile(console).load(file, game));
    }

    private void refusePoints(int agreed) {
        throw new ParameterException(
                spec.commandLine(), "", spec.findOption("--points"), String.valueOf(agreed));
    }

    private <F> int check(String file, Loaded<F> loaded) {
        var options = new OptionArguments(console).read(given, loaded.game());
        if (loaded.reading().force() == null) {
            if (json) console.json(new CheckJson(console).unread(loaded.reading()));
            else new CheckPage(console).unread(file, loaded.reading());
            return Exit.REFUSED;
        }
        var judgement = new Judgement<>(loaded, options, points.orElse(0), strict);
        if (json) console.json(new CheckJson(console).of(judgement));
        else new CheckPage(console).print(judgement);
        return judgement.legal() ? Exit.DONE : Exit.REFUSED;
    }
}
