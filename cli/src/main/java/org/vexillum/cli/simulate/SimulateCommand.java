package org.vexillum.cli.simulate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.vexillum.bots.regiments.Bots;
import org.vexillum.cli.Console;
import org.vexillum.cli.Count;
import org.vexillum.cli.Exit;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.PlayedGame;
import org.vexillum.cli.Progress;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.formats.Names;
import org.vexillum.formats.journal.Journals;
import org.vexillum.formats.regiments.force.Forces;
import org.vexillum.formats.regiments.force.RegimentsForces;
import org.vexillum.formats.text.Teller;
import org.vexillum.lab.Contest;
import org.vexillum.lab.Opponents;
import org.vexillum.lab.Recorded;
import org.vexillum.lab.Report;
import org.vexillum.lab.Series;
import org.vexillum.lab.program.ProgramFailure;
import org.vexillum.regiments.mission.Battles;
import org.vexillum.regiments.table.Options;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays whole games between bots and sums them up. */
@Command(name = "simulate")
public final class SimulateCommand implements Callable<Integer> {
    private static final int GAMES = 100;
    private static final String BOTS =
            Arrays.stream(Bots.values()).map(Bots::id).collect(Collectors.joining(", "))
                    + ", exec:COMMAND";

    private final Console console;

    @Mixin private final PlayedGame played = new PlayedGame();

    @Option(names = "--a", paramLabel = "FORCE", descriptionKey = "simulate.a")
    private String a = Forces.names().get(0);

    @Option(names = "--b", paramLabel = "FORCE", descriptionKey = "simulate.b")
    private String b = Forces.names().get(1);

    @Option(names = "--bot-a", paramLabel = "BOT", descriptionKey = "simulate.bot.a")
    private String botA = Bots.GREEDY.id();

    @Option(names = "--bot-b", paramLabel = "BOT", descriptionKey = "simulate.bot.b")
    private String botB = Bots.GREEDY.id();

    @Option(names = "--games", paramLabel = "N", descriptionKey = "simulate.games")
    private Count games = new Count(GAMES);

    @Option(names = "--seed", paramLabel = "SEED", descriptionKey = "simulate.seed")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "simulate.threads")
    private Count threads = new Count(Runtime.getRuntime().availableProcessors());

    @Option(names = "--option", paramLabel = "NAME=VALUE", descriptionKey = "simulate.option")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--journal", paramLabel = "FILE", descriptionKey = "simulate.journal")
    private Optional<Path> journal = Optional.empty();

    @Option(names = "--no-swap", descriptionKey = "simulate.no.swap")
    private boolean noSwap;

    @Option(names = "--yes", descriptionKey = "simulate.yes")
    private boolean yes;

    @Option(names = "--strict", descriptionKey = "force.strict")
    private boolean strict;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var game = played.orFirst(console);
        if (game.id() != GameId.REGIMENTS)
            throw new WrongUsage(
                    console.say("usage.value", game.id().id(), "--game", GameId.REGIMENTS.id()));
        try (var opponents = new Opponents()) {
            return simulate(opponents);
        } catch (ProgramFailure failure) {
            throw new Refusal(new ProgramTrouble(console).told(failure));
        }
    }

    private int simulate(Opponents opponents) {
        var contest = playable(contest(opponents));
        var simulation = new Simulation(contest, botA, botB, games.value());
        journal.ifPresent(file -> save(contest, file));
        var report = report(simulation);
        if (json) console.json(SimulationJson.of(simulation, report));
        else new SimulationText(console).print(simulation, report);
        return Exit.DONE;
    }

    private Contest contest(Opponents opponents) {
        var forces = new ForceFile(console);
        var format = new RegimentsForces();
        var first = forces.playable(a, format);
        var second = forces.playable(b, format);
        new Confirmation(console, yes, strict).of(first, second);
        return new Contest(
                first,
                second,
                bot(botA, "--bot-a", opponents),
                bot(botB, "--bot-b", opponents),
                new OptionArguments(console)
                        .read(options, played.orFirst(console), Options.DEFAULT),
                seed,
                !noSwap);
    }

    private Contest playable(Contest contest) {
        var refusal = Battles.refusal(contest.setting(0));
        if (refusal == null) return contest;
        var teller = Teller.of(GameId.REGIMENTS, console.lang(), Rulebook.load());
        throw new Refusal(teller.refusal(refusal, Names.NONE).toString());
    }

    private Contest.Opponent bot(String name, String option, Opponents opponents) {
        return opponents
                .named(name)
                .orElseThrow(() -> new WrongUsage(console.say("usage.value", name, option, BOTS)));
    }

    private void save(Contest contest, Path file) {
        var match = Recorded.play(contest, 0);
        var text = Journals.known().write(contest.battle(0), contest.diceSeed(0), match.journal());
        try {
            write(file, text);
        } catch (IOException unwritable) {
            throw new Refusal(console.say("simulate.not.saved", file));
        }
        console.err().println(console.say("simulate.saved", file));
    }

    /** A file whose name says so is packed. */
    private static void write(Path file, String text) throws IOException {
        if (!file.toString().endsWith(".gz")) {
            Files.writeString(file, text);
            return;
        }
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private Report report(Simulation simulation) {
        int all = simulation.games();
        IntConsumer progress = new Progress(console, "simulate.progress", all);
        return Report.of(Series.play(simulation.contest(), all, threads.value(), progress));
    }
}
