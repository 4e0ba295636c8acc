package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.Trait;

/** The words of forces for files that are none: rules, traits of one's own, spells, units. */
public final class Vocabulary {
    private final Problems problems = new Problems();
    private final TraitReader traits = new TraitReader(problems);

    /** Makes a trait known that is described as in a force file. */
    public void define(Node trait) {
        new OwnTraitTree(traits, problems).read(NodeFields.of(trait, problems));
    }

    /** A spell described as in a force file. */
    public Spell spell(Node spell) {
        return new SpellTree(traits, problems).read(NodeFields.of(spell, problems));
    }

    /** The rule written so; one of several effects is several traits. */
    public List<Trait> traits(String rule, FilePlace place) {
        return traits.read(new WrittenRule(rule, place), "").traits();
    }

    /** A unit to be described piece by piece. */
    public UnitBuilder unit(String id, String name, FilePlace place) {
        return new UnitBuilder(new UnitDraft(place), id, name, new UnitCardMaker(traits, problems));
    }

    /** What was wrong with all that was read so far. */
    public List<Problem> problems() {
        return problems.all();
    }

    /** The rules of a model as one writes them. */
    public static List<String> written(ModelCard model) {
        return ModelRules.of(model).stream().map(Trait::written).toList();
    }

    /** The rules of a weapon as one writes them. */
    public static List<String> written(Weapon weapon, ModelCard bearer) {
        return ModelRules.of(weapon, bearer).stream().map(Trait::written).toList();
    }
}
