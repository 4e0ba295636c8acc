package org.vexillum.cli.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.GameAndEdition;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.force.SampleNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Names the sample forces. */
@Command(name = "list")
final class ForceListCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private final GameAndEdition game = new GameAndEdition();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ForceListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var games = game.mustered(console).map(List::of).orElse(Kits.mustered());
        if (json) json(games);
        else for (var each : games) print(game.or(each, console).forces());
        return ExitCode.DONE;
    }

    private <F> void print(ForceFormat<F> format) {
        int width = format.samples().stream().mapToInt(String::length).max().orElse(0);
        var sheet = new TerminalText(console);
        for (var name : format.samples())
            sheet.row(
                    name,
                    width,
                    line(format.muster(SampleNames.read(format, name, console.lang()))));
    }

    private String line(ForceSummary force) {
        return console.say("force.sample", force.name(), force.points(), force.units().size());
    }

    private void json(List<GameKit> games) {
        var list = new ArrayList<Map<String, Object>>();
        for (var each : games) add(game.or(each, console).forces(), list);
        console.json(list);
    }

    private <F> void add(ForceFormat<F> format, List<Map<String, Object>> list) {
        for (var name : format.samples()) {
            var force = format.muster(SampleNames.read(format, name, console.lang()));
            var json = new LinkedHashMap<String, Object>();
            json.put("id", name);
            json.put("game", format.game().id());
            json.put("name", force.name());
            json.put("points", force.points());
            json.put("limit", force.limit());
            json.put("units", force.units().size());
            list.add(json);
        }
    }
}
