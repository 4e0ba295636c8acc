package org.vexillum.regiments.kit.screen;

import static org.vexillum.kernel.geometry.Lengths.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.CardRule;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.kit.force.OwnTraitText;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** What is written on a unit's card: Quality, Defense, size, points, weapons, special rules. */
final class CardView {
    private final Unit unit;
    private final ScreenWords speech;

    CardView(Unit unit, ScreenWords speech) {
        this.unit = unit;
        this.speech = speech;
    }

    View.Card card() {
        var usual = unit.card(unit.startingSize() > 1 ? unit.card().models().size() - 1 : 0);
        var lines = new ArrayList<List<String>>();
        lines.add(speech.pair("card.quality", usual.quality() + "+"));
        lines.add(speech.pair("card.defense", usual.defense() + "+"));
        lines.add(speech.pair("card.size", unit.living() + "/" + unit.startingSize()));
        lines.add(speech.pair("card.points", "" + unit.points()));
        return new View.Card(lines, weapons(), traits(), "");
    }

    private List<String> weapons() {
        var counts = new LinkedHashMap<Weapon, Integer>();
        for (int model : living())
            for (var weapon : unit.card(model).weapons()) counts.merge(weapon, 1, Integer::sum);
        return counts.entrySet().stream().map(this::weapon).toList();
    }

    private String weapon(Map.Entry<Weapon, Integer> counted) {
        var weapon = counted.getKey();
        var profile = new ArrayList<String>();
        if (!weapon.melee()) profile.add(show(weapon.range()) + "\"");
        profile.add("A" + weapon.attacks());
        for (var trait : weapon.traits()) profile.add(speech.trait(trait, true).name());
        var many = counted.getValue() > 1 ? counted.getValue() + "x " : "";
        return many + weapon.name() + " (" + String.join(", ", profile) + ")";
    }

    private List<View.Trait> traits() {
        var all = new LinkedHashSet<Trait>();
        for (int model : living()) {
            all.addAll(unit.traits(model));
            for (var weapon : unit.card(model).weapons()) all.addAll(weapon.traits());
        }
        var byName = new LinkedHashMap<String, View.Trait>();
        for (CardRule trait : all) {
            var shown =
                    trait instanceof OwnTraitEffect own
                            ? own(own.name(), all)
                            : speech.trait(trait, !(trait instanceof Unenforced));
            byName.putIfAbsent(shown.name(), shown);
        }
        return List.copyOf(byName.values());
    }

    /** One of the force's own: all its effects in words. */
    private View.Trait own(String name, Set<Trait> all) {
        var effects = new ArrayList<OwnTraitEffect>();
        for (var trait : all)
            if (trait instanceof OwnTraitEffect own && own.name().equals(name)) effects.add(own);
        return speech.own(name, new OwnTraitText(Words.in(speech.lang())).describe(effects));
    }

    private List<Integer> living() {
        var models = new ArrayList<Integer>();
        for (int slot = 0; slot < unit.living(); slot++) models.add(unit.inSlot(slot));
        return models;
    }

    /** The ranges of its weapons, each once. */
    static List<Integer> ranges(Unit unit) {
        var ranges = new TreeSet<Integer>();
        for (int slot = 0; slot < unit.living(); slot++)
            for (var weapon : unit.card(unit.inSlot(slot)).weapons())
                if (!weapon.melee()) ranges.add(weapon.range());
        return ranges.stream().collect(Collectors.toList());
    }
}
