package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.ListHeader;
import org.vexillum.gamekit.force.PastedLine;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;

/** Reads the plain text that players paste; every line that is not understood is named. */
final class ForceText {
    private static final Pattern LABEL =
            Pattern.compile("(faction|faccion|edition|edicion)\\s*:\\s*(.+)");
    private static final Pattern OWN =
            Pattern.compile(
                    "(?:(?:special rules|traits) of its own|reglas (?:especiales )?propias)\\s*:?");
    private static final Pattern LABELLED = Pattern.compile("[^\\[:]+:[^\\[]*\\[");
    private static final Pattern SPELLS = Pattern.compile("(?:incantations|encantamientos)\\s*:?");

    private final Edition edition;
    private final Problems problems;
    private final TraitReader traits;
    private final ForceDraft draft = new ForceDraft();
    private @Nullable ListHeader header;
    private @Nullable RegimentLines current;
    private boolean inSpells;

    ForceText(Edition edition, Problems problems) {
        this.edition = edition;
        this.problems = problems;
        traits = new TraitReader(edition, problems);
    }

    Force read(String text) {
        for (var line : own(PastedLine.of(text))) read(line);
        if (draft.regiments.isEmpty()) problems.error(FilePlace.NOWHERE, "force.no-regiments");
        if (header == null) problems.note(FilePlace.line(1), "text.no-header");
        else {
            draft.name = header.name();
            draft.limit = limit(header);
        }
        var force = draft.muster(traits, problems);
        traits.close();
        if (header != null && header.total() > 0 && header.total() != force.points())
            problems.note(FilePlace.line(1), "text.total", header.total(), force.points());
        return force;
    }

    /** Rules of the force's own are read first, wherever they stand; the other lines are left. */
    private List<PastedLine> own(List<PastedLine> lines) {
        var others = new ArrayList<PastedLine>();
        boolean there = false;
        for (var line : lines) {
            if (there && line.bulleted()) {
                define(line.text(), line.place());
                continue;
            }
            there = OWN.matcher(TraitBook.key(line.text())).matches();
            if (!there) others.add(line);
        }
        return others;
    }

    private void define(String text, FilePlace place) {
        int colon = text.indexOf(':');
        var name = new WrittenRule(colon < 0 ? text : text.substring(0, colon).strip(), place);
        var effects = new ArrayList<OwnRuleEffect>();
        for (var one : text.substring(colon + 1).split(";")) {
            var effect = new OwnRuleLine(name.text(), traits).read(one.strip());
            if (effect == null)
                effect =
                        OwnRuleText.given(
                                name.text(), new WrittenRule(one.strip(), place), traits, problems);
            if (effect != null) effects.add(effect);
        }
        if (traits.builtIn(name.text()) || traits.defined(name.text()))
            problems.error(place, "own.taken", name.text());
        traits.define(name, effects);
    }

    private void read(PastedLine line) {
        if (SPELLS.matcher(TraitBook.key(line.text())).matches()) {
            inSpells = true;
            return;
        }
        if (inSpells && spell(line.text(), line.place())) return;
        var lines = current;
        if (line.bulleted() && lines != null && lines.read(line.text(), line.place())) return;
        if (labelled(line) || !begins(line))
            problems.error(line.place(), "text.lost", line.written());
    }

    /** With a label and a profile, but not understood below a regiment: it begins no other one. */
    private static boolean labelled(PastedLine line) {
        return line.bulleted() && LABELLED.matcher(line.text()).lookingAt();
    }

    private boolean begins(PastedLine line) {
        return regiment(line.text(), line.place())
                || label(line.text(), line.place())
                || header(line.text());
    }

    private boolean regiment(String text, FilePlace place) {
        var model = ModelLine.read(text, place, problems);
        if (model == null) return false;
        inSpells = false;
        var regiment = new RegimentDraft(model.model());
        regiment.character = model.character();
        if (!model.priced()) problems.error(place, "text.no-points", model.model().name);
        draft.regiments.add(regiment);
        current = new RegimentLines(regiment, traits, problems);
        return true;
    }

    private boolean label(String text, FilePlace place) {
        var label = LABEL.matcher(TraitBook.key(text));
        if (!label.matches()) return false;
        if (label.group(1).startsWith("fac"))
            draft.faction = text.substring(text.indexOf(':') + 1).strip();
        else if (!label.group(2).equals("" + edition.number()))
            problems.note(place, "force.other-edition", label.group(2), edition.number());
        return true;
    }

    private boolean header(String text) {
        if (header != null || !draft.regiments.isEmpty()) return false;
        header = ListHeader.read(text);
        return header != null;
    }

    private boolean spell(String text, FilePlace place) {
        var spell = IncantationText.read(text, traits.at(new WrittenRule(text, place)));
        if (spell != null) draft.incantations.add(spell);
        return spell != null;
    }

    /** What no file could say is no limit either. */
    private int limit(ListHeader written) {
        if (written.limit() <= ForceTree.MOST_POINTS) return written.limit();
        problems.error(FilePlace.line(1), "file.range", written.limit(), 0, ForceTree.MOST_POINTS);
        return 0;
    }
}
