package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.position.AssumedValues.Assumption;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.gamekit.text.Citation;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.gamekit.tree.YamlWriter;
import org.vexillum.kernel.Event;

/** Verdicts as people read them. */
public final class Report {
    private final GameId game;
    private final Teller teller;
    private final Lang lang;
    private final RuleLookup book;
    private final String file;

    /**
     * @param file what the file is called
     * @param game whose words it speaks
     */
    public Report(String file, GameId game, RuleLookup book, Lang lang) {
        this.file = file;
        this.book = book;
        this.lang = lang;
        this.game = game;
        teller = Teller.of(game, lang, book);
    }

    GameId game() {
        return game;
    }

    Teller teller() {
        return teller;
    }

    Lang lang() {
        return lang;
    }

    /** What is wrong with the file, in one sentence that begins with the place. */
    public String fault(FileFault fault) {
        return place(fault.place()) + ": " + told(fault);
    }

    /** The same without the place. */
    public String told(FileFault fault) {
        var facts = fault.facts().toArray();
        return switch (fault.from()) {
            case POSITIONS -> teller.say("fault." + fault.key(), facts);
            case ANSWERS -> teller.say("unreadable." + fault.key(), facts);
            case FORCES -> Words.in(lang).say(fault.key(), facts);
        };
    }

    String place(FilePlace place) {
        if (place.line() == 0) return place.path().isEmpty() ? file : file + ", " + place.path();
        var line = teller.say("place.line", file, String.valueOf(place.line()));
        return place.path().isEmpty() ? line : line + ", " + place.path();
    }

    /** What happened, on what it rests, and what the table looks like now. */
    public List<String> lines(Verdict verdict) {
        var lines = new ArrayList<String>();
        var kinds = String.join(", ", verdict.kinds());
        var title = verdict.name().isEmpty() ? kinds : "(" + verdict.name() + ") " + kinds;
        if (!title.isEmpty()) lines.add(title.stripTrailing());
        section(lines, "report.assumed", assumed(verdict));
        section(lines, "report.events", events(verdict));
        section(lines, "report.rules", rules(verdict));
        section(lines, "report.unused", leftOver(verdict));
        if (!verdict.position().isEmpty())
            section(
                    lines,
                    verdict.done() ? "report.position" : "report.position.open",
                    YamlWriter.write(verdict.position()).lines().toList());
        return lines;
    }

    private void section(List<String> lines, String title, List<String> content) {
        if (content.isEmpty()) return;
        lines.add(teller.say(title));
        for (var line : content) lines.add("  " + line);
    }

    /** One line for each unit, and one for each other sentence. */
    List<String> assumed(Verdict verdict) {
        var about = new LinkedHashMap<String, List<String>>();
        for (var one : verdict.assumptions())
            about.computeIfAbsent(one.about(), _ -> new ArrayList<>()).add(told(one));
        var names = verdict.names();
        var lines = new ArrayList<String>();
        about.forEach((unit, what) -> {
            if (unit.isEmpty()) lines.addAll(what);
            else
                lines.add(
                        names.unit(unit).orElseGet(() -> teller.scenery(unit))
                                + ": "
                                + String.join(", ", what));
        });
        return lines;
    }

    private String told(Assumption assumption) {
        return teller.say("assumed." + assumption.key(), assumption.facts().toArray());
    }

    private List<String> events(Verdict verdict) {
        var lines = new ArrayList<String>();
        for (var event : verdict.events())
            lines.add(told(verdict, event) + " [" + event.rules() + "]");
        return lines;
    }

    /** An event as the log has it; answers to questions about the table in their own words. */
    String told(Verdict verdict, Event event) {
        var names = verdict.names();
        return switch (event) {
            case QueryAnswer found -> QueryAnswerText.told(found, teller, lang, names);
            case AnswerUsed answered -> answered.told(teller, names);
            default -> teller.line(event, names);
        };
    }

    private List<String> rules(Verdict verdict) {
        return citations(verdict).stream().map(one -> one.line(teller, lang)).toList();
    }

    List<Citation> citations(Verdict verdict) {
        var scene = verdict.scene();
        return scene == null ? List.of() : Citation.of(verdict.rules(), scene.options(), book);
    }

    private List<String> leftOver(Verdict verdict) {
        var lines = new ArrayList<String>();
        var faces = verdict.unusedDice().stream().map(String::valueOf);
        if (!verdict.unusedDice().isEmpty())
            lines.add(teller.say("unused.dice", faces.collect(Collectors.joining(" "))));
        for (var place : verdict.unusedAnswers())
            lines.add(teller.say("unused.answer", place(place)));
        return lines;
    }

    /** Why it did not come to an end: one message, then what would be legal; empty if it did. */
    public List<String> open(Verdict verdict) {
        return new OutcomeText(this, verdict).lines();
    }
}
