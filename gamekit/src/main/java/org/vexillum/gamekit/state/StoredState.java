package org.vexillum.gamekit.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Numbers;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.PerModel;
import org.vexillum.kernel.state.State;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Text;
import org.vexillum.kernel.state.Word;
import org.vexillum.kernel.state.Words;

/** State in a stored table: every piece under its name, to the last bit. */
public final class StoredState {
    private StoredState() {}

    /**
     * @param own how the game writes what only it knows, by name; null is left out
     */
    public static <T> void write(
            States<T> states,
            T of,
            Map<String, @Nullable Object> map,
            Map<String, Function<T, @Nullable Object>> own) {
        for (var state : states.all()) {
            var written = own.get(state.name());
            if (written == null) map.put(state.name(), value(state, of));
            else put(map, state.name(), written.apply(of));
        }
    }

    private static void put(
            Map<String, @Nullable Object> map, String name, @Nullable Object value) {
        if (value != null) map.put(name, value);
    }

    private static <T> @Nullable Object value(State<T> state, T of) {
        return switch (state) {
            case Flag<T> flag -> flag.get(of);
            case Count<T> count -> count.get(of);
            case Word<T, ?> word -> key(word.get(of));
            case Words<T, ?> words -> words.get(of).stream().map(StoredState::key).toList();
            case Numbers<T> numbers -> numbers.get(of);
            case Text<T> text -> text.get(of);
            case PerModel<T> each -> each(each, of);
            case Own<T, ?> own -> throw new IllegalStateException("nobody writes " + own);
        };
    }

    private static @Nullable String key(@Nullable Enum<?> constant) {
        return constant == null ? null : Kind.of(constant);
    }

    private static <T> List<Integer> each(PerModel<T> state, T of) {
        return IntStream.range(0, state.size(of))
                .map(model -> state.get(of, model))
                .boxed()
                .toList();
    }

    /** Reads everything but what only the game knows. */
    public static <T> void read(States<T> states, T of, MapFields fields) {
        for (var state : states.all())
            if (!state.isLater() || fields.has(state.name())) read(state, of, fields);
    }

    private static <T> void read(State<T> state, T of, MapFields fields) {
        var name = state.name();
        switch (state) {
            case Flag<T> flag -> flag.set(of, fields.flag(name));
            case Count<T> count -> count.set(of, fields.whole(name));
            case Word<T, ?> word -> word(word, of, fields);
            case Words<T, ?> words -> words(words, of, fields);
            case Numbers<T> numbers -> numbers.set(of, fields.values(name, Integer.class));
            case Text<T> text -> text.set(of, fields.has(name) ? fields.text(name) : null);
            case PerModel<T> each -> each(each, of, fields);
            case Own<T, ?> _ -> {}
        }
    }

    private static <T, E extends Enum<E>> void word(Word<T, E> word, T of, MapFields fields) {
        boolean none = word.usual() == null && !fields.has(word.name());
        word.set(of, none ? null : fields.value(word.name(), word.type(), TableNames.NONE));
    }

    private static <T, E extends Enum<E>> void words(Words<T, E> words, T of, MapFields fields) {
        words.set(of, fields.values(words.name(), words.type()));
    }

    private static <T> void each(PerModel<T> state, T of, MapFields fields) {
        var numbers = new ArrayList<>(fields.values(state.name(), Integer.class));
        int size = state.size(of);
        if (numbers.size() != size)
            throw new Unreadable(fields.place(state.name()), "missing", size);
        for (int model = 0; model < size; model++) state.set(of, model, numbers.get(model));
    }
}
