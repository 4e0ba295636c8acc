package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.PastedLine;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** Traits of the force's own and spells of a pasted list: bullets under headings. */
final class OwnTraitSections {
    private static final List<String> OWN = headings("roster.own");
    private static final List<String> SPELLS = headings("roster.spells");

    private final TraitReader traits;
    private final Problems problems;
    private final List<PastedLine> spellLines = new ArrayList<>();
    private final List<Spell> spells = new ArrayList<>();

    OwnTraitSections(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
    }

    private static List<String> headings(String key) {
        return Arrays.stream(Lang.values())
                .map(lang -> TraitBook.key(Words.in(lang).say(key)))
                .toList();
    }

    /** Reads them, wherever they stand; the other lines are left. */
    List<PastedLine> read(List<PastedLine> lines) {
        var others = new ArrayList<PastedLine>();
        var heading = "";
        for (var line : lines) {
            boolean below = line.bulleted() && UnitLine.read(line.text()) == null;
            if (below && OWN.contains(heading)) define(line);
            else if (below && SPELLS.contains(heading)) spellLines.add(line);
            else {
                heading = TraitBook.key(line.text()).replaceFirst("\\s*:$", "");
                if (!OWN.contains(heading) && !SPELLS.contains(heading)) others.add(line);
            }
        }
        for (var line : spellLines) spell(line); // they may give traits of the force's own
        return others;
    }

    List<Spell> spells() {
        return List.copyOf(spells);
    }

    private void define(PastedLine line) {
        int colon = line.text().indexOf(':');
        if (colon < 1) {
            problems.error(line.place(), "text.lost", line.written());
            return;
        }
        var name = new WrittenRule(line.text().substring(0, colon).strip(), line.place());
        if (TraitBook.knows(name.text()) || traits.defined(name.text()))
            problems.error(line.place(), "own.taken", name.text());
        var effects = new ArrayList<OwnTraitEffect>();
        for (var one : line.text().substring(colon + 1).split(";")) {
            var effect = new OwnTraitLine(name.text()).read(one.strip());
            if (effect == null)
                problems.error(line.place(), "own.gives-unknown", name.text(), one.strip());
            else effects.add(effect);
        }
        traits.define(name, effects);
    }

    private void spell(PastedLine line) {
        var spell = new SpellLine(traits, line.place()).read(line.text());
        if (spell == null) problems.error(line.place(), "text.lost", line.written());
        else spells.add(spell);
    }
}
