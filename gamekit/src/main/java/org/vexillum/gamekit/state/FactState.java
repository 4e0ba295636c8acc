package org.vexillum.gamekit.state;

import java.util.Map;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Numbers;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.PerModel;
import org.vexillum.kernel.state.State;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Text;
import org.vexillum.kernel.state.Use;
import org.vexillum.kernel.state.Word;
import org.vexillum.kernel.state.Words;

/** State as facts: for programs that play, and at the end of a journal. */
public final class FactState {
    private FactState() {}

    /**
     * @param use which facts
     */
    public static <T> void write(
            States<T> states, Use use, T of, Map<String, @Nullable Object> map) {
        for (var state : states.all()) if (state.isIn(use)) map.put(state.name(), value(state, of));
    }

    private static <T> @Nullable Object value(State<T> state, T of) {
        return switch (state) {
            case Flag<T> flag -> flag.get(of);
            case Count<T> count -> count.get(of);
            case Word<T, ?> word -> Facts.value(word.get(of));
            case Words<T, ?> words -> Facts.value(words.get(of));
            case Numbers<T> numbers -> numbers.get(of);
            case Text<T> text -> text.get(of);
            case PerModel<T> _, Own<T, ?> _ ->
                    throw new IllegalStateException("no plain fact: " + state);
        };
    }
}
