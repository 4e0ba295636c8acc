package org.vexillum.gamekit.journal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Table;

/**
 * Journals of a game whose setting and state are records: they are written component by component.
 *
 * @param <S> what is fixed before the first die
 * @param <V> all that changes
 */
public record RecordTitle<T extends Table<T>, S extends Record, V extends Record>(
        Game<T> game,
        Class<T> table,
        Class<?> correction,
        Class<S> settings,
        Function<T, S> set,
        Class<V> states,
        Function<T, V> state,
        Function<S, T> begin,
        BiFunction<S, V, T> resume)
        implements ResumableGameVersion<T> {
    @Override
    public Map<String, Object> setting(T at) {
        return Map.of("set", java.util.Objects.requireNonNull(Facts.value(set.apply(at))));
    }

    private S readSetting(@Nullable Object written, String place) {
        return MapFields.of(written, place).value("set", settings, TableNames.NONE);
    }

    @Override
    public T start(@Nullable Object setting, String place) {
        return begin.apply(readSetting(setting, place));
    }

    @Override
    public Map<String, @Nullable Object> standing(T at) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("state", Facts.value(state.apply(at)));
        return map;
    }

    @Override
    public T stand(@Nullable Object setting, @Nullable Object standing, String place) {
        var read = MapFields.of(standing, place).value("state", states, TableNames.NONE);
        return resume.apply(readSetting(setting, "setting"), read);
    }

    @Override
    public Map<String, @Nullable Object> end(Match<T> match) {
        return standing(match.table());
    }
}
