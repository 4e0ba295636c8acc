package org.vexillum.cli.simulate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.gamekit.force.ForceSummary;

/** Asks once before a match in which some special rules will not be enforced. */
record Confirmation(Console console, boolean yes, boolean strict) {
    private static final List<String> AGREED = List.of("y", "yes", "s", "si", "sí");

    /**
     * @throws CommandFailure if rules are unknown and nobody agrees to play without them
     */
    void of(List<ForceSummary> forces) {
        var unknown = new LinkedHashSet<String>();
        for (var force : forces)
            for (var unit : force.units())
                for (var trait : unit.unenforced())
                    unknown.add(trait + " (" + force.name() + ": " + unit.name() + ")");
        if (unknown.isEmpty() || yes && !strict) return;
        var named = String.join("; ", unknown);
        if (strict) throw new CommandFailure(console.say("strict.refused", named));
        console.err().println(console.say("simulate.unknown", named));
        if (!console.terminal() || !agreed())
            throw new CommandFailure(console.say("simulate.not.confirmed"));
    }

    private boolean agreed() {
        console.err().println(console.say("simulate.confirm"));
        try {
            var in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
            var line = new BufferedReader(in).readLine();
            return line != null && AGREED.contains(line.strip().toLowerCase(Locale.ROOT));
        } catch (IOException silent) {
            return false;
        }
    }
}
