package org.vexillum.gamekit.json;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Unreadable;

/** Nothing that was written is passed over in silence. */
final class UnknownFields {
    private UnknownFields() {}

    static void refuse(Map<?, ?> written, List<String> known, String place) {
        for (var name : written.keySet())
            if (!known.contains(String.valueOf(name)))
                throw new Unreadable(
                        place, "unknown-field", String.valueOf(name), String.join(", ", known));
    }
}
