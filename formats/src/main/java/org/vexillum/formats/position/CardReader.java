package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Reads what would stand on the card of a unit. */
final class CardReader {
    static final int MOST_MODELS = 60;
    private static final int USUAL_MODELS = 10;
    private static final int BIGGEST_BASE = 40_000;

    /** Offices of the command group, in the order in which the first models take them. */
    enum Office {
        SERGEANT,
        MUSICIAN,
        BANNER
    }

    private final ModelReader models;
    private final Assumed assumed;

    CardReader(TraitReader traits, Assumed assumed) {
        models = new ModelReader(traits);
        this.assumed = assumed;
    }

    private WeaponReader weapons() {
        return models.weapons();
    }

    UnitCard unit(Group fields, String id) {
        var name = fields.text("name", id);
        var profile = profile(fields, name, id);
        var cards = models(fields, profile, id);
        int[] base = base(fields.get("base"));
        int points = fields.whole("points", 0, 100_000, 0);
        boolean combined = fields.flag("combined");
        var entry = fields.text("entry", name);
        return new UnitCard(id, name, entry, points, cards, base[0], base[1], combined, null);
    }

    private ModelReader.Profile profile(Group fields, String name, String id) {
        int quality = score(fields, "quality", id);
        int defense = score(fields, "defense", id);
        return new ModelReader.Profile(
                name, quality, defense, models.traits().all(fields.list("rules")));
    }

    private int score(Group fields, String which, String id) {
        var node = fields.get(which);
        if (node != null) return ModelReader.score(node);
        assumed.add(id, which, ModelReader.USUAL_SCORE);
        return ModelReader.USUAL_SCORE;
    }

    private List<ModelCard> models(Group fields, ModelReader.Profile profile, String id) {
        var carried = weapons().all(fields.list("weapons"));
        var node = fields.get("models");
        if (node instanceof Node.Sequence row) return kinds(row, profile, carried);
        int count = starting(fields, node, id);
        var command = command(fields);
        if (command.size() > count) throw new Fault(fields.at(), "command", count);
        return ModelReader.alike(profile, count, carried, command);
    }

    private int starting(Group fields, @Nullable Node models, String id) {
        int now = models == null ? 0 : Read.whole(models, 0, MOST_MODELS);
        int of = fields.whole("of", 1, MOST_MODELS, 0);
        if (of > 0 && now > of) throw new Fault(fields.at(), "more-than-started", now, of);
        if (of > 0) return of;
        if (now > 0) return now;
        assumed.add(id, "models", USUAL_MODELS);
        return USUAL_MODELS;
    }

    private List<ModelCard> kinds(
            Node.Sequence row, ModelReader.Profile unit, List<WeaponReader.Carried> usual) {
        var all = new ArrayList<ModelCard>();
        for (var node : row.entries()) {
            var fields = new Group(node);
            all.addAll(models.kind(fields, unit, usual));
            fields.get("left");
            fields.done();
        }
        if (all.isEmpty() || all.size() > MOST_MODELS)
            throw new Fault(row.place(), "out-of-range", all.size(), 1, MOST_MODELS);
        return all;
    }

    private static List<Trait> command(Group fields) {
        var offices = new ArrayList<Trait>();
        for (var node : fields.list("command")) {
            var office = TraitBook.read(Read.written(Read.word(node, Office.class)));
            if (offices.contains(office)) // AOFR-CMD-LIMIT
            throw new Fault(node.place(), "command-twice", office.name());
            offices.add(office);
        }
        return offices;
    }

    /** Millimetres: one number for a square base, two for width and depth. */
    private static int[] base(@Nullable Node node) {
        if (node == null) return new int[] {UnitCard.DEFAULT_BASE, UnitCard.DEFAULT_BASE};
        if (!(node instanceof Node.Sequence row)) return new int[] {edge(node), edge(node)};
        if (row.entries().size() != 2) throw new Fault(node.place(), "base");
        return new int[] {edge(row.entries().get(0)), edge(row.entries().get(1))};
    }

    private static int edge(Node node) {
        int edge = Read.millimetres(node);
        if (edge < 500 || edge > BIGGEST_BASE) throw new Fault(node.place(), "base");
        return edge;
    }
}
