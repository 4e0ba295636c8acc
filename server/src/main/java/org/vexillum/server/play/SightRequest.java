package org.vexillum.server.play;

import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;

/** Who sees whom: whatever stands on the table may be looked at from every seat. */
record SightRequest<T extends Table<T>>(Room<T> room, StateMaker<T> states) {
    Reply sight(Visitor visitor, RequestFields body) {
        var presenter = states.voice(visitor.lang()).presenter();
        var unit = body.text("unit");
        var target = body.text("target");
        if (unit.equals(target)) throw RequestRefused.wrong("no-gesture");
        var sight = presenter.sight(room.table(), unit, body.wholeOrNull("model"), target);
        if (sight == null) throw RequestRefused.wrong("not-on-table");
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
