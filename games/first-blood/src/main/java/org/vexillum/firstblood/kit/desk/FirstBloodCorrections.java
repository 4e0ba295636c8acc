package org.vexillum.firstblood.kit.desk;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Correction;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.state.Agreed;
import org.vexillum.kernel.geometry.Point;

/** What players agree on in First Blood, as the protocol writes it. */
record FirstBloodCorrections(Battle battle) {
    static final List<String> STATES = Agreed.names(RegimentState.ALL);

    Correction read(List<RequestFields> changes) {
        var read = new ArrayList<Correction.Change>();
        for (var change : changes) add(change, read);
        return new Correction(read);
    }

    private void add(RequestFields change, List<Correction.Change> read) {
        var regiment = regiment(change.text("unit"));
        if (change.has("to")) place(regiment, change, read);
        else if (change.has("wounds"))
            read.add(
                    new Correction.WoundsOf(
                            regiment.id(), model(regiment, change), change.whole("wounds")));
        else if (change.flag("remove"))
            read.add(new Correction.Remove(regiment.id(), model(regiment, change)));
        else read.add(set(regiment, change.text("set"), change.flag("on")));
    }

    /** One model, or all of them as they stand to each other. */
    private static void place(
            Regiment regiment, RequestFields change, List<Correction.Change> read) {
        var to = change.point("to");
        if (change.has("model")) {
            int model = model(regiment, change);
            if (regiment.place(model) == null) throw RequestRefused.wrong("not-placed");
            read.add(new Correction.Place(regiment.id(), model, to, regiment.floor(model)));
            return;
        }
        var grip = grip(regiment);
        int dx = to.x() - grip.x();
        int dy = to.y() - grip.y();
        for (int model = 0; model < regiment.size(); model++) {
            var base = regiment.alive(model) ? regiment.place(model) : null;
            if (base != null)
                read.add(
                        new Correction.Place(
                                regiment.id(),
                                model,
                                new Point(base.x() + dx, base.y() + dy),
                                regiment.floor(model)));
        }
    }

    /** Where the screen grips a regiment: its first leader, or else its first model. */
    private static Point grip(Regiment regiment) {
        int[] leaders = regiment.leaders();
        if (regiment.living() == 0) throw RequestRefused.wrong("not-placed");
        var base = regiment.place(leaders.length > 0 ? leaders[0] : regiment.models()[0]);
        if (base == null) throw RequestRefused.wrong("not-placed");
        return base.centre();
    }

    private static Correction.Change set(Regiment regiment, String what, boolean on) {
        if (what.equals(RegimentState.INSPIRED.name()))
            return new Correction.SetInspired(
                    regiment.id(), on ? Inspired.WHOLE_ROUND : Inspired.NO);
        return Correction.set(regiment.id(), Agreed.flag(RegimentState.ALL, what), on);
    }

    private Regiment regiment(String id) {
        for (var regiment : battle.regiments()) if (regiment.id().equals(id)) return regiment;
        throw RequestRefused.wrong("no-unit", id);
    }

    private static int model(Regiment regiment, RequestFields change) {
        int model = change.whole("model");
        if (model >= 0 && model < regiment.size() && regiment.alive(model)) return model;
        throw RequestRefused.wrong("no-unit", regiment.id() + " #" + model);
    }
}
