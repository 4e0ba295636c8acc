package org.vexillum.cli.replay;

import java.util.concurrent.Callable;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.FileText;
import org.vexillum.files.journal.Journal;
import org.vexillum.files.journal.Journals;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells a saved match step by step, or holds it against what was saved. */
@Command(name = "replay")
public final class ReplayCommand implements Callable<Integer> {
    private final Console console;
    private final Journals journals = Journals.known();

    @Parameters(paramLabel = "FILE", descriptionKey = "replay.file")
    private String file = "";

    @Option(names = "--verify", descriptionKey = "replay.verify")
    private boolean verify;

    @Option(names = "--rules", descriptionKey = "replay.rules")
    private boolean rules;

    @Option(names = "--why", descriptionKey = "replay.why")
    private boolean why;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var teller = teller(Kits.usual().id());
        try {
            var journal = journals.read(new FileText(console).read(file));
            teller = teller(Kits.called(journal.game()).orElseThrow().id());
            return verify ? verify(journal, teller) : tell(journal, teller);
        } catch (Unreadable wrong) {
            throw new CommandFailure(told(wrong, teller));
        }
    }

    private Teller teller(GameId game) {
        return Teller.of(game, console.lang(), Rulebook.load());
    }

    private String told(Unreadable wrong, Teller teller) {
        return file + ": " + teller.unreadable(wrong);
    }

    private int tell(Journal journal, Teller teller) {
        var adviser = new BotAdvice();
        var playback = why ? journals.play(journal, adviser) : journals.play(journal);
        if (json) console.json(new ReplayJson(teller, adviser, console.lang()).chapters(playback));
        else new ReplayPage(console, teller, rules, adviser).print(playback);
        return done(playback.trouble().map(wrong -> told(wrong, teller)).orElse(""));
    }

    private int verify(Journal journal, Teller teller) {
        var trouble = journals.verify(journal).trouble();
        if (json)
            console.json(
                    new ReplayJson(teller, new BotAdvice(), console.lang())
                            .verdict(journal, trouble));
        else if (trouble.isEmpty())
            console.out()
                    .println(
                            console.say(
                                    "replay.verified",
                                    journal.entries().size(),
                                    journal.dice(),
                                    journal.tables()));
        return done(trouble.map(wrong -> told(wrong, teller)).orElse(""));
    }

    private int done(String trouble) {
        if (trouble.isEmpty()) return ExitCode.DONE;
        throw new CommandFailure(trouble);
    }
}
