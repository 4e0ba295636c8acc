package org.vexillum.regiments.kit.force;

import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.ListHeader;
import org.vexillum.gamekit.force.PastedLine;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Force;

/** Reads the plain text that players paste; every line that is not understood is named. */
final class ForceText {
    private static final Pattern JOINED =
            Pattern.compile(
                    "\\|?\\s*(?:joined to|unido a|unida a|se une a)\\b\\s*:?\\s*(.*)",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern LOOKS_LIKE_A_UNIT =
            Pattern.compile(".*\\[\\s*\\d+\\s*\\].*\\d+\\s*(?:pts?|puntos)\\b.*");

    private final Problems problems;
    private final TraitReader traits;
    private final PastedUnits units;
    private @Nullable ListHeader header;

    ForceText(Problems problems) {
        this.problems = problems;
        this.traits = new TraitReader(problems);
        this.units = new PastedUnits(problems);
    }

    Force read(String text) {
        var own = new OwnTraitSections(traits, problems);
        for (var line : own.read(PastedLine.of(text))) read(line);
        var draft = new ForceDraft();
        draft.spells.addAll(own.spells());
        draft.units.addAll(units.finish());
        if (draft.units.isEmpty()) problems.error(FilePlace.NOWHERE, "force.no-units");
        if (header == null) problems.note(FilePlace.line(1), "text.no-header");
        else {
            draft.name = header.name();
            draft.limit = limit(header);
        }
        var force = draft.muster(traits, problems);
        traits.close();
        compare(force);
        return force;
    }

    private void read(PastedLine line) {
        var text = line.text();
        var joined = JOINED.matcher(text);
        var unit = UnitLine.read(text);
        if (unit != null) units.begin(unit, line.place());
        else if (joined.matches()) units.join(joined.group(1).strip(), line.place());
        else if (!isHeader(text) && !units.more(text, line.place())) lost(line);
    }

    private boolean isHeader(String text) {
        if (header != null || units.any() || LOOKS_LIKE_A_UNIT.matcher(text).matches())
            return false;
        header = ListHeader.read(text);
        return header != null;
    }

    private void lost(PastedLine line) {
        boolean unit = LOOKS_LIKE_A_UNIT.matcher(line.text()).matches();
        if (unit) units.lose();
        problems.error(line.place(), unit ? "text.no-stats" : "text.lost", line.written());
    }

    private void compare(Force force) {
        if (header != null && header.total() > 0 && header.total() != force.points())
            problems.note(FilePlace.line(1), "text.total", header.total(), force.points());
    }

    /** What no file could say is no limit either. */
    private int limit(ListHeader written) {
        if (written.limit() <= ForceTree.MOST_POINTS) return written.limit();
        problems.error(FilePlace.line(1), "file.range", written.limit(), 0, ForceTree.MOST_POINTS);
        return 0;
    }
}
