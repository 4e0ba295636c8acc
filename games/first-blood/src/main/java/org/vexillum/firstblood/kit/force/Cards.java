package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Boon.Gift;
import org.vexillum.gamekit.Place;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.Written;
import org.vexillum.gamekit.tree.Fields;
import org.vexillum.gamekit.tree.Node;

/** Single cards, for other files than army lists; the fields are the same. */
public final class Cards {
    /** The fields of a card. */
    public static final List<String> FIELDS =
            List.of(
                    "name",
                    "entry",
                    "points",
                    "character",
                    "models",
                    "type",
                    "class",
                    "base",
                    "profile",
                    "wounded",
                    "commandRange",
                    "rules",
                    "abilities",
                    "leaderOption",
                    "leader",
                    "standard",
                    "standardFrom",
                    "officers",
                    "officer",
                    "specialists",
                    "retinue",
                    "tiers",
                    "items",
                    "events",
                    "incantations");

    private final TraitReader traits;
    private final Problems problems;

    public Cards(Edition edition, Problems problems) {
        traits = new TraitReader(edition, problems);
        this.problems = problems;
    }

    /** Rules of a file's own. */
    public void own(Node node) {
        new OwnTree(traits, problems).read(Fields.of(node, problems));
    }

    public Incantation incantation(Node node) {
        return new SpellTree(traits, problems).read(Fields.of(node, problems));
    }

    public RegimentCard regiment(Node node, String id) {
        var draft = new RegimentTree(traits, problems).read(Fields.of(node, problems));
        draft.id = id;
        return new Muster(traits, problems).card(draft);
    }

    /** What somebody is given, as players write it. */
    public Gift gift(String text, Place place) {
        return GiftText.read(text, traits.at(new Written("", place)));
    }

    /** The fields of a card, as they are read. */
    public static Map<String, Object> written(RegimentCard card) {
        return ForceWriter.regiment(card);
    }
}
