package org.vexillum.bench;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks and prints each cost in time and in dice, beside what it may cost. */
public final class Main {
    private static final String DIE = "oneDie";
    private static final Map<String, Long> GOALS = new LinkedHashMap<>();

    static {
        GOALS.put("randomGame", 1_000_000L);
        GOALS.put("greedyGame", 10_000_000L);
        GOALS.put("chargeOdds", 300_000L);
        GOALS.put("volleyOdds", 30_000L);
        GOALS.put("tableCopy", 5_000L);
        GOALS.put("sightQuery", 2_000L);
        GOALS.put("sightInRanks", 2_000L);
        GOALS.put("randomRaid", 2_000_000L);
        GOALS.put("greedyRaid", 20_000_000L);
        GOALS.put("regimentSight", 20_000L);
        GOALS.put("pair128", 20_000_000L);
        GOALS.put("pair512", 500_000_000L);
        GOALS.put("raidOdds", 5_000_000L);
    }

    private Main() {}

    /**
     * The argument, if any, is a part of the names of the benchmarks to run, {@code load} or {@code
     * abuse}.
     */
    public static void main(String[] args)
            throws RunnerException, IOException, InterruptedException {
        if (args.length > 0 && args[0].equalsIgnoreCase("load")) {
            LoadTest.print();
            return;
        }
        if (args.length > 0 && args[0].equalsIgnoreCase("abuse")) {
            LoadTest.printAbused();
            return;
        }
        var which = args.length == 0 ? ".*" : ".*" + args[0] + ".*";
        var options =
                new OptionsBuilder()
                        .include("org.vexillum.bench." + which)
                        .include(DIE)
                        .verbosity(VerboseMode.SILENT)
                        .jvmArgsAppend("--sun-misc-unsafe-memory-access=allow")
                        .build();
        System.err.println("Measuring, a minute or two …");
        print(new Runner(options).run());
        if (args.length == 0 || "manoeuvre".contains(args[0])) ManoeuvreSearchTimes.print();
    }

    private static void print(Collection<RunResult> results) {
        var nanos = new LinkedHashMap<String, Double>();
        for (var result : results) nanos.put(name(result), score(result));
        double die = nanos.getOrDefault(DIE, Double.NaN);
        row("benchmark", "time", "dice", "goal", "of goal");
        row(DIE, time(die), "1", "", "");
        for (var goal : GOALS.entrySet()) {
            Double cost = nanos.get(goal.getKey());
            if (cost == null) continue;
            double dice = cost / die;
            row(
                    goal.getKey(),
                    time(cost),
                    String.format(Locale.ROOT, "%,.0f", dice),
                    String.format(Locale.ROOT, "%,d", goal.getValue()),
                    String.format(Locale.ROOT, "%.0f %%", 100 * dice / goal.getValue()));
        }
    }

    private static String name(RunResult result) {
        var full = result.getParams().getBenchmark();
        return full.substring(full.lastIndexOf('.') + 1);
    }

    /** The best iteration: what other programs add is no part of the cost. */
    private static double score(RunResult result) {
        double best = Double.MAX_VALUE;
        for (var run : result.getBenchmarkResults())
            for (var iteration : run.getIterationResults()) best = Math.min(best, nanos(iteration));
        return best;
    }

    private static double nanos(IterationResult iteration) {
        var counted = iteration.getSecondaryResults().get("nanos");
        return Objects.requireNonNull(counted).getScore();
    }

    private static String time(double nanos) {
        if (nanos < 1e3) return String.format(Locale.ROOT, "%.2f ns", nanos);
        if (nanos < 1e6) return String.format(Locale.ROOT, "%.2f µs", nanos / 1e3);
        return String.format(Locale.ROOT, "%.2f ms", nanos / 1e6);
    }

    private static void row(String name, String time, String dice, String goal, String share) {
        System.out.printf("%-14s %12s %14s %14s %9s%n", name, time, dice, goal, share);
    }
}
