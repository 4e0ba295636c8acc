package org.vexillum.formats.firstblood.position;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Boon.Gift;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.formats.Problems;
import org.vexillum.formats.firstblood.force.Cards;
import org.vexillum.formats.firstblood.force.ProfileText;
import org.vexillum.formats.position.Assumed;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** Reads cards that a position describes or takes from a sample force. */
final class CardReader {
    private final Edition edition;
    private final Problems problems = new Problems();
    private final Cards cards;
    private final References references;
    private final Assumed assumed;

    CardReader(Edition edition, List<Node> own, Assumed assumed) {
        this.edition = edition;
        this.assumed = assumed;
        cards = new Cards(edition, problems);
        references = new References(edition);
        for (var node : own) cards.own(Read.mapping(node));
        mustBeClean();
    }

    References references() {
        return references;
    }

    List<Incantation> incantations(List<Node> nodes) {
        var spells = new ArrayList<Incantation>();
        for (var node : nodes) spells.add(cards.incantation(Read.mapping(node)));
        mustBeClean();
        return spells;
    }

    Gift gift(Node node) {
        var gift = cards.gift(Read.name(node), node.place());
        if (gift instanceof Gift.Has has) mustBeKnown(node, has.trait());
        return gift;
    }

    /** The card of a regiment; what is left out is assumed. */
    RegimentCard read(Group fields, String id, Side side) {
        var reference = fields.get("card");
        if (reference != null) return references.find(reference, id, side);
        var card = cards.regiment(completed(fields, id), id);
        mustBeClean();
        for (var member : card.members())
            for (var trait : member.card().traits()) mustBeKnown(fields.mapping(), trait);
        return card;
    }

    private Node.Mapping completed(Group fields, String id) {
        var given = new LinkedHashMap<String, Node>();
        for (var name : Cards.FIELDS) {
            var node = fields.get(name);
            if (node != null) given.put(name, node);
        }
        var place = fields.at();
        given.putIfAbsent("name", new Node.Scalar(place, id));
        boolean character = given.containsKey("character") && fields.flag("character");
        if (!character && !given.containsKey("models")) {
            int models = Math.max(1, fields.list("places").size());
            if (!fields.has("places")) assumed.add(id, "models", models);
            given.put("models", new Node.Scalar(place, BigDecimal.valueOf(models)));
        }
        given.put("profile", profile(given.get("profile"), fields, id));
        return new Node.Mapping(place, given);
    }

    /** A profile may be written in part: {@code "C3 A2"}. */
    private Node profile(@Nullable Node written, Group fields, String id) {
        if (written instanceof Node.Mapping) return written;
        var text = written == null ? "" : Read.text(written);
        var whole = ProfileText.completed(text);
        if (whole == null) throw new Fault(fields.at(), "profile", text);
        if (!whole.missing().isEmpty()) assumed.add(id, "profile", whole.missing());
        return new Node.Scalar(
                written == null ? fields.at() : written.place(),
                ProfileText.write(whole.profile()));
    }

    private void mustBeClean() {
        for (var problem : problems.all()) if (problem.error()) throw Fault.of(problem);
    }

    private void mustBeKnown(Node node, Trait trait) {
        if (!(trait instanceof Unenforced)) return;
        var known = edition.traitBook().all().stream().map(Trait::name).toList();
        throw Read.unknown(node, "unknown-rule", trait.written(), known);
    }
}
