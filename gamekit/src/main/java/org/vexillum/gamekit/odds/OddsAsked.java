package org.vexillum.gamekit.odds;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Place;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/**
 * A question about odds as a call or a page puts it.
 *
 * @param attacker as written: FORCE/UNIT, a unit as players type it, or dice; or null
 * @param target likewise
 * @param given flags, numbers and texts by the ids of circumstances
 * @param options of the match
 */
public record OddsAsked(
        String action,
        @Nullable String attacker,
        @Nullable String target,
        Map<String, ?> given,
        Record options) {
    /**
     * @throws Fault if it is none of these
     */
    public String action(List<String> known) {
        if (known.contains(action)) return action;
        var node = scalar("action", action);
        throw Read.unknown(node, "unknown-word", action, known);
    }

    public Node attacking() {
        return needed("attacker", attacker);
    }

    public Node struck() {
        return needed("target", target);
    }

    private static Node needed(String role, @Nullable String written) {
        var place = Place.NOWHERE.field(role);
        if (written == null || written.isBlank()) throw new Fault(place, "missing", role);
        return scalar(role, written);
    }

    public Group circumstances() {
        var fields = new LinkedHashMap<String, Node>();
        given.forEach((id, value) -> fields.put(id, scalar(id, plain(value))));
        return new Group(new Node.Mapping(Place.NOWHERE, fields));
    }

    private static Object plain(@Nullable Object value) {
        if (value instanceof Number number)
            return new BigDecimal(String.valueOf(number)).stripTrailingZeros();
        return value instanceof Boolean ? value : String.valueOf(value);
    }

    private static Node.Scalar scalar(String path, Object value) {
        return new Node.Scalar(Place.NOWHERE.field(path), value);
    }
}
