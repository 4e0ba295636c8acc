package org.vexillum.cli.simulate;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.Count;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.Progress;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.match.Table;
import org.vexillum.lab.GameSeries;
import org.vexillum.lab.Matchup;
import org.vexillum.lab.Opponents;
import org.vexillum.lab.SeriesReport;
import org.vexillum.lab.program.ProgramFailure;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays whole games between bots and sums them up. */
@Command(name = "simulate")
public final class SimulateCommand implements Callable<Integer> {
    private static final int GAMES = 100;

    private final Console console;

    @Mixin private final GameAndEdition played = new GameAndEdition();

    @Mixin private final ScenarioOption scenario = new ScenarioOption();

    @Option(names = "--a", paramLabel = "FORCE", descriptionKey = "simulate.a")
    private Optional<String> a = Optional.empty();

    @Option(names = "--b", paramLabel = "FORCE", descriptionKey = "simulate.b")
    private Optional<String> b = Optional.empty();

    @Option(names = "--bot-a", paramLabel = "BOT", descriptionKey = "simulate.bot.a")
    private Optional<String> botA = Optional.empty();

    @Option(names = "--bot-b", paramLabel = "BOT", descriptionKey = "simulate.bot.b")
    private Optional<String> botB = Optional.empty();

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
        played.mustered(console);
        var game = played.orOf(Stream.of(a, b).flatMap(Optional::stream).toList(), console);
        try {
            return simulate(game, game.discipline().orElseThrow(() -> unplayed(game)));
        } catch (ProgramFailure failure) {
            throw new CommandFailure(new ProgramFailureText(console, game.id()).told(failure));
        }
    }

    private WrongUsage unplayed(GameKit game) {
        var known =
                Kits.all().stream()
                        .filter(kit -> kit.discipline().isPresent())
                        .map(kit -> kit.id().id())
                        .collect(Collectors.joining(", "));
        return new WrongUsage(console.say("usage.value", game.id().id(), "--game", known));
    }

    private <T extends Table<T>, F> int simulate(GameKit game, LabGame<T, F> discipline) {
        var best = discipline.bots().getFirst();
        var first = botA.orElse(best);
        var second = botB.orElse(best);
        try (var opponents = new Opponents<>(discipline)) {
            var contest =
                    new Matchup<>(
                            arena(game, discipline),
                            bot(first, "--bot-a", opponents),
                            bot(second, "--bot-b", opponents),
                            seed,
                            !noSwap);
            journal.ifPresent(file -> new GameSaver(console).save(contest, file));
            var report = report(contest);
            print(new Simulation(contest, first, second, games.value()), report);
        }
        return ExitCode.DONE;
    }

    private <T extends Table<T>, F> Arena<T> arena(GameKit game, LabGame<T, F> discipline) {
        var chosen = scenario.of(discipline, game.id().title(), console);
        var options = new OptionArguments(console).read(this.options, game);
        var samples = discipline.forces().samples();
        var files = new ForceFile(console);
        var first = files.playable(a.orElse(samples.get(0)), discipline.forces());
        var second = files.playable(b.orElse(samples.get(1)), discipline.forces());
        var arena = discipline.arena(first, second, options, chosen);
        new Confirmation(console, yes, strict).of(arena.forces());
        var refusal = arena.refusal();
        if (refusal == null) return arena;
        var teller = Teller.of(game.id(), console.lang(), Rulebook.load());
        throw new CommandFailure(teller.refusal(refusal, TableNames.NONE).toString());
    }

    private <T extends Table<T>> PlayerFactory<T> bot(
            String name, String option, Opponents<T> opponents) {
        return opponents.named(name).orElseThrow(() -> unknown(name, option, opponents));
    }

    private WrongUsage unknown(String name, String option, Opponents<?> opponents) {
        var known = String.join(", ", opponents.names());
        return new WrongUsage(console.say("usage.value", name, option, known));
    }

    private <T extends Table<T>> SeriesReport report(Matchup<T> contest) {
        IntConsumer progress = new Progress(console, "simulate.progress", games.value());
        return SeriesReport.of(GameSeries.play(contest, games.value(), threads.value(), progress));
    }

    private void print(Simulation simulation, SeriesReport report) {
        if (json) console.json(SimulationJson.of(simulation, report));
        else new SimulationText(console).print(simulation, report);
    }
}
