package org.vexillum.cli.odds;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.PlayedGame;
import org.vexillum.cli.Refusal;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.adjudicate.Adjudicator;
import org.vexillum.formats.adjudicate.Report;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsFiles;
import org.vexillum.formats.position.Fault;
import org.vexillum.kernel.Nullable;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Exact odds of what one unit does to another. */
@Command(name = "odds")
public final class OddsCommand implements Callable<Integer> {
    private final Console console;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..1", descriptionKey = "odds.file")
    private @Nullable String file;

    @Mixin private final PlayedGame played = new PlayedGame();

    @Mixin private final Parties parties = new Parties();

    @Mixin
    @SuppressWarnings("unused") // its options are read by their names
    private final RegimentsFlags regiments = new RegimentsFlags();

    @Mixin
    @SuppressWarnings("unused")
    private final FirstBloodFlags firstBlood = new FirstBloodFlags();

    @Mixin private final WarcrowFlags warcrow = new WarcrowFlags();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    public OddsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var game = played.orOf(parties.forces(), console);
        var named = file;
        var answer = named == null ? answer(game) : read(named, game);
        var unknown = answer.notEnforced();
        if (strict && !unknown.isEmpty())
            throw new Refusal(console.say("strict.refused", String.join("; ", unknown)));
        if (answer.idle()) throw new Refusal(console.say("odds.nothing", answer.attacker()));
        if (json) console.json(answer.facts());
        else answer.lines(console.lang()).forEach(console.out()::println);
        return Exit.DONE;
    }

    private Asking asking(GameFormat game) {
        return new Asking(new Matched(Objects.requireNonNull(spec)), game, console);
    }

    private OddsAnswer answer(GameFormat game) {
        var asking = asking(game);
        asking.refuseOthers();
        var commands = warcrow.initiative();
        if (commands.isPresent()) return WarcrowFlags.initiative(commands.get(), console);
        return asking.answer(parties);
    }

    private OddsAnswer read(String name, GameFormat usual) {
        asking(usual).refuseBeside(name);
        var text = new FileText(console).read(name);
        try {
            return OddsFiles.read(text, usual, played.named(console));
        } catch (Fault fault) {
            var report = new Report(name, game(text, usual), Rulebook.load(), console.lang());
            throw new Refusal(report.fault(fault));
        }
    }

    private static GameId game(String text, GameFormat usual) {
        try {
            return Adjudicator.game(text, usual).id();
        } catch (Fault unreadable) {
            return usual.id();
        }
    }
}
