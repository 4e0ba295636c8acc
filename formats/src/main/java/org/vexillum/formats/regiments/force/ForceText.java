package org.vexillum.formats.regiments.force;

import java.util.regex.Pattern;
import org.vexillum.formats.Place;
import org.vexillum.formats.Problems;
import org.vexillum.formats.force.Header;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Force;

/** Reads the plain text that players paste; every line that is not understood is named. */
final class ForceText {
    private static final Pattern JOINED =
            Pattern.compile(
                    "\\|?\\s*(?:joined to|unido a|unida a|se une a)\\b\\s*:?\\s*(.*)",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern SILENT = Pattern.compile("(?:#|//).*|[\\s\\-=_*~+|]*");
    private static final Pattern LOOKS_LIKE_A_UNIT =
            Pattern.compile(".*\\[\\s*\\d+\\s*\\].*\\d+\\s*(?:pts?|puntos)\\b.*");

    private final Problems problems;
    private final TextUnits units;
    private @Nullable Header header;
    private int line;

    ForceText(Problems problems) {
        this.problems = problems;
        this.units = new TextUnits(problems);
    }

    Force read(String text) {
        for (var each : text.split("\\R", -1)) {
            line++;
            read(clean(each), each.strip());
        }
        var draft = new ForceDraft();
        draft.units.addAll(units.finish());
        if (draft.units.isEmpty()) problems.error(Place.NOWHERE, "force.no-units");
        if (header == null) problems.note(Place.line(1), "text.no-header");
        else {
            draft.name = header.name();
            draft.limit = header.limit();
        }
        var force = draft.muster(new TraitReader(problems), problems);
        compare(force);
        return force;
    }

    /** Without the bullets, quotes and bold type of chats and forums. */
    private static String clean(String line) {
        return line.replace("**", "")
                .replace("\u00a0", " ")
                .strip()
                .replaceFirst("^[>•*-]\\s+", "");
    }

    private void read(String text, String asWritten) {
        if (SILENT.matcher(text).matches()) return;
        var joined = JOINED.matcher(text);
        var unit = UnitLine.read(text);
        if (unit != null) units.begin(unit, Place.line(line));
        else if (joined.matches()) units.join(joined.group(1).strip(), Place.line(line));
        else if (!isHeader(text) && !units.more(text, Place.line(line))) lost(text, asWritten);
    }

    private boolean isHeader(String text) {
        if (header != null || units.any() || LOOKS_LIKE_A_UNIT.matcher(text).matches())
            return false;
        header = Header.read(text);
        return header != null;
    }

    private void lost(String text, String asWritten) {
        boolean unit = LOOKS_LIKE_A_UNIT.matcher(text).matches();
        if (unit) units.lose();
        problems.error(Place.line(line), unit ? "text.no-stats" : "text.lost", asWritten);
    }

    private void compare(Force force) {
        if (header != null && header.total() > 0 && header.total() != force.points())
            problems.note(Place.line(1), "text.total", header.total(), force.points());
    }
}
