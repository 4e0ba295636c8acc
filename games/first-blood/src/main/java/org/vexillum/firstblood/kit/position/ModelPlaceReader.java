package org.vexillum.firstblood.kit.position;

import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** Reads where the models of a regiment stand: each of them, or the leader alone. */
final class ModelPlaceReader {
    private static final int IN_A_ROW = 4;
    private static final int GAP = Lengths.mm(5);
    private static final int HIGHEST = 9;

    private final Frame frame;
    private final FieldGroup fields;
    private final Regiment regiment;
    private final AssumedValues assumed;

    ModelPlaceReader(Frame frame, FieldGroup fields, Regiment regiment, AssumedValues assumed) {
        this.frame = frame;
        this.fields = fields;
        this.regiment = regiment;
        this.assumed = assumed;
    }

    void read() {
        var places = fields.get("places");
        var at = fields.get("at");
        if (places != null && at != null) throw new FileFault(at.place(), "at-or-places");
        if (places == null && at == null) return;
        if (!regiment.onTable()) throw new FileFault(fields.at(), "not-on-table");
        assumeBases();
        if (places != null) each(places);
        else if (at != null) behind(frame.point(at));
    }

    /** How wide bases are counts for all who stand somewhere (FB-MODEL-01). */
    private void assumeBases() {
        if (fields.has("base") || fields.has("card")) return;
        assumed.add(regiment.id(), "bases", regiment.card(0).base() / Lengths.mm(1));
    }

    /** One place for each living model; {@code [x, y, floor]} in a ruin. */
    private void each(Node node) {
        var places = NodeReader.row(node);
        if (places.size() != regiment.living())
            throw new FileFault(node.place(), "places", places.size(), regiment.living());
        for (int i = 0; i < places.size(); i++) {
            var place = NodeReader.row(places.get(i));
            if (place.size() < 2 || place.size() > 3)
                throw new FileFault(places.get(i).place(), "not-a-point");
            int floor = place.size() < 3 ? 0 : NodeReader.whole(place.get(2), 0, HIGHEST);
            int x = Frame.length(place.get(0)) + frame.originX();
            int y = Frame.length(place.get(1)) + frame.originY();
            regiment.place(regiment.models()[i], new Point(x, y), floor);
        }
    }

    /** The leader at the place, the others in rows behind, towards their own table edge. */
    private void behind(Point leader) {
        int[] models = regiment.models();
        if (models.length > 1) assumed.add(regiment.id(), "rows", IN_A_ROW);
        int back = regiment.side() == Side.A ? -1 : 1;
        int step = 0;
        for (int model : models) step = Math.max(step, regiment.card(model).base() + GAP);
        int first = regiment.leaders().length == 0 ? models[0] : regiment.leaders()[0];
        regiment.place(first, leader);
        int next = 0;
        for (int model : models) {
            if (model == first) continue;
            int column = next % IN_A_ROW;
            int row = 1 + next / IN_A_ROW;
            int aside = (2 * column - IN_A_ROW + 1) * step / 2;
            regiment.place(model, leader.plus(aside, back * row * step));
            next++;
        }
    }
}
