package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.store.SeatKind;

/** Keeps what a visitor is told. */
final class Ear implements Visitor.Outlet {
    final List<Map<?, ?>> got = new ArrayList<>();
    boolean behind;

    Visitor visitor(SeatKind seat) {
        return new Visitor(seat, Lang.EN, this);
    }

    /** The types of what came since the last time. */
    List<Object> types() {
        var types = new ArrayList<Object>();
        for (var message : got) types.add(message.get("type"));
        got.clear();
        return types;
    }

    @Override
    public void send(String message) {
        got.add(Json.read(message, Map.class));
    }

    @Override
    public void close() {}

    @Override
    public void dismiss() {}

    @Override
    public boolean behind() {
        return behind;
    }
}
