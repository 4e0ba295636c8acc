package org.vexillum.firstblood.kit.position;

import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.NeverBroken;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.Node;

/** Reads what has become of a regiment. */
final class StateReader {
    private static final int MANY = 100;

    private final FieldGroup fields;
    private final Regiment regiment;
    private final CardReader cards;
    private final Status waiting;
    private final AssumedValues assumed;

    StateReader(
            FieldGroup fields,
            Regiment regiment,
            CardReader cards,
            Status waiting,
            AssumedValues assumed) {
        this.fields = fields;
        this.regiment = regiment;
        this.cards = cards;
        this.waiting = waiting;
        this.assumed = assumed;
    }

    void read() {
        status();
        restored();
        fallen();
        weakened();
        wounds();
        int size = regiment.size();
        var casualties = fields.alias("casualtyTokens");
        regiment.setTokens(
                casualties == null
                        ? fields.whole("tokens", 0, MANY, 0)
                        : NodeReader.whole(casualties, 0, MANY));
        PositionState.read(RegimentState.ALL, regiment, fields);
        regiment.setStartedRoundWith(
                fields.whole(
                        "startedRoundWith",
                        0,
                        size,
                        Math.min(size, regiment.living() + regiment.lostThisRound())));
        broken();
        inspired();
        boons();
        acting();
    }

    private void status() {
        var garrison = fields.get("garrison");
        var node = fields.get("status");
        boolean stands = fields.has("places") || fields.has("at");
        regiment.setStatus(stands ? Status.ON_TABLE : waiting);
        if (garrison != null) regiment.setStatus(Status.IN_GARRISON);
        if (garrison != null) regiment.setGarrison(NodeReader.name(garrison));
        if (node != null) regiment.setStatus(NodeReader.word(node, Status.class));
    }

    /** Command models that fell and came back as ordinary ones (FB-HEAL-05). */
    private void restored() {
        for (var one : fields.list("restored")) {
            int model = model(one);
            regiment.remove(model);
            regiment.restore(model, null, 0);
        }
    }

    /** How many are left, the last of the card gone first, or the numbers of the fallen. */
    private void fallen() {
        var left = fields.get("left");
        var fallen = fields.get("fallen");
        if (left != null && fallen != null) throw new FileFault(left.place(), "left-or-fallen");
        if (left != null) {
            int count = NodeReader.whole(left, 1, regiment.size());
            for (int model = regiment.size() - 1; model >= count; model--) regiment.remove(model);
        }
        if (fallen != null)
            for (var one : NodeReader.oneOrMore(fallen)) regiment.remove(model(one));
        if (regiment.living() == 0) regiment.setStatus(Status.DESTROYED);
    }

    private int model(Node node) {
        int model = NodeReader.whole(node, 0, regiment.size() - 1);
        if (!regiment.alive(model)) throw new FileFault(node.place(), "model-dead", model);
        return model;
    }

    private void weakened() {
        for (var one : fields.list("weakened")) {
            int model = model(one);
            if (regiment.card(model).wounded() == null)
                throw new FileFault(one.place(), "no-wounded-profile", model);
            regiment.setWeakened(model, true);
        }
    }

    /** One number for the first ordinary model, a list for all living, or by their numbers. */
    private void wounds() {
        switch (fields.get("wounds")) {
            case null -> {}
            case Node.Scalar one -> wounds(ordinary(), one);
            case Node.Sequence row -> {
                if (row.entries().size() > regiment.living())
                    throw new FileFault(
                            row.place(),
                            "more-than-living",
                            row.entries().size(),
                            regiment.living());
                for (int i = 0; i < row.entries().size(); i++)
                    wounds(regiment.models()[i], row.entries().get(i));
            }
            case Node.Mapping group ->
                    group.fields()
                            .forEach((number, value) ->
                                    wounds(model(new Node.Scalar(value.place(), number)), value));
        }
    }

    private int ordinary() {
        for (int model : regiment.models())
            if (regiment.role(model) == Role.TROOPER || regiment.role(model) == Role.RETINUE)
                return model;
        return regiment.models()[0];
    }

    private void wounds(int model, Node node) {
        int most = regiment.profile(model).wounds();
        int wounds = NodeReader.whole(node, 0, MANY);
        if (wounds >= most) throw new FileFault(node.place(), "wounds-kill", wounds, most);
        regiment.setWounds(model, wounds);
    }

    /** Half lost, and nobody says that it has rallied since (FB-BROKEN-01). */
    private void broken() {
        regiment.setBroken(fields.flag("broken"));
        if (regiment.broken()) mayBeBroken();
        if (fields.has("broken") || !halfLost(regiment) || neverBroken()) return;
        regiment.setBroken(true);
        assumed.add(regiment.id(), "broken");
    }

    private void mayBeBroken() {
        var place = fields.needed("broken").place();
        if (regiment.card().character())
            throw new FileFault(place, "broken-character", regiment.id());
        if (neverBroken()) throw new FileFault(place, "broken-dauntless", regiment.id());
    }

    /** By a rule of its own, not of its officer or specialist (FB-SR-DAUNTLESS, FB-OFFICER-05). */
    private boolean neverBroken() {
        for (var member : regiment.card().members())
            if (member.role() != Role.OFFICER
                    && member.role() != Role.SPECIALIST
                    && Traits.find(member.card().traits(), NeverBroken.class) != null) return true;
        return false;
    }

    /** Whether it has lost enough this round to be Broken, unless something prevents it. */
    static boolean halfLost(Regiment regiment) {
        int lost = regiment.lostThisRound();
        return lost > 0 && 2 * lost >= regiment.startedRoundWith() && !regiment.card().character();
    }

    /** {@code yes} for the next Clash, or how long. */
    private void inspired() {
        var node = fields.get("inspired");
        if (node == null) return;
        regiment.setInspired(
                switch (NodeReader.name(node)) {
                    case "true", "yes" -> Inspired.NEXT_CLASH;
                    case "false" -> Inspired.NO;
                    default -> NodeReader.word(node, Inspired.class);
                });
    }

    /** A gift, or {@code {gives, until, source, rule, from}}. */
    private void boons() {
        for (var node : fields.list("boons")) {
            if (!(node instanceof Node.Mapping)) {
                regiment.gain(boon(node));
                continue;
            }
            var group = new FieldGroup(node);
            var until = group.get("until");
            var gives = group.needed("gives");
            var gift = cards.gift(gives, regiment.id());
            var source = group.text("source", NodeReader.name(gives));
            var rule = group.text("rule", cards.usualRule(gift, source));
            var lasts =
                    until == null
                            ? TemporaryEffect.Until.ROUND_END
                            : NodeReader.word(until, TemporaryEffect.Until.class);
            var owner = group.text("from", regiment.id());
            group.done();
            regiment.gain(new TemporaryEffect(source, rule, gift, lasts, owner));
        }
    }

    private TemporaryEffect boon(Node node) {
        var gift = cards.gift(node, regiment.id());
        var rule = cards.usualRule(gift, "");
        return new TemporaryEffect(
                NodeReader.name(node), rule, gift, TemporaryEffect.Until.ROUND_END, regiment.id());
    }

    private void acting() {
        var node = fields.get("acting");
        if (node != null) regiment.setActing(model(node));
        else if (regiment.living() > 0 && regiment.leaders().length == 0)
            regiment.setActing(regiment.models()[0]);
    }
}
