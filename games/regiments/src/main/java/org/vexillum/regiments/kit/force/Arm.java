package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.Place;
import org.vexillum.gamekit.force.Pieces;
import org.vexillum.gamekit.force.Written;
import org.vexillum.kernel.Nullable;

/**
 * A weapon as a file names it.
 *
 * @param count copies in the whole unit; 0 for one in the hands of every model
 * @param range in units of 0.01 mm; 0 for a melee weapon
 */
public record Arm(int count, String name, int range, int attacks, List<String> rules, Place place) {
    public Arm {
        rules = List.copyOf(rules);
    }

    /** A weapon as it is pasted, {@code 2x Rifle (24", A1, AP(1))}, or null if it is none. */
    public static @Nullable Arm line(String text, Place place) {
        var draft = WeaponText.read(Pieces.piece(text.strip()), place);
        if (draft == null) return null;
        var rules = draft.rules().stream().map(Written::text).toList();
        return new Arm(draft.count(), draft.name(), draft.range(), draft.attacks(), rules, place);
    }

    WeaponDraft draft() {
        var written = rules.stream().map(rule -> new Written(rule, place)).toList();
        return new WeaponDraft(count, name, range, attacks, written, place);
    }
}
