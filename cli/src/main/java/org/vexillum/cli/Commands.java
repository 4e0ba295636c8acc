package org.vexillum.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Function;
import org.vexillum.cli.adjudicate.AdjudicateCommand;
import org.vexillum.cli.force.ForceCommand;
import org.vexillum.cli.odds.OddsCommand;
import org.vexillum.cli.replay.ReplayCommand;
import org.vexillum.cli.rules.RulesCommand;
import org.vexillum.cli.serve.BackupCommand;
import org.vexillum.cli.serve.RestoreCommand;
import org.vexillum.cli.serve.ServeCommand;
import org.vexillum.cli.simulate.SimulateCommand;
import org.vexillum.cli.tourney.TourneyCommand;
import picocli.CommandLine;

/** All commands; a new one is a class of its own and one line here. */
final class Commands {
    private Commands() {}

    private static final SequencedMap<String, Function<Console, Object>> ALL = all();

    private static SequencedMap<String, Function<Console, Object>> all() {
        var all = new LinkedHashMap<String, Function<Console, Object>>();
        all.put("serve", ServeCommand::new);
        all.put("backup", BackupCommand::new);
        all.put("restore", RestoreCommand::new);
        all.put("rules", RulesCommand::tree);
        all.put("force", ForceCommand::tree);
        all.put("odds", OddsCommand::tree);
        all.put("adjudicate", AdjudicateCommand::new);
        all.put("simulate", SimulateCommand::new);
        all.put("replay", ReplayCommand::new);
        all.put("tourney", TourneyCommand::tree);
        return all;
    }

    /** The command that is called; all of them if none is, since building them takes its time. */
    static CommandLine tree(Console console, String... args) {
        var root = new CommandLine(new Vexillum());
        var called = Arrays.stream(args).filter(ALL::containsKey).findFirst();
        called.map(List::of)
                .orElseGet(() -> List.copyOf(ALL.keySet()))
                .forEach(name -> root.addSubcommand(name, command(name, console)));
        return root;
    }

    private static Object command(String name, Console console) {
        return Objects.requireNonNull(ALL.get(name)).apply(console);
    }
}
