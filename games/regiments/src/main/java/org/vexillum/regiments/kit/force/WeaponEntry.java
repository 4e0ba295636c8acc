package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;

/**
 * A weapon as a file names it.
 *
 * @param count copies in the whole unit; 0 for one in the hands of every model
 * @param range in units of 0.01 mm; 0 for a melee weapon
 */
public record WeaponEntry(
        int count, String name, int range, int attacks, List<String> rules, FilePlace place) {
    public WeaponEntry {
        rules = List.copyOf(rules);
    }

    /** A weapon as it is pasted, {@code 2x Rifle (24", A1, AP(1))}, or null if it is none. */
    public static @Nullable WeaponEntry line(String text, FilePlace place) {
        var draft = WeaponText.read(LineSplitter.piece(text.strip()), place);
        if (draft == null) return null;
        var rules = draft.rules().stream().map(WrittenRule::text).toList();
        return new WeaponEntry(
                draft.count(), draft.name(), draft.range(), draft.attacks(), rules, place);
    }

    WeaponDraft draft() {
        var written = rules.stream().map(rule -> new WrittenRule(rule, place)).toList();
        return new WeaponDraft(count, name, range, attacks, written, place);
    }
}
