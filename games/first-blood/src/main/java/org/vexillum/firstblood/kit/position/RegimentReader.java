package org.vexillum.firstblood.kit.position;

import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentSize;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** Reads regiments: their cards, where they stand, what has become of them. */
public final class RegimentReader {
    private final Frame frame;
    private final CardReader cards;
    private final AssumedValues assumed;
    private final Status waiting;

    /**
     * @param waiting where a regiment is that the file puts nowhere
     */
    RegimentReader(Frame frame, CardReader cards, AssumedValues assumed, Status waiting) {
        this.frame = frame;
        this.cards = cards;
        this.assumed = assumed;
        this.waiting = waiting;
    }

    /**
     * @param usualId the id of a regiment that has none
     * @param usual the side of one that does not say
     */
    Regiment read(Node node, String usualId, Side usual) {
        var fields = new FieldGroup(node);
        var id = fields.text("id", usualId);
        var side = side(fields.get("side"), usual, id);
        var regiment = new Regiment(id, side, cards.read(fields, id, side));
        new StateReader(fields, regiment, cards, waiting, assumed).read();
        new ModelPlaceReader(frame, fields, regiment, assumed).read();
        fields.done();
        size(id, regiment.card());
        return regiment;
    }

    /** A question may be about more models than an army list could have; it is told. */
    private void size(String id, RegimentCard card) {
        int models = card.members().size();
        int most = RegimentSize.models(card.type());
        if (models > most)
            assumed.add(id, "over-size", models, most, RegimentSize.rule(card.type()));
        int retinue = card.count(Role.RETINUE);
        if (retinue > RegimentSize.RETINUE)
            assumed.add(id, "over-retinue", retinue, RegimentSize.RETINUE);
    }

    private Side side(@Nullable Node node, Side usual, String id) {
        if (node != null) return NodeReader.word(node, Side.class);
        assumed.add(id, "side", usual);
        return usual;
    }

    /** Where the card of a regiment comes from, or null if the file describes it. */
    @Nullable String reference(Regiment regiment) {
        return cards.references().of(regiment.id());
    }
}
