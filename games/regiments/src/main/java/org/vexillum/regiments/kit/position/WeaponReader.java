package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.kit.force.WeaponEntry;
import org.vexillum.regiments.traits.Trait;

/** Reads weapons: {@code 5x Rifle (24", A1, AP(1))}, or field by field. */
final class WeaponReader {
    private static final int FARTHEST = Lengths.inches(200);
    private static final int MOST_COPIES = 200;
    private static final int MOST_ATTACKS = 99;
    private static final int MOST_PIERCING = 20;

    private final RuleReader rules;

    WeaponReader(RuleReader rules) {
        this.rules = rules;
    }

    List<WeaponEntry> all(List<Node> nodes) {
        var weapons = new ArrayList<WeaponEntry>();
        for (var node : nodes) weapons.add(read(node));
        return weapons;
    }

    WeaponEntry read(Node node) {
        return node instanceof Node.Mapping
                ? fields(new FieldGroup(PlayerWording.weapon(node)))
                : line(node);
    }

    private WeaponEntry fields(FieldGroup fields) {
        var name = fields.text("name", "weapon");
        var range = fields.get("range");
        int attacks = attacks(fields.get("attacks"));
        var written = new ArrayList<>(rules.all(fields.list("rules")));
        int piercing = fields.whole("ap", 0, MOST_PIERCING, 0);
        if (piercing > 0) written.add("AP(" + piercing + ")");
        int count = fields.whole("count", 0, MOST_COPIES, 0);
        int reach = range == null ? 0 : range(range);
        fields.done();
        return new WeaponEntry(count, name, reach, attacks, written, fields.at());
    }

    /** {@code 2} or {@code A2}. */
    private static int attacks(@Nullable Node node) {
        if (node == null) return 1;
        var bare = NodeReader.written(node).strip().replaceFirst("^[Aa]\\s*(?=\\d)", "");
        return NodeReader.whole(new Node.Scalar(node.place(), bare), 1, MOST_ATTACKS);
    }

    private static int range(Node node) {
        if (NodeReader.text(node).equals("melee")) return 0;
        int range = NodeReader.inches(node);
        if (range < 0 || range > FARTHEST)
            throw new FileFault(node.place(), "out-of-range", NodeReader.text(node), 0, 200);
        return range;
    }

    private WeaponEntry line(Node node) {
        var arm = WeaponEntry.line(NodeReader.name(node), node.place());
        if (arm == null) throw new FileFault(node.place(), "weapon-line", NodeReader.name(node));
        if (arm.count() > MOST_COPIES)
            throw new FileFault(node.place(), "out-of-range", arm.count(), 1, MOST_COPIES);
        for (var rule : arm.rules()) rules.checked(node, rule);
        return arm;
    }

    /** A weapon in nobody's hands. */
    Weapon weapon(Node node) {
        var arm = read(node);
        var traits = new ArrayList<Trait>();
        for (var rule : arm.rules()) traits.addAll(rules.traits(node, rule));
        return new Weapon(arm.name(), arm.range(), arm.attacks(), traits);
    }
}
