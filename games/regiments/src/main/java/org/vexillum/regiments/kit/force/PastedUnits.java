package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.TraitBook;

/** The units of a pasted list, in the order in which their lines come. */
final class PastedUnits {
    /** Two copies of 6 or 10: no entry is so large by itself (AOFR-FORM-01, AOFR-FORM-02). */
    private static final List<Integer> MERGED = List.of(12, 20);

    private static final int MOST_MODELS = 100;
    private static final int MOST_COPIES = 20;
    private static final Pattern COMBINED =
            Pattern.compile("\\s*[(\\[](?:combined|combinada)[)\\]]$", Pattern.CASE_INSENSITIVE);
    private static final Pattern BASE =
            Pattern.compile(
                    "(?:base|peana)s?\\s*:?\\s*(\\d{1,3})(?:\\s*mm)?(?:\\s*[x×]\\s*(\\d{1,3}))?\\s*mm\\b.*",
                    Pattern.CASE_INSENSITIVE);

    private final Problems problems;
    private final List<Block> blocks = new ArrayList<>();
    private @Nullable Block current;
    private @Nullable UnitDraft waiting;

    PastedUnits(Problems problems) {
        this.problems = problems;
    }

    /** A unit and how often it stands in the list. */
    private record Block(UnitDraft unit, int copies) {}

    boolean any() {
        return !blocks.isEmpty();
    }

    void begin(UnitLine line, FilePlace place) {
        var unit = new UnitDraft(place);
        var marked = COMBINED.matcher(line.name());
        unit.name = marked.replaceFirst("");
        unit.entry = unit.name;
        unit.quality = line.quality();
        unit.defense = line.defense();
        unit.points = Math.max(0, line.points());
        if (line.points() < 0) problems.error(place, "text.no-points", unit.name);
        size(unit, line);
        current = new Block(unit, Math.min(line.copies(), MOST_COPIES));
        if (line.copies() > MOST_COPIES)
            problems.error(place, "file.range", line.copies(), 1, MOST_COPIES);
        blocks.add(current);
        if (waiting != null) attach(waiting, unit);
        for (var part : line.rest()) new PastedRules(unit, place, problems).read(part);
    }

    private void size(UnitDraft unit, UnitLine line) {
        int size = line.size() * line.halves();
        if (line.size() == 0) problems.note(unit.place, "text.no-size", unit.name);
        if (size > MOST_MODELS) problems.error(unit.place, "file.range", size, 1, MOST_MODELS);
        unit.size = Math.clamp(size, 1, MOST_MODELS);
        unit.combined = line.halves() == 2 || COMBINED.matcher(line.name()).find();
    }

    private void attach(UnitDraft hero, UnitDraft host) {
        hero.host = host;
        waiting = null;
    }

    /** The hero of the last lines joins a unit: one that is named, or the one that follows. */
    void join(String name, FilePlace place) {
        if (current == null) problems.error(place, "text.joins-nobody");
        else if (name.isEmpty()) waiting = current.unit;
        else current.unit.joins = name;
    }

    /** Reads a line that goes on with the last unit; says whether it was one. */
    boolean more(String text, FilePlace place) {
        if (current == null) return false;
        var base = BASE.matcher(text);
        if (base.matches()) {
            current.unit.baseWidth = Lengths.mm(base.group(1));
            var depth = base.group(2) == null ? base.group(1) : base.group(2);
            current.unit.baseDepth = Lengths.mm(depth);
            return true;
        }
        return new PastedRules(current.unit, place, problems).weapons(text);
    }

    /** The lines that follow belong to a unit that was not understood. */
    void lose() {
        current = null;
    }

    List<UnitDraft> finish() {
        if (waiting != null) problems.error(waiting.place, "text.joins-nobody");
        for (var block : blocks) turnRound(block.unit);
        var units = new ArrayList<UnitDraft>();
        for (var block : blocks) {
            settle(block.unit);
            if (block.copies == 2 && block.unit.combined && block.unit.size <= 10)
                units.add(merge(block.unit));
            else
                for (int i = 0; i < block.copies; i++)
                    units.add(i == 0 ? block.unit : copy(block.unit));
        }
        return units;
    }

    /** Some write the hero below the unit that he joins. */
    private static void turnRound(UnitDraft unit) {
        var host = unit.host;
        if (host == null || hero(unit) || !hero(host)) return;
        unit.host = null;
        host.host = unit;
    }

    private static boolean hero(UnitDraft unit) {
        return unit.rules.stream()
                .anyMatch(rule -> TraitBook.read(rule.text()) instanceof PlainTrait.Hero);
    }

    private void settle(UnitDraft unit) {
        if (!unit.combined && MERGED.contains(unit.size)) {
            unit.combined = true;
            problems.note(unit.place, "text.combined", unit.name, unit.size, unit.size / 2);
        }
        PastedWeapons.settle(unit, problems);
    }

    /** Two copies written on one line and marked as combined. */
    private static UnitDraft merge(UnitDraft unit) {
        if (!armsBothHalves(unit))
            unit.weapons.replaceAll(weapon -> weapon.counted(2 * weapon.count()));
        unit.size *= 2;
        unit.points *= 2;
        return unit;
    }

    /** Of some weapon there are more than one copy has models. */
    private static boolean armsBothHalves(UnitDraft unit) {
        return unit.weapons.stream().anyMatch(weapon -> weapon.count() > unit.size);
    }

    private static UnitDraft copy(UnitDraft unit) {
        var copy = new UnitDraft(unit.place);
        copy.name = unit.name;
        copy.entry = unit.entry;
        copy.size = unit.size;
        copy.quality = unit.quality;
        copy.defense = unit.defense;
        copy.points = unit.points;
        copy.baseWidth = unit.baseWidth;
        copy.baseDepth = unit.baseDepth;
        copy.combined = unit.combined;
        copy.rules.addAll(unit.rules);
        copy.weapons.addAll(unit.weapons);
        copy.upgrades.addAll(unit.upgrades);
        return copy;
    }
}
