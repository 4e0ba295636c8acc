package org.vexillum.cli.adjudicate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.FileBatch;
import org.vexillum.cli.FileText;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.cli.WrongUsage;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.PositionSchema;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.adjudicate.Templates;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.tree.SpellingGuess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Settles a question about a position: dice and answers from a file, rules from the engine. */
@Command(name = "adjudicate")
public final class AdjudicateCommand implements Callable<Integer> {
    private static final int NEAREST = 5;

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..*", descriptionKey = "adjudicate.file")
    private List<String> files = List.of();

    @Option(names = "--serve", descriptionKey = "adjudicate.serve")
    private boolean serve;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    @Option(names = "--kinds", descriptionKey = "adjudicate.kinds")
    private boolean kinds;

    @Option(names = "--template", paramLabel = "KIND", descriptionKey = "adjudicate.template")
    private Optional<String> template = Optional.empty();

    @Option(names = "--schema", descriptionKey = "adjudicate.schema")
    private boolean schema;

    @Mixin private final GameAndEdition played = new GameAndEdition();

    public AdjudicateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var game = played.orFirst(console);
        if (kinds) return new KindsPage(console, game.docket()).print(json);
        if (schema) {
            console.out().println(JsonText.write(PositionSchema.of(game.docket())));
            return ExitCode.DONE;
        }
        if (template.isPresent()) return template(template.get(), game.docket());
        var judge = new FileJudge(console, strict);
        if (serve) return serve(judge, game);
        if (files.isEmpty()) throw new WrongUsage(console.say("adjudicate.no.file"));
        return new FileBatch(console, json).answer(files, name -> judge(judge, name, game));
    }

    private int serve(FileJudge judge, GameKit game) {
        if (!files.isEmpty()) throw new WrongUsage(console.say("adjudicate.serve.files"));
        new LineServer(console, judge, game).answer(System.in);
        return ExitCode.DONE;
    }

    private int template(String kind, TaskCatalogue<?> docket) {
        var text = Templates.of(docket, kind, console.lang());
        if (text.isEmpty())
            throw new CommandFailure(
                    console.say("adjudicate.no.kind", kind, nearest(kind, docket)));
        console.out().print(text.get());
        return ExitCode.DONE;
    }

    private static String nearest(String kind, TaskCatalogue<?> docket) {
        return String.join(", ", SpellingGuess.few(kind, docket.kinds(), NEAREST));
    }

    private int judge(FileJudge judge, String name, GameKit usual) {
        return judge.of(name, new FileText(console).read(name), usual).print(console, json);
    }
}
