package org.vexillum.gamekit.desk;

import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.json.JsonText;

/**
 * What a force begins with: in a form, or as a list to be typed.
 *
 * @param list the field of a force that holds its units
 * @param example a short list as players write it
 */
public record BlankForce(
        String list, Map<String, Object> force, Map<String, Object> unit, String example) {
    /** Those of a game: two files beside its kit. */
    @SuppressWarnings("unchecked") // the file holds two objects
    public static BlankForce of(Class<? extends GameKit> kit) {
        var read = JsonText.read(Resources.text(kit, "blank-force.json"));
        var fields = (Map<String, Object>) Objects.requireNonNull(read);
        return new BlankForce(
                String.valueOf(fields.get("list")),
                (Map<String, Object>) Objects.requireNonNull(fields.get("force")),
                (Map<String, Object>) Objects.requireNonNull(fields.get("unit")),
                Resources.text(kit, "example-force.txt"));
    }
}
