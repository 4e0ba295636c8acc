package org.vexillum.server.play;

import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;

/** Who sees whom: whatever stands on the table may be looked at from every seat. */
record Looking<T extends Table<T>>(Room<T> room, StateMaker<T> states) {
    Reply sight(Visitor visitor, Body body) {
        var presenter = states.voice(visitor.lang()).presenter();
        var unit = body.text("unit");
        var target = body.text("target");
        if (unit.equals(target)) throw Refused.wrong("no-gesture");
        var sight = presenter.sight(room.table(), unit, body.wholeOrNull("model"), target);
        if (sight == null) throw Refused.wrong("not-on-table");
        return Reply.back(
                Json.object(
                        "type",
                        "sight",
                        "id",
                        body.get("id"),
                        "text",
                        sight.text(),
                        "lines",
                        sight.lines()));
    }
}
