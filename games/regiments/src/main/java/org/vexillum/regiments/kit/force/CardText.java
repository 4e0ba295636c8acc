package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.UnenforcedMark;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.table.Formation;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Unenforced;

/** The lines of a unit's card: name, size, Quality, Defense, points, rules, weapons, base. */
final class CardText {
    private final Words words;

    CardText(Words words) {
        this.words = words;
    }

    String title(UnitCard unit) {
        var usual = unit.models().getLast();
        var merged = unit.combined() ? " (" + words.say("roster.combined") + ")" : "";
        return unit.name()
                + merged
                + " ["
                + unit.models().size()
                + "] "
                + stats(usual)
                + " | "
                + unit.points()
                + "pts";
    }

    private static String stats(ModelCard model) {
        return "Q" + model.quality() + "+ D" + model.defense() + "+";
    }

    /** What some models have is counted; command upgrades are single by nature. */
    String rules(UnitCard unit) {
        var counts = new LinkedHashMap<Trait, Integer>();
        for (var model : unit.models())
            for (var trait : ModelRules.of(model)) counts.merge(trait, 1, Integer::sum);
        if (counts.isEmpty()) return "";
        return counts.entrySet().stream()
                .sorted(Comparator.comparing(each -> CommandGroup.is(each.getKey().name())))
                .map(each -> counted(each.getKey(), each.getValue(), unit.models().size()))
                .collect(Collectors.joining(", ", " | ", ""));
    }

    private String counted(Trait trait, int count, int models) {
        boolean plain = count == models || count == 1 && CommandGroup.is(trait.name());
        var written = written(trait);
        return plain ? written : count + "x " + written;
    }

    private String written(Trait trait) {
        var written = words.trait(trait);
        return trait instanceof Unenforced ? UnenforcedMark.marked(written) : written;
    }

    List<String> weapons(UnitCard unit) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (var model : unit.models())
            for (var weapon : model.weapons()) counts.merge(weapon(weapon, model), 1, Integer::sum);
        var lines = new ArrayList<String>();
        counts.forEach((weapon, count) -> lines.add(count == 1 ? weapon : count + "x " + weapon));
        return lines;
    }

    private String weapon(Weapon weapon, ModelCard bearer) {
        var profile = new ArrayList<String>();
        if (!weapon.melee()) profile.add(Lengths.show(weapon.range()) + "\"");
        profile.add("A" + weapon.attacks());
        for (var trait : ModelRules.of(weapon, bearer)) profile.add(written(trait));
        return weapon.name() + " (" + String.join(", ", profile) + ")";
    }

    String footprint(UnitCard unit) {
        var base =
                words.say(
                        "roster.base",
                        UnitTreeWriter.millimetres(unit.baseWidth()),
                        UnitTreeWriter.millimetres(unit.baseDepth()));
        int models = unit.models().size();
        if (models == 1) return base;
        int width = Formation.width(models);
        int rows = (models + width - 1) / width;
        var block = rows == 1 ? "roster.row" : "roster.rows";
        return base + ", " + words.say(block, width, rows);
    }

    String spell(Spell spell) {
        var effect =
                switch (spell.effect()) {
                    case Spell.Harms harms -> harms(harms);
                    case Spell.Blesses blesses -> words.say("spell.blesses", blesses.trait());
                    case Spell.Curses curses -> words.say("spell.curses", curses.trait());
                    case Spell.Mends mends -> words.say("spell.mends", mends.wounds());
                };
        return words.say(
                "spell.line", spell.name(), spell.cost(), Lengths.show(spell.range()), effect);
    }

    private String harms(Spell.Harms harms) {
        if (harms.traits().isEmpty()) return words.say("spell.harms", harms.hits());
        var traits = harms.traits().stream().map(words::trait).distinct().toList();
        return words.say("spell.harms-with", harms.hits(), String.join(", ", traits));
    }
}
