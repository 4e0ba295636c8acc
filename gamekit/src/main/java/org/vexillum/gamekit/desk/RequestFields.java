package org.vexillum.gamekit.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/** The fields of a request, each asked for by its name and kind. */
public record RequestFields(Map<?, ?> fields) {
    /** Twenty metres: no table is as large, and everything can be reckoned there. */
    private static final int FAR = 2_000_000;

    public @Nullable Object get(String name) {
        return fields.get(name);
    }

    public boolean has(String name) {
        return fields.get(name) != null;
    }

    public String text(String name) {
        if (get(name) instanceof String text) return text;
        throw RequestRefused.wrong(has(name) ? "no-text" : "missing", name);
    }

    public String text(String name, String usual) {
        return has(name) ? text(name) : usual;
    }

    public int whole(String name) {
        if (get(name) instanceof Integer number) return number;
        throw RequestRefused.wrong(has(name) ? "no-number" : "missing", name);
    }

    public @Nullable Integer wholeOrNull(String name) {
        return has(name) ? whole(name) : null;
    }

    public boolean flag(String name) {
        var found = get(name);
        if (found == null) return false;
        if (found instanceof Boolean flag) return flag;
        throw RequestRefused.wrong("no-flag", name);
    }

    public RequestFields object(String name) {
        if (get(name) instanceof Map<?, ?> map) return new RequestFields(map);
        throw RequestRefused.wrong(has(name) ? "no-object" : "missing", name);
    }

    public List<?> list(String name) {
        if (get(name) instanceof List<?> list) return list;
        throw RequestRefused.wrong(has(name) ? "no-list" : "missing", name);
    }

    /** One of a few words. */
    public String oneOf(String name, String... allowed) {
        var text = text(name);
        for (var each : allowed) if (each.equals(text)) return text;
        throw RequestRefused.wrong("no-kind", text);
    }

    /** A place on the table. */
    public Point point(String name) {
        var numbers = wholes(name);
        if (numbers.size() != 2) throw RequestRefused.wrong("no-place");
        for (int number : numbers)
            if (Math.abs((long) number) > FAR) throw RequestRefused.wrong("far-off");
        return new Point(numbers.getFirst(), numbers.getLast());
    }

    public List<RequestFields> objects(String name) {
        var objects = new ArrayList<RequestFields>();
        for (var one : list(name)) {
            if (!(one instanceof Map<?, ?> map)) throw RequestRefused.wrong("no-object", name);
            objects.add(new RequestFields(map));
        }
        return objects;
    }

    public List<Integer> wholes(String name) {
        var numbers = new ArrayList<Integer>();
        for (var one : list(name)) {
            if (!(one instanceof Integer number)) throw RequestRefused.wrong("no-number", name);
            numbers.add(number);
        }
        return numbers;
    }
}
