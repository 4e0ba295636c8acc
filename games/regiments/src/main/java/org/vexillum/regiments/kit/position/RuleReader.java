package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.regiments.kit.force.Vocabulary;
import org.vexillum.regiments.traits.Trait;

/** Reads special rules as they are written on cards, those of the file's own among them. */
final class RuleReader {
    private static final int MOST = 99;

    private final Vocabulary words = new Vocabulary();
    private final AssumedValues assumed;
    private int told;

    RuleReader(AssumedValues assumed) {
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
        for (var problem : words.problems()) if (problem.error()) throw FileFault.of(problem);
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
        for (var node : nodes) rules.add(checked(node, NodeReader.name(node)));
        return rules;
    }

    String checked(Node node, String rule) {
        for (var trait : words.traits(rule, node.place()))
            if (trait.x() > MOST)
                throw new FileFault(node.place(), "out-of-range", trait.x(), 1, MOST);
        return rule;
    }

    /** Rules one by one or several in one text. */
    List<Trait> traits(Node node) {
        var traits = new ArrayList<Trait>();
        for (var one : NodeReader.oneOrMore(PlayerWording.phrases(node)))
            traits.addAll(traits(one, NodeReader.name(one)));
        return traits;
    }

    List<Trait> traits(Node node, String rule) {
        return words.traits(checked(node, rule), node.place());
    }

    Trait trait(Node node) {
        return traits(node, NodeReader.name(node)).getFirst();
    }
}
