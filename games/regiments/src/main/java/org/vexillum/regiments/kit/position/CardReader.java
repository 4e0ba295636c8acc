package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.kit.force.UnitBuilder;
import org.vexillum.regiments.kit.force.WeaponEntry;

/** Reads what would stand on the card of a unit. */
final class CardReader {
    static final int MOST_MODELS = 60;
    static final int MOST_POINTS = 100_000;
    private static final int USUAL_MODELS = 10;
    private static final int USUAL_SCORE = 4;
    private static final int SMALLEST_BASE = 500;
    private static final int BIGGEST_BASE = 40_000;

    /** Offices of the command group. */
    enum Office {
        SERGEANT,
        MUSICIAN,
        BANNER
    }

    private final RuleReader rules;
    private final WeaponReader weapons;
    private final AssumedValues assumed;

    CardReader(RuleReader rules, AssumedValues assumed) {
        this.rules = rules;
        this.assumed = assumed;
        weapons = new WeaponReader(rules);
    }

    UnitCard unit(FieldGroup fields, String id) {
        var name = fields.text("name", id);
        int quality = score(fields, "quality", id);
        int defense = score(fields, "defense", id);
        int[] base = base(fields.get("base"));
        var unit =
                rules.words()
                        .unit(id, name, fields.at())
                        .entry(fields.text("entry", name))
                        .scores(quality, defense)
                        .points(fields.whole("points", 0, MOST_POINTS, 0))
                        .base(base[0], base[1])
                        .combined(fields.flag("combined"));
        for (var rule : rules.all(fields.list("rules"))) unit.rule(rule, fields.at());
        var offices = command(fields);
        for (var office : offices) unit.rule(NodeReader.written(office), fields.at());
        models(fields, unit, new Usual(id, name, quality, defense));
        var card = unit.card();
        if (offices.size() > card.models().size())
            throw new FileFault(fields.at(), "command", card.models().size());
        rules.mustBeRight();
        return card;
    }

    /** What models have if they are not described otherwise. */
    private record Usual(String id, String name, int quality, int defense) {}

    private int score(FieldGroup fields, String which, String id) {
        var node = fields.get(which);
        if (node == null && which.equals("defense")) node = fields.alias("defence");
        if (node != null) return score(node);
        assumed.add(id, which, USUAL_SCORE);
        return USUAL_SCORE;
    }

    /** Quality and Defense are written 4 or 4+; both lie between 2 and 6. */
    static int score(Node node) {
        var text = NodeReader.text(node).strip();
        var score = text.replaceFirst("^[QqDd]\\s*", "");
        if (score.matches("[2-6]\\+?")) return score.charAt(0) - '0';
        throw new FileFault(node.place(), "score", text);
    }

    static int scoreOr(@Nullable Node node, int otherwise) {
        return node == null ? otherwise : score(node);
    }

    private void models(FieldGroup fields, UnitBuilder unit, Usual usual) {
        var carried = weapons.all(fields.list("weapons"));
        var node = fields.get("models");
        if (node instanceof Node.Sequence kinds) kinds(kinds, unit, usual, carried);
        else unit.alike(starting(fields, node, usual.id), carried);
    }

    private int starting(FieldGroup fields, @Nullable Node models, String id) {
        int now = models == null ? 0 : NodeReader.whole(models, 0, MOST_MODELS);
        int of = fields.whole("of", 1, MOST_MODELS, 0);
        if (of > 0 && now > of) throw new FileFault(fields.at(), "more-than-started", now, of);
        if (of > 0) return of;
        if (now > 0) return now;
        assumed.add(id, "models", USUAL_MODELS);
        return USUAL_MODELS;
    }

    private void kinds(
            Node.Sequence kinds, UnitBuilder unit, Usual usual, List<WeaponEntry> carried) {
        int models = 0;
        for (var node : kinds.entries()) models += kind(new FieldGroup(node), unit, usual, carried);
        if (models < 1 || models > MOST_MODELS)
            throw new FileFault(kinds.place(), "out-of-range", models, 1, MOST_MODELS);
    }

    /** One kind of models; what it does not say, its unit says. */
    private int kind(FieldGroup fields, UnitBuilder unit, Usual usual, List<WeaponEntry> carried) {
        int count = fields.whole("count", 1, MOST_MODELS, 1);
        unit.some(
                count,
                fields.text("name", usual.name),
                scoreOr(fields.get("quality"), usual.quality),
                scoreOr(fields.get("defense"), usual.defense),
                rules.all(fields.list("rules")),
                fields.has("weapons") ? weapons.all(fields.list("weapons")) : carried,
                fields.at());
        fields.get("left");
        fields.done();
        return count;
    }

    private static List<Office> command(FieldGroup fields) {
        var offices = new ArrayList<Office>();
        for (var node : fields.list("command")) {
            var office = NodeReader.word(node, Office.class);
            if (offices.contains(office)) // AOFR-CMD-LIMIT
            throw new FileFault(node.place(), "command-twice", NodeReader.written(office));
            offices.add(office);
        }
        return offices;
    }

    /** Millimetres: one number for a square base, two for width and depth. */
    private static int[] base(@Nullable Node node) {
        if (node == null) return new int[] {UnitCard.DEFAULT_BASE, UnitCard.DEFAULT_BASE};
        if (!(node instanceof Node.Sequence row)) return new int[] {edge(node), edge(node)};
        if (row.entries().size() != 2) throw new FileFault(node.place(), "base");
        return new int[] {edge(row.entries().get(0)), edge(row.entries().get(1))};
    }

    private static int edge(Node node) {
        int edge = NodeReader.millimetres(node);
        if (edge < SMALLEST_BASE || edge > BIGGEST_BASE) throw new FileFault(node.place(), "base");
        return edge;
    }
}
