package org.vexillum.warcrow.kit.company;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.kit.position.PoolText;

/**
 * Reads the lines that players paste: {@code Unit [High Command] (2 CP) x1 (60 pts)}.
 *
 * <p>What the referee has to know of a profile may follow, each part after a bar: {@code | conquest
 * 2 | willpower orange yellow | morale 3 | troops 5}. A line {@code Commander: Unit} names the one
 * who leads.
 */
final class CompanyText {
    private static final int MOST_COPIES = 9;
    private static final Pattern SILENT = Pattern.compile("(?:#|//).*|[\\s\\-=_*~+|]*");
    private static final Pattern HEADER = Pattern.compile("\\+\\+\\s*(.*?)\\s*(?:\\[.*)?\\+*");
    private static final Pattern COMMANDER =
            Pattern.compile("(?:commander|comandante)\\s*:\\s*(.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern KEYWORDS = Pattern.compile("\\[([^\\]]*)\\]");
    private static final Pattern COMMAND =
            Pattern.compile("\\((\\d{1,2})\\s*(?:CP|PM|MAN)\\)", Pattern.CASE_INSENSITIVE);
    private static final Pattern POINTS =
            Pattern.compile(
                    "\\(?\\b\\d{1,4}\\s*(?:pts?|points?|puntos?)\\.?\\)?",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern COPIES =
            Pattern.compile("\\s[x×](\\d)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern STEP = Pattern.compile("(\\d{1,2}):(\\d{1,2})");

    private final Problems problems;
    private String name = "";
    private String commander = "";

    CompanyText(Problems problems) {
        this.problems = problems;
    }

    Company read(String text) {
        var draft = new CompanyDraft(problems);
        int number = 0;
        for (var each : text.split("\\R", -1)) {
            number++;
            var line = each.replace("\u00a0", " ").strip().replaceFirst("^[-•]\\s+", "");
            if (!SILENT.matcher(line).matches()) line(line, FilePlace.line(number), draft);
        }
        if (draft.isEmpty()) problems.error(FilePlace.NOWHERE, "force.no-units");
        return draft.company(name, commander);
    }

    private void line(String line, FilePlace place, CompanyDraft draft) {
        var header = HEADER.matcher(line);
        if (header.matches()) {
            if (name.isEmpty()) name = header.group(1);
            return;
        }
        var named = COMMANDER.matcher(line);
        if (named.matches()) {
            commander = named.group(1).strip();
            return;
        }
        var parts = line.split("\\|");
        var rest = new StringBuilder(parts[0]);
        var copies = take(COPIES, rest);
        var command = take(COMMAND, rest);
        while (!take(POINTS, rest).isEmpty()) continue;
        var keywords = new ArrayList<String>();
        for (var one = take(KEYWORDS, rest); !one.isEmpty(); one = take(KEYWORDS, rest))
            keywords.add(one);
        var unit = new UnitDraft(rest.toString().strip(), place);
        if (!command.isEmpty()) unit.command = Integer.parseInt(command);
        keywords(String.join(",", keywords), unit);
        for (int i = 1; i < parts.length; i++) part(parts[i].strip(), unit);
        draft.add(
                unit, copies.isEmpty() ? 1 : Math.clamp(Integer.parseInt(copies), 1, MOST_COPIES));
    }

    /** Cuts the first find out of a text and returns what it holds. */
    private static String take(Pattern pattern, StringBuilder text) {
        var found = pattern.matcher(text);
        if (!found.find()) return "";
        var held = found.groupCount() > 0 ? found.group(1) : found.group();
        text.replace(found.start(), found.end(), " ");
        return held;
    }

    private void keywords(String written, UnitDraft unit) {
        for (var word : written.split(",")) {
            if (word.isBlank()) continue;
            var keyword = UnitLineField.keyword(word);
            if (keyword == null)
                problems.note(unit.place, "company.keyword", unit.name, word.strip());
            else unit.keywords.add(keyword);
        }
    }

    private void part(String part, UnitDraft unit) {
        var field = UnitLineField.beginning(part);
        var value = field == null ? "" : field.after(part);
        boolean read =
                switch (field) {
                    case null -> false;
                    case CONQUEST -> conquest(value, unit);
                    case WILLPOWER -> willpower(value, unit);
                    case JOINS -> {
                        for (var one : value.split(",")) unit.joins.add(one.strip());
                        yield true;
                    }
                    default -> number(field, value, unit);
                };
        if (!read) problems.error(unit.place, "company.part", unit.name, part);
    }

    private static boolean number(UnitLineField field, String value, UnitDraft unit) {
        if (!value.matches("\\d{1,2}")) return false;
        int number = Integer.parseInt(value);
        switch (field) {
            case MODIFIER -> unit.modifier = Math.min(number, Conquest.MOST);
            case MORALE -> unit.morale = number;
            case TROOPS -> unit.troops = Math.max(1, number);
            case SUPPORTS -> unit.supports = number;
            default -> unit.availability = Math.max(1, number);
        }
        return true;
    }

    /** A number, or {@code 1:1 4:2}: values by the least number of troops. */
    private static boolean conquest(String value, UnitDraft unit) {
        if (value.matches("\\d{1,2}")) {
            unit.conquest = Conquest.of(Math.min(Conquest.MOST, Integer.parseInt(value)));
            return true;
        }
        var steps = new ArrayList<Conquest.Step>();
        for (var word : value.split("\\s+")) {
            var step = STEP.matcher(word);
            if (!step.matches()) return false;
            steps.add(
                    new Conquest.Step(
                            Integer.parseInt(step.group(1)), Integer.parseInt(step.group(2))));
        }
        unit.conquest = new Conquest(steps);
        return true;
    }

    private static boolean willpower(String value, UnitDraft unit) {
        try {
            unit.willpower = PoolText.read(new Node.Scalar(unit.place, value));
            return true;
        } catch (FileFault wrong) {
            return false;
        }
    }
}
