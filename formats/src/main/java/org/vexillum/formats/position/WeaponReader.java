package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.Place;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.Trait;

/** Reads weapons: {@code 5x Rifle (24", A1, AP(1))}, or field by field. */
final class WeaponReader {
    /** A weapon and how many of it the unit has; 0 for one each. */
    record Carried(Weapon weapon, int count, Place at) {}

    private static final int FARTHEST = Lengths.inches(200);

    private final TraitReader traits;

    WeaponReader(TraitReader traits) {
        this.traits = traits;
    }

    List<Carried> all(List<Node> nodes) {
        var weapons = new ArrayList<Carried>();
        for (var node : nodes) weapons.add(read(node));
        return weapons;
    }

    Carried read(Node node) {
        return node instanceof Node.Mapping ? fields(new Group(node)) : line(node);
    }

    private Carried fields(Group fields) {
        var name = fields.text("name", "weapon");
        var range = fields.get("range");
        int attacks = fields.whole("attacks", 1, 99, 1);
        var rules = traits.all(fields.list("rules"));
        int count = fields.whole("count", 0, 99, 0);
        int reach = range == null ? 0 : range(range);
        fields.done();
        return new Carried(new Weapon(name, reach, attacks, rules), count, fields.at());
    }

    private static int range(Node node) {
        if (Read.text(node).equals("melee")) return 0;
        int range = Read.inches(node);
        if (range < 0 || range > FARTHEST)
            throw new Fault(node.place(), "out-of-range", Read.text(node), 0, 200);
        return range;
    }

    private Carried line(Node node) {
        var line = WeaponLine.read(Read.name(node));
        if (line == null) throw new Fault(node.place(), "weapon-line", Read.name(node));
        var rules = new ArrayList<Trait>();
        for (var rule : line.rules()) rules.add(traits.read(node, rule));
        return new Carried(
                new Weapon(line.name(), Lengths.inches(line.range()), line.attacks(), rules),
                line.count(),
                node.place());
    }
}
