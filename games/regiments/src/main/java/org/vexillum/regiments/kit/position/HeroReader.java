package org.vexillum.regiments.kit.position;

import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.UnitCard;

/** Reads the hero in the ranks of a unit (AOFR-SR-HERO-1). */
final class HeroReader {
    private static final int TOUGHEST = 6;

    private final RuleReader rules;
    private final AssumedValues assumed;

    HeroReader(RuleReader rules, AssumedValues assumed) {
        this.rules = rules;
        this.assumed = assumed;
    }

    @Nullable UnitCard read(FieldGroup unit, UnitCard host) {
        var node = unit.get("hero");
        if (node == null) return null;
        if (node instanceof Node.Mapping) return checked(node, host, described(node, host));
        return NodeReader.flag(node) ? checked(node, host, plain(node, host)) : null;
    }

    private static UnitCard checked(Node node, UnitCard host, UnitCard hero) {
        int tough = hero.models().getFirst().tough();
        if (tough > TOUGHEST) throw new FileFault(node.place(), "hero-too-tough", tough);
        if (host.models().size() == 1) throw new FileFault(node.place(), "hero-alone");
        return hero;
    }

    /** Somebody is there, and that is all that is known of him. */
    private UnitCard plain(Node node, UnitCard host) {
        var like = host.models().getFirst();
        assumed.add(host.id(), "hero", like.quality(), like.defense());
        return rules.words()
                .unit(host.id() + "-hero", "Hero", node.place())
                .scores(like.quality(), like.defense())
                .base(host.baseWidth(), host.baseDepth())
                .joining(host.id())
                .rule("Hero", node.place())
                .alike(1, java.util.List.of())
                .card();
    }

    private UnitCard described(Node node, UnitCard host) {
        var fields = new FieldGroup(node);
        var like = host.models().getFirst();
        var hero =
                rules.words()
                        .unit(host.id() + "-hero", fields.text("name", "Hero"), node.place())
                        .scores(
                                CardReader.scoreOr(fields.get("quality"), like.quality()),
                                CardReader.scoreOr(fields.get("defense"), like.defense()))
                        .points(fields.whole("points", 0, CardReader.MOST_POINTS, 0))
                        .base(host.baseWidth(), host.baseDepth())
                        .joining(host.id())
                        .rule("Hero", node.place());
        for (var rule : rules.all(fields.list("rules"))) hero.rule(rule, node.place());
        hero.alike(1, new WeaponReader(rules).all(fields.list("weapons")));
        fields.flag("dead");
        fields.done();
        var card = hero.card();
        rules.mustBeRight();
        return card;
    }
}
