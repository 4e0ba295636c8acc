package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;

/** Reads one regiment of a tree. */
final class RegimentTree {
    private static final int MOST_MODELS = 50;
    private static final int MOST_POINTS = 100_000;

    private final TraitReader traits;
    private final Problems problems;
    private final ModelTree models;

    RegimentTree(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
        models = new ModelTree(traits, problems);
    }

    RegimentDraft read(NodeFields fields) {
        try (fields) {
            var draft = new RegimentDraft(models.read(fields, null));
            draft.id = fields.text("id", "");
            draft.entry = fields.text("entry", "");
            draft.faction = fields.text("faction", "");
            draft.character = fields.flag("character");
            draft.model.count =
                    draft.character
                            ? fields.whole("models", 1, 1, 1)
                            : fields.whole("models", 1, MOST_MODELS);
            draft.starting = fields.whole("starting", 0, MOST_MODELS, 0);
            draft.perModel = fields.whole("perModel", 0, MOST_POINTS, 0);
            command(fields, draft);
            character(fields, draft);
            for (var node : fields.list("events")) event(node, draft);
            draft.incantations.addAll(models.texts(fields, "incantations"));
            return draft;
        }
    }

    private void command(NodeFields fields, RegimentDraft draft) {
        draft.leaderOption = fields.get("leaderOption") == null || fields.flag("leaderOption");
        draft.leader = fields.get("leader") == null ? draft.leaderOption : fields.flag("leader");
        draft.standard = fields.flag("standard");
        draft.standardFrom = fields.whole("standardFrom", 0, MOST_MODELS, 0);
        for (var one : fields.mappings("specialists"))
            draft.specialists.add(models.specialist(one, draft.model));
        draft.officers.addAll(models.texts(fields, "officers"));
        var officer = fields.get("officer");
        if (officer == null) return;
        try (var own = NodeFields.of(officer, problems)) {
            draft.officer = models.read(own, draft.model);
        }
    }

    private void character(NodeFields fields, RegimentDraft draft) {
        for (var one : fields.mappings("retinue"))
            draft.retinue.add(models.retainer(one, draft.model));
        for (var one : fields.mappings("tiers")) tier(one, draft);
        for (var one : fields.mappings("items")) item(one, draft);
    }

    private void tier(NodeFields fields, RegimentDraft draft) {
        try (fields) {
            var category =
                    models.word(fields, "category", RetinueCategory.class, RetinueCategory.COMBAT);
            int tier = fields.whole("tier", 1, 3);
            var where = new WrittenRule(draft.model.name, fields.place());
            boolean alone = fields.flag("characterOnly");
            for (var gift : models.texts(fields, "gives"))
                draft.tiers.add(
                        new TierBonus(
                                category, tier, GiftText.read(gift, traits.at(where)), alone));
        }
    }

    private void item(NodeFields fields, RegimentDraft draft) {
        try (fields) {
            var name = fields.text("name");
            var gifts = new ArrayList<Gift>();
            var where = new WrittenRule(name, fields.place());
            for (var gift : models.texts(fields, "gives"))
                gifts.add(GiftText.read(gift, traits.at(where)));
            draft.items.add(
                    new Item(
                            name,
                            fields.text("catalogue", ""),
                            fields.whole("points", 0, MOST_POINTS, 0),
                            gifts));
        }
    }

    /** One of the book by its name, or one of the list's own with what it gives. */
    private void event(Node node, RegimentDraft draft) {
        if (!(node instanceof Node.Mapping)) {
            event(NodeValues.text(node, problems), node, draft);
            return;
        }
        try (var fields = NodeFields.of(node, problems)) {
            draft.ownEvents.add(models.ability(fields, draft.model.name));
        }
    }

    private void event(String text, Node node, RegimentDraft draft) {
        var event = DrawEventNames.read(text, traits.edition());
        if (event != null) draft.events.add(event);
        else
            problems.error(
                    node.place(),
                    "file.no-word",
                    text,
                    String.join(", ", GameTerms.words(DrawEvent.class)));
    }
}
