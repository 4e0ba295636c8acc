package org.vexillum.gamekit.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** The fields of a written map, each asked for by its name; what nobody asked for is refused. */
public final class MapFields {
    private final Map<?, ?> written;
    private final String place;
    private final List<String> known = new ArrayList<>();

    private MapFields(Map<?, ?> written, String place) {
        this.written = written;
        this.place = place;
    }

    /**
     * @param place where the map stands; empty for the whole file
     */
    public static MapFields of(@Nullable Object written, String place) {
        if (written instanceof Map<?, ?> map) return new MapFields(map, place);
        throw new Unreadable(place, "no-fields", PlainValues.shown(written));
    }

    /** The place of a field. */
    public String place(String name) {
        return place.isEmpty() ? name : place + "." + name;
    }

    /** The field as it is written, or null if it was left out or left empty. */
    public @Nullable Object find(String name) {
        known.add(name);
        return written.get(name);
    }

    public boolean has(String name) {
        return find(name) != null;
    }

    public Object get(String name) {
        var found = find(name);
        if (found == null) throw new Unreadable(place, "missing", name);
        return found;
    }

    public String text(String name) {
        return PlainValues.text(get(name), place(name));
    }

    public int whole(String name) {
        return PlainValues.whole(get(name), place(name));
    }

    /** A hash, in hexadecimal digits. */
    public static long hash(@Nullable Object written, String place) {
        try {
            return Long.parseUnsignedLong(String.valueOf(written), 16);
        } catch (NumberFormatException broken) {
            throw new Unreadable(place, "no-hash", PlainValues.shown(written));
        }
    }

    public long hash(String name) {
        return hash(get(name), place(name));
    }

    /** Whether a field says yes; one that was left out says no. */
    public boolean flag(String name) {
        var found = find(name);
        return found != null && (boolean) read(boolean.class, found, name);
    }

    public int inches(String name) {
        return Measures.read(get(name), Measures.INCH, place(name));
    }

    /** Lengths in inches, however deep they stand in lists. */
    public int[] lengths(String name) {
        var lengths = new ArrayList<Integer>();
        flatten(list(name), place(name), lengths);
        return lengths.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void flatten(List<?> written, String place, List<Integer> lengths) {
        for (int i = 0; i < written.size(); i++) {
            var at = place + "[" + i + "]";
            var one = written.get(i);
            if (one == null) throw new Unreadable(at, "nothing");
            if (one instanceof List<?> deeper) flatten(deeper, at, lengths);
            else lengths.add(Measures.read(one, Measures.INCH, at));
        }
    }

    public Side side(String name) {
        return (Side) read(Side.class, get(name), name);
    }

    /** A side that stands at this place of a list. */
    public Side side(String name, int entry) {
        var at = name + "[" + entry + "]";
        return (Side) read(Side.class, list(name).get(entry), at);
    }

    /** The entries of a list; none if it was left out. */
    public List<@Nullable Object> list(String name) {
        var found = find(name);
        if (found == null) return List.of();
        if (found instanceof List<?> list) return new ArrayList<>(list);
        throw new Unreadable(place(name), "no-list", PlainValues.shown(found));
    }

    /** A value of a type of the rules. */
    public <T> T value(String name, Class<T> type, TableNames names) {
        var reader = new ValueReader(names, Map.of());
        return type.cast(reader.read(type, get(name), FactWriter.PLAIN, place(name)));
    }

    /** Values of a type of the rules that stand in a list. */
    public <T> List<T> values(String name, Class<T> type) {
        var values = new ArrayList<T>();
        for (var written : list(name))
            values.add(type.cast(read(type, written, name + "[" + values.size() + "]")));
        return values;
    }

    private Object read(Class<?> type, @Nullable Object found, String name) {
        return new ValueReader(TableNames.NONE, Map.of())
                .read(type, found, FactWriter.PLAIN, place(name));
    }

    /** Nothing else may be written here. */
    public void done() {
        UnknownFields.refuse(written, known, place);
    }
}
