package org.vexillum.cli.replay;

import java.util.List;
import java.util.stream.Stream;
import org.vexillum.cli.Console;
import org.vexillum.cli.TerminalText;
import org.vexillum.files.journal.EntryEvents;
import org.vexillum.files.journal.Journal;
import org.vexillum.files.journal.Playback;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.text.Log;
import org.vexillum.gamekit.text.LogLine;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.match.Entry;

/** A saved match as a log. */
final class ReplayPage {
    private final Console console;
    private final TerminalText sheet;
    private final Teller teller;
    private final boolean rules;
    private final BotAdvice adviser;

    /**
     * @param rules whether each line names the rules it rests on
     * @param adviser what it said to an answer stands before what came of it
     */
    ReplayPage(Console console, Teller teller, boolean rules, BotAdvice adviser) {
        this.console = console;
        this.sheet = new TerminalText(console);
        this.teller = teller;
        this.rules = rules;
        this.adviser = adviser;
    }

    void print(Playback<?> playback) {
        var start = playback.journal().start();
        var forces = Kits.of(start).forces(start);
        head(playback.journal(), SampleNames.of(forces, console.lang()));
        var names = SampleNames.of(TableNames.of(playback.match().table()), forces, console.lang());
        var log = new Log(teller, names, 0);
        for (var chapter : playback.chapters()) {
            note(chapter, names);
            adviser.on(chapter).ifPresent(advice -> why(advice, names));
            log.lines(chapter.events()).forEach(this::line);
        }
    }

    private void head(Journal journal, List<ForceSummary> forces) {
        var game = Kits.title(journal.game());
        sheet.heading(
                game,
                console.say("replay.against", forces.getFirst().name(), forces.getLast().name()));
        var seed = journal.seed();
        sheet.aside(
                console.say(
                        "replay.ruleset",
                        journal.ruleset(),
                        seed == null ? console.say("replay.by.hand") : seed.written(),
                        journal.entries().size()));
        forces.stream().flatMap(this::unenforced).distinct().forEach(sheet::aside);
        sheet.blank();
    }

    private Stream<String> unenforced(ForceSummary force) {
        return force.units().stream()
                .flatMap(unit ->
                        unit.unenforced().stream()
                                .map(trait ->
                                        console.say(
                                                "replay.unenforced",
                                                force.name(),
                                                unit.name(),
                                                trait)));
    }

    /** What a side did unasked; answers and dice show in what came of them. */
    private void note(EntryEvents chapter, TableNames names) {
        var entry = chapter.entry();
        if (entry == null || entry instanceof Entry.Answer || entry instanceof Entry.DiceFell)
            return;
        console.out().println("-- " + teller.entry(entry, names));
    }

    private void why(BotAdvice.Advice advice, TableNames names) {
        var reason = teller.why(advice.reason().key(), advice.reason().facts(), names);
        var side = advice.side().name();
        if (advice.followed()) {
            console.out().println(console.say("replay.why.followed", side, reason));
            return;
        }
        var answer = teller.answer(advice.question(), advice.answer(), names);
        console.out().println(console.say("replay.why.instead", side, answer, reason));
    }

    private void line(LogLine line) {
        var cited = rules ? " [" + line.rules() + "]" : "";
        console.out().println(line + cited);
    }
}
