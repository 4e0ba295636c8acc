package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;

/** Reads the rules and weapons of one unit out of lines of a pasted list. */
final class PastedRules {
    private static final List<String> COMBINED = List.of("combined", "combined unit", "combinada");

    private final UnitDraft unit;
    private final FilePlace place;
    private final Problems problems;

    PastedRules(UnitDraft unit, FilePlace place, Problems problems) {
        this.unit = unit;
        this.place = place;
        this.problems = problems;
    }

    /** The part of a unit's line that lists its rules; weapons may stand there, too. */
    void read(String part) {
        for (var text : LineSplitter.split(part)) {
            var piece = LineSplitter.piece(text);
            var weapon = WeaponText.read(piece, place);
            if (weapon != null) unit.weapons.add(weapon);
            else rule(piece);
        }
    }

    /** A line below it: weapons, and rules that are known; says whether it was one. */
    boolean weapons(String line) {
        var pieces = LineSplitter.split(line).stream().map(LineSplitter::piece).toList();
        if (pieces.stream().noneMatch(this::understood)) return false;
        for (var piece : pieces) {
            var weapon = WeaponText.read(piece, place);
            if (weapon != null) unit.weapons.add(weapon);
            else if (understood(piece)) rule(piece);
            else problems.error(place, "text.piece", piece.whole(), unit.name);
        }
        return true;
    }

    private boolean understood(LineSplitter.Piece piece) {
        return WeaponText.read(piece, place) != null || known(piece.whole()) || bundle(piece);
    }

    private void rule(LineSplitter.Piece piece) {
        if (COMBINED.contains(TraitBook.key(piece.whole()))) unit.combined = true;
        else if (CommandGroup.is(piece.name())) command(piece);
        else if (bundle(piece)) upgrade(piece);
        else some(piece.count(), piece.name(), List.of(written(piece.whole())), List.of());
    }

    /** Command groups are single models, with what stands behind their names. */
    private void command(LineSplitter.Piece piece) {
        var parts = parts(piece);
        parts.rules.addFirst(written(piece.name()));
        for (int i = 0; i < Math.max(1, piece.count()); i++)
            unit.upgrades.add(new Upgrade(1, true, piece.name(), parts.rules, parts.weapons));
    }

    private void upgrade(LineSplitter.Piece piece) {
        var parts = parts(piece);
        problems.note(place, "text.upgrade", unit.name, piece.name(), piece.inside());
        some(piece.count(), piece.name(), parts.rules, parts.weapons);
    }

    private void some(int count, String name, List<WrittenRule> rules, List<WeaponDraft> weapons) {
        if (count == 0 && weapons.isEmpty() || count >= unit.size) {
            unit.rules.addAll(rules);
            for (var weapon : weapons)
                unit.weapons.add(weapon.count() == 0 ? weapon.counted(unit.size) : weapon);
        } else unit.upgrades.add(new Upgrade(Math.max(1, count), false, name, rules, weapons));
    }

    private record Parts(List<WrittenRule> rules, List<WeaponDraft> weapons) {}

    private Parts parts(LineSplitter.Piece piece) {
        var parts = new Parts(new ArrayList<>(), new ArrayList<>());
        for (var text : LineSplitter.split(piece.inside())) {
            var weapon = WeaponText.read(LineSplitter.piece(text), place);
            if (weapon == null) parts.rules.add(written(LineSplitter.piece(text).whole()));
            else parts.weapons.add(weapon);
        }
        return parts;
    }

    /** Whether it is a name with rules or weapons in parentheses, some of them known. */
    private boolean bundle(LineSplitter.Piece piece) {
        if (known(piece.whole())) return false;
        return LineSplitter.split(piece.inside()).stream()
                .map(LineSplitter::piece)
                .anyMatch(part -> known(part.whole()) || WeaponText.read(part, place) != null);
    }

    private static boolean known(String rule) {
        return !(TraitBook.read(rule) instanceof Unenforced) || CommandGroup.is(rule);
    }

    private WrittenRule written(String rule) {
        return new WrittenRule(rule, place);
    }
}
