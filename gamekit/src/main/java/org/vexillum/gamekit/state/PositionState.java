package org.vexillum.gamekit.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
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

/** State in a position file: what is as usual is left out. */
public final class PositionState {
    private PositionState() {}

    /** The pieces that position files have. */
    static <T> List<State<T>> of(States<T> states) {
        return states.all().stream().filter(state -> state.isIn(Use.POSITION)).toList();
    }

    /**
     * @param own how the game writes what only it knows, by name
     */
    public static <T> void write(
            States<T> states, T of, Map<String, Object> map, Map<String, Function<T, Object>> own) {
        for (var state : of(states)) {
            if (state.usual(of)) continue;
            var written = own.get(state.name());
            var value = written == null ? value(state, of) : written.apply(of);
            if (value != null) map.put(state.name(), value);
        }
    }

    private static <T> @Nullable Object value(State<T> state, T of) {
        return switch (state) {
            case Flag<T> flag -> flag.get(of);
            case Count<T> count -> count.get(of);
            case Word<T, ?> word -> word(word.get(of));
            case Words<T, ?> words -> words.get(of).stream().map(PositionState::word).toList();
            case Numbers<T> numbers -> numbers.get(of);
            case Text<T> text -> text.get(of);
            case PerModel<T> _, Own<T, ?> _ ->
                    throw new IllegalStateException("nobody writes " + state);
        };
    }

    private static @Nullable String word(@Nullable Enum<?> constant) {
        if (constant == null) return null;
        return constant instanceof Side ? constant.name() : NodeReader.written(constant);
    }

    /** Reads everything but what only the game knows. */
    public static <T> void read(States<T> states, T of, FieldGroup fields) {
        for (var state : of(states)) read(state, of, fields);
    }

    private static <T> void read(State<T> state, T of, FieldGroup fields) {
        var name = state.name();
        switch (state) {
            case Flag<T> flag -> flag.set(of, fields.flag(name));
            case Count<T> count ->
                    count.set(
                            of,
                            fields.whole(name, count.least(), count.most(of), count.usually(of)));
            case Word<T, ?> word -> word(word, of, fields);
            case Words<T, ?> words -> words(words, of, fields);
            case Numbers<T> numbers -> numbers(numbers, of, fields);
            case Text<T> text -> {
                var node = fields.get(name);
                text.set(of, node == null ? null : NodeReader.name(node));
            }
            case PerModel<T> _, Own<T, ?> _ -> {}
        }
    }

    private static <T, E extends Enum<E>> void word(Word<T, E> word, T of, FieldGroup fields) {
        var node = fields.get(word.name());
        word.set(of, node == null ? word.usual() : NodeReader.word(node, word.type()));
    }

    private static <T, E extends Enum<E>> void words(Words<T, E> words, T of, FieldGroup fields) {
        var all = new ArrayList<E>();
        for (var node : fields.list(words.name())) all.add(NodeReader.word(node, words.type()));
        words.set(of, all);
    }

    private static <T> void numbers(Numbers<T> numbers, T of, FieldGroup fields) {
        var all = new ArrayList<Integer>();
        for (var node : fields.list(numbers.name()))
            all.add(NodeReader.whole(node, 0, numbers.most(of)));
        numbers.set(of, all);
    }
}
