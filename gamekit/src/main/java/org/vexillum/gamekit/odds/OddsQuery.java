package org.vexillum.gamekit.odds;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
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
public record OddsQuery(
        String action,
        @Nullable String attacker,
        @Nullable String target,
        Map<String, ?> given,
        Record options) {
    /**
     * @throws FileFault if it is none of these
     */
    public String action(List<String> known) {
        if (known.contains(action)) return action;
        var node = scalar("action", action);
        throw NodeReader.unknown(node, "unknown-word", action, known);
    }

    public Node attacking() {
        return needed("attacker", attacker);
    }

    public Node struck() {
        return needed("target", target);
    }

    private static Node needed(String role, @Nullable String written) {
        var place = FilePlace.NOWHERE.field(role);
        if (written == null || written.isBlank()) throw new FileFault(place, "missing", role);
        return scalar(role, written);
    }

    public FieldGroup circumstances() {
        var fields = new LinkedHashMap<String, Node>();
        given.forEach((id, value) -> fields.put(id, scalar(id, plain(value))));
        return new FieldGroup(new Node.Mapping(FilePlace.NOWHERE, fields));
    }

    private static Object plain(@Nullable Object value) {
        if (value instanceof Number number)
            return new BigDecimal(String.valueOf(number)).stripTrailingZeros();
        return value instanceof Boolean ? value : String.valueOf(value);
    }

    private static Node.Scalar scalar(String path, Object value) {
        return new Node.Scalar(FilePlace.NOWHERE.field(path), value);
    }
}
