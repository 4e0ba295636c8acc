package org.vexillum.gamekit.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.State;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Use;
import org.vexillum.kernel.state.Word;

/** What players may agree to set on or off. */
public final class Agreed {
    private Agreed() {}

    private static <T> List<Flag<T>> flags(States<T> states) {
        var flags = new ArrayList<Flag<T>>();
        for (var state : states.ranked())
            if (state instanceof Flag<T> flag && flag.isIn(Use.CORRECTION)) flags.add(flag);
        return flags;
    }

    /** As the protocol and the badges call them. */
    public static <T> List<String> names(States<T> states) {
        return states.ranked().stream()
                .filter(state -> state.isIn(Use.CORRECTION))
                .filter(state -> state instanceof Flag || state instanceof Word)
                .map(State::badge)
                .toList();
    }

    /** The flag whose badge is called so. */
    public static <T> Flag<T> flag(States<T> states, String badge) {
        for (var flag : flags(states)) if (flag.badge().equals(badge)) return flag;
        throw RequestRefused.wrong("no-kind", badge);
    }

    /** Those that a position file sets, each with what it says. */
    public static <T> void read(
            States<T> states, FieldGroup fields, BiConsumer<Flag<T>, Boolean> change) {
        for (var flag : flags(states)) {
            var node = fields.get(flag.name());
            if (node != null) change.accept(flag, NodeReader.flag(node));
        }
    }
}
