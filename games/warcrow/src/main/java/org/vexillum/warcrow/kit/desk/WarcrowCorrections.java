package org.vexillum.warcrow.kit.desk;

import java.util.List;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;
import org.vexillum.warcrow.table.FeatState;
import org.vexillum.warcrow.table.Unit;

/** What players agree on in Warcrow, as the protocol writes it: one change at a time. */
record WarcrowCorrections(Battle battle) {
    private static final int MANY = 100;

    Correction read(List<RequestFields> changes) {
        if (changes.size() != 1) throw RequestRefused.wrong("one-correction");
        var change = changes.getFirst();
        if (change.has("objective")) return control(change);
        if (change.has("unit")) return unit(change);
        if (change.has("meter"))
            return new Correction.Meter(
                    side(change.text("side")),
                    number(change, "meter", FeatState.LOWEST, FeatState.HIGHEST));
        if (change.has("timeUp")) return new Correction.TimeIsUp();
        return new Correction.Points(
                side(change.text("side")),
                number(change, "military", 0, MANY),
                number(change, "arcane", 0, MANY));
    }

    private Correction control(RequestFields change) {
        var id = change.text("objective");
        if (battle.objective(id) == null) throw RequestRefused.wrong("no-unit", id);
        return new Correction.Control(id, owner(change.text("owner", "")));
    }

    private static @Nullable Side owner(String written) {
        return written.isEmpty() ? null : side(written);
    }

    private static Side side(String written) {
        return switch (written) {
            case "A" -> Side.A;
            case "B" -> Side.B;
            default -> throw RequestRefused.wrong("no-side", written);
        };
    }

    /** Where it stands is reported in its next activation; here only its stress is. */
    private Correction unit(RequestFields change) {
        var unit = known(change.text("unit"));
        return new Correction.UnitIs(unit.id(), unit.standing(), number(change, "stress", 0, MANY));
    }

    private Unit known(String id) {
        if (battle.has(id) && battle.unit(id).onTable()) return battle.unit(id);
        throw RequestRefused.wrong("no-unit", id);
    }

    private static int number(RequestFields change, String name, int least, int most) {
        int number = change.whole(name);
        if (number < least || number > most) throw RequestRefused.wrong("impossible-correction");
        return number;
    }
}
