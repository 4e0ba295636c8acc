package org.vexillum.cli.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.Sheet;
import org.vexillum.formats.force.Forces;
import org.vexillum.regiments.army.Force;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Names the sample forces. */
@Command(name = "list")
final class ListCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (json) console.json(Forces.names().stream().map(ListCommand::json).toList());
        else print();
        return Exit.DONE;
    }

    private void print() {
        var names = new ArrayList<>(Forces.names());
        int width = names.stream().mapToInt(String::length).max().orElse(0);
        var sheet = new Sheet(console);
        for (var name : names) sheet.row(name, width, line(Forces.sample(name)));
    }

    private String line(Force force) {
        int units = force.units().size();
        return console.say("force.sample", force.name(), force.points(), units);
    }

    private static Map<String, Object> json(String name) {
        var force = Forces.sample(name);
        var json = new LinkedHashMap<String, Object>();
        json.put("id", name);
        json.put("name", force.name());
        json.put("points", force.points());
        json.put("limit", force.limit());
        json.put("units", force.units().size());
        return json;
    }
}
