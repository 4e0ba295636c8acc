package org.vexillum.kernel.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Nullable;

/**
 * All that can change about something on the table, in the order of stored tables.
 *
 * @param <T> whose state it is
 */
public final class States<T> {
    private final List<State<T>> all;
    private final List<State<T>> ranked;
    private final List<Flag<T>> flags = new ArrayList<>();
    private final Map<Until, List<State<T>>> ending = new EnumMap<>(Until.class);

    private States(List<State<T>> all) {
        this.all = all;
        var names = new HashSet<String>();
        for (var state : all) {
            if (!names.add(state.name())) throw new IllegalArgumentException("twice: " + state);
            if (state instanceof Flag<T> flag) flags.add(flag);
        }
        ranked = all.stream().sorted(Comparator.comparingInt(State::rank)).toList();
        for (var when : Until.values())
            ending.put(when, all.stream().filter(state -> state.until() == when).toList());
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> States<T> of(State<T>... all) {
        return new States<>(List.of(all));
    }

    /** In the order in which they were declared. */
    public List<State<T>> all() {
        return all;
    }

    /** The same as people read them: what has a badge first, in the order of the badges. */
    public List<State<T>> ranked() {
        return ranked;
    }

    public List<Flag<T>> flags() {
        return flags;
    }

    public @Nullable State<T> find(String name) {
        for (var state : all) if (state.name().equals(name)) return state;
        return null;
    }

    /** Ends what ends by itself at this moment. */
    public void end(T of, Until when) {
        var due = ending.get(when);
        if (due == null) return;
        for (int i = 0; i < due.size(); i++) due.get(i).end(of);
    }
}
