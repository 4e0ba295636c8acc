package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;

/** Single cards, for other files than army lists; the fields are the same. */
public final class CardParser {
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

    public CardParser(Edition edition, Problems problems) {
        traits = new TraitReader(edition, problems);
        this.problems = problems;
    }

    /** Rules of a file's own. */
    public void own(Node node) {
        new OwnRuleTree(traits, problems).read(NodeFields.of(node, problems));
    }

    public Incantation incantation(Node node) {
        return new SpellTree(traits, problems).read(NodeFields.of(node, problems));
    }

    public RegimentCard regiment(Node node, String id) {
        var draft = new RegimentTree(traits, problems).read(NodeFields.of(node, problems));
        draft.id = id;
        return new RegimentCardMaker(traits, problems).card(draft);
    }

    /** What somebody is given, as players write it. */
    public Gift gift(String text, FilePlace place) {
        return GiftText.read(text, traits.at(new WrittenRule("", place)));
    }

    /** The fields of a card, as they are read. */
    public static Map<String, Object> written(RegimentCard card) {
        return ForceWriter.regiment(card);
    }
}
