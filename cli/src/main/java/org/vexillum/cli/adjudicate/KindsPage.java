package org.vexillum.cli.adjudicate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.adjudicate.PositionSchema;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.rulebook.Rulebook;

/** Lists what can be done with a position, and what kinds, files, units and dice are called. */
final class KindsPage {
    private final Console console;
    private final TaskCatalogue<?> docket;
    private final Teller teller;

    KindsPage(Console console, TaskCatalogue<?> docket) {
        this.console = console;
        this.docket = docket;
        teller = Teller.of(docket.game(), console.lang(), Rulebook.load());
    }

    int print(boolean json) {
        if (json) console.json(json());
        else {
            for (var chapter : Task.Chapter.values()) chapter(chapter);
            file();
            unit();
            dice();
            names("of-answers", docket.questions().all());
            if (Kits.of(docket.game()).hasEvents()) events();
        }
        return ExitCode.DONE;
    }

    private void chapter(Task.Chapter chapter) {
        if (docket.tasks().stream().noneMatch(task -> task.chapter() == chapter)) return;
        var sheet = new TerminalText(console);
        sheet.blank();
        sheet.heading(teller.say("chapter." + chapter), "");
        for (var task : docket.tasks())
            if (task.chapter() == chapter) {
                sheet.paragraph(sheet.bold(task.name()) + ": " + said(task));
                for (var field : task.fields()) sheet.deeper(line(field));
            }
    }

    private void file() {
        var sheet = new TerminalText(console);
        sheet.blank();
        sheet.heading(teller.say("of-file"), "");
        for (var field : PositionSchema.file(docket))
            sheet.paragraph(sheet.bold(field) + ": " + ofFile(field));
    }

    private String ofFile(String field) {
        var said = teller.say("of-file." + field);
        var words = PositionSchema.words(docket, field);
        return words.isEmpty() ? said : teller.say("of-file.words", said, String.join(", ", words));
    }

    private void dice() {
        names("of-dice", purposes());
        if (docket.usualWords().isEmpty()) return;
        var words = String.join(", ", docket.usualWords().keySet());
        new TerminalText(console).paragraph(teller.say("of-dice.too", words));
    }

    private List<String> purposes() {
        return docket.purposes().stream().map(NodeReader::written).toList();
    }

    private void names(String title, List<String> names) {
        var sheet = new TerminalText(console);
        sheet.blank();
        sheet.heading(teller.say(title), "");
        sheet.paragraph(String.join(", ", names));
    }

    private void unit() {
        var sheet = new TerminalText(console);
        sheet.blank();
        sheet.heading(teller.say("of-unit"), "");
        for (var field : PositionSchema.unit(docket))
            sheet.paragraph(sheet.bold(field) + ": " + ofUnit(field));
    }

    private String ofUnit(String field) {
        return teller.say("of-unit." + field);
    }

    private void events() {
        var sheet = new TerminalText(console);
        sheet.blank();
        sheet.heading(console.say("adjudicate.events"), "");
        sheet.paragraph(console.say("adjudicate.events.how"));
    }

    private String said(Task<?> task) {
        return teller.say("kind." + task.name());
    }

    private String line(TaskField field) {
        var needed = teller.say(field.needed() ? "need.needed" : "need.optional");
        return field.name()
                + " ("
                + needed
                + "): "
                + said(field)
                + " "
                + teller.say("type." + field.type());
    }

    private String said(TaskField field) {
        return teller.say("field." + field.name());
    }

    private Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("kinds", docket.tasks().stream().map(this::json).toList());
        json.put("file", described(PositionSchema.file(docket), this::ofFile));
        json.put("unit", described(PositionSchema.unit(docket), this::ofUnit));
        json.put("dice", purposes());
        json.put("usualDice", List.copyOf(docket.usualWords().keySet()));
        json.put("answers", docket.questions().all());
        return json;
    }

    private static List<Map<String, Object>> described(
            List<String> fields, UnaryOperator<String> about) {
        return fields.stream()
                .map(field ->
                        Map.<String, Object>of("name", field, "description", about.apply(field)))
                .toList();
    }

    private Map<String, Object> json(Task<?> task) {
        var json = new LinkedHashMap<String, Object>();
        json.put("kind", task.name());
        json.put("chapter", task.chapter().name().toLowerCase(java.util.Locale.ROOT));
        json.put("description", said(task));
        json.put("needsPlaces", task.placed());
        json.put("fields", fields(task.fields()));
        return json;
    }

    private List<Map<String, Object>> fields(List<TaskField> fields) {
        return fields.stream().map(this::json).toList();
    }

    private Map<String, Object> json(TaskField field) {
        var json = new LinkedHashMap<String, Object>();
        json.put("name", field.name());
        json.put("needed", field.needed());
        json.put("description", said(field));
        json.put("type", teller.say("type." + field.type()));
        return json;
    }
}
