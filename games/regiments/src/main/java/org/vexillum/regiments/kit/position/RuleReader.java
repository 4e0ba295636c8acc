package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.Assumed;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.regiments.kit.force.Vocabulary;
import org.vexillum.regiments.traits.Trait;

/** Reads special rules as they are written on cards, those of the file's own among them. */
final class RuleReader {
    private static final int MOST = 99;

    private final Vocabulary words = new Vocabulary();
    private final Assumed assumed;
    private int told;

    RuleReader(Assumed assumed) {
        this.assumed = assumed;
    }

    Vocabulary words() {
        return words;
    }

    /** Traits that the file describes itself. */
    void define(List<Node> traits) {
        for (var trait : traits) words.define(trait);
        mustBeRight();
    }

    /** What the readers of forces found wrong is a fault of this file. */
    void mustBeRight() {
        for (var problem : words.problems()) if (problem.error()) throw Fault.of(problem);
    }

    /**
     * Names the rules read since that the engine does not know; they are kept.
     *
     * @param about the unit that has them, or empty
     */
    void tell(String about) {
        var notes = words.problems();
        assumed.unenforced(about, notes.subList(told, notes.size()));
        told = notes.size();
    }

    List<String> all(List<Node> nodes) {
        var rules = new ArrayList<String>();
        for (var node : nodes) rules.add(checked(node, Read.name(node)));
        return rules;
    }

    String checked(Node node, String rule) {
        for (var trait : words.traits(rule, node.place()))
            if (trait.x() > MOST) throw new Fault(node.place(), "out-of-range", trait.x(), 1, MOST);
        return rule;
    }

    /** Rules one by one or several in one text. */
    List<Trait> traits(Node node) {
        var traits = new ArrayList<Trait>();
        for (var one : Read.oneOrMore(Idiom.phrases(node)))
            traits.addAll(traits(one, Read.name(one)));
        return traits;
    }

    List<Trait> traits(Node node, String rule) {
        return words.traits(checked(node, rule), node.place());
    }

    Trait trait(Node node) {
        return traits(node, Read.name(node)).getFirst();
    }
}
