package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.tree.Node;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;

/** Reads special rules as they are written on cards. */
final class TraitReader {
    private static final int MOST = 99;

    List<Trait> all(List<Node> nodes) {
        var traits = new ArrayList<Trait>();
        for (var node : nodes) traits.add(read(node, Read.name(node)));
        return traits;
    }

    /** A trait that the engine does not know could not be judged: it is refused. */
    Trait read(Node node, String written) {
        var trait = TraitBook.read(written);
        if (trait.x() > MOST) throw new Fault(node.place(), "out-of-range", trait.x(), 1, MOST);
        if (!(trait instanceof Unenforced)) return trait;
        var known = TraitBook.all().stream().map(Trait::written).toList();
        throw Read.unknown(node, "unknown-rule", written, known);
    }
}
