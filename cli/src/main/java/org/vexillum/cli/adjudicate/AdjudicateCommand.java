package org.vexillum.cli.adjudicate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.EachFile;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.PlayedGame;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.Docket;
import org.vexillum.gamekit.adjudicate.PositionSchema;
import org.vexillum.gamekit.adjudicate.Templates;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.tree.Nearest;
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

    @Mixin private final PlayedGame played = new PlayedGame();

    public AdjudicateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var game = played.orFirst(console);
        if (kinds) return new KindsPage(console, game.docket()).print(json);
        if (schema) {
            console.out().println(JsonText.write(PositionSchema.of(game.docket())));
            return Exit.DONE;
        }
        if (template.isPresent()) return template(template.get(), game.docket());
        var judge = new Judge(console, strict);
        if (serve) return serve(judge, game);
        if (files.isEmpty()) throw new WrongUsage(console.say("adjudicate.no.file"));
        return new EachFile(console, json).answer(files, name -> judge(judge, name, game));
    }

    private int serve(Judge judge, GameKit game) {
        if (!files.isEmpty()) throw new WrongUsage(console.say("adjudicate.serve.files"));
        new LineServer(console, judge, game).answer(System.in);
        return Exit.DONE;
    }

    private int template(String kind, Docket<?> docket) {
        var text = Templates.of(docket, kind, console.lang());
        if (text.isEmpty())
            throw new Refusal(console.say("adjudicate.no.kind", kind, nearest(kind, docket)));
        console.out().print(text.get());
        return Exit.DONE;
    }

    private static String nearest(String kind, Docket<?> docket) {
        return String.join(", ", Nearest.few(kind, docket.kinds(), NEAREST));
    }

    private int judge(Judge judge, String name, GameKit usual) {
        return judge.of(name, new FileText(console).read(name), usual).print(console, json);
    }
}
