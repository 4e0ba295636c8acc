package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.regiments.army.ModelCard;

/** A model before it gets its card. */
final class ModelBuilder {
    /** The table keeps a mark for each weapon of a model, and has no more of them. */
    static final int MOST_WEAPONS = 30;

    String name;
    final int quality;
    final int defense;
    final List<WrittenRule> rules;
    final List<WeaponDraft> weapons = new ArrayList<>();

    ModelBuilder(String name, int quality, int defense, List<WrittenRule> rules) {
        this.name = name;
        this.quality = quality;
        this.defense = defense;
        this.rules = new ArrayList<>(rules);
    }

    /** How many weapons of the kind of this one the model holds. */
    int armed(WeaponDraft like) {
        int count = 0;
        for (var weapon : weapons) if (weapon.melee() == like.melee()) count++;
        return count;
    }

    ModelCard card(TraitReader reader, String unit) {
        return ModelEquipment.card(name, quality, defense, rules, weapons, reader, unit);
    }
}
