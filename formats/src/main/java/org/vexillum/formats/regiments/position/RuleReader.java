package org.vexillum.formats.regiments.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.regiments.force.Vocabulary;
import org.vexillum.formats.tree.Node;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Reads special rules as they are written on cards, those of the file's own among them. */
final class RuleReader {
    private static final int MOST = 99;

    private final Vocabulary words = new Vocabulary();

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

    List<String> all(List<Node> nodes) {
        var rules = new ArrayList<String>();
        for (var node : nodes) rules.add(known(node, Read.name(node)));
        return rules;
    }

    /** A rule that the engine does not know could not be judged: it is refused. */
    String known(Node node, String rule) {
        if (!words.knows(rule)) {
            var known = TraitBook.all().stream().map(Trait::written).toList();
            throw Read.unknown(node, "unknown-rule", rule, known);
        }
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
        return words.traits(known(node, rule), node.place());
    }

    Trait trait(Node node) {
        return traits(node, Read.name(node)).getFirst();
    }
}
