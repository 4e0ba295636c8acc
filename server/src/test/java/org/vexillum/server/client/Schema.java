package org.vexillum.server.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** As much of JSON Schema as our description of the server uses. */
public final class Schema {
    private final Map<?, ?> components;
    private final List<String> faults = new ArrayList<>();

    private Schema(Map<?, ?> components) {
        this.components = components;
    }

    /**
     * What is wrong with a value.
     *
     * @param components schemas by their names, for references
     */
    public static List<String> faults(Map<?, ?> schema, Map<?, ?> components, Object value) {
        var checking = new Schema(components);
        checking.check(schema, value, "$");
        return checking.faults;
    }

    private void check(Map<?, ?> schema, Object value, String place) {
        if (schema.get("$ref") instanceof String ref) check(resolve(ref), value, place);
        if (schema.containsKey("const") && !schema.get("const").equals(value))
            faults.add(place + " is not " + schema.get("const"));
        if (schema.get("enum") instanceof List<?> all && !all.contains(value))
            faults.add(place + " is none of " + all + ": " + value);
        if (schema.get("type") != null && !typed(schema.get("type"), value))
            faults.add(place + " is no " + schema.get("type") + ": " + brief(value));
        if (schema.get("anyOf") instanceof List<?> all
                && all.stream().noneMatch(o -> fits(o, value)))
            faults.add(place + " fits no form: " + brief(value));
        if (value instanceof List<?> list) list(schema, list, place);
        if (value instanceof Map<?, ?> map) fields(schema, map, place);
    }

    private Map<?, ?> resolve(String ref) {
        var name = ref.substring(ref.lastIndexOf('/') + 1);
        if (components.get(name) instanceof Map<?, ?> found) return found;
        throw new IllegalArgumentException("no schema " + ref);
    }

    private boolean fits(Object form, Object value) {
        return faults((Map<?, ?>) form, components, value).isEmpty();
    }

    private void list(Map<?, ?> schema, List<?> list, String place) {
        if (schema.get("minItems") instanceof Integer least && list.size() < least)
            faults.add(place + " has " + list.size() + " entries");
        if (schema.get("maxItems") instanceof Integer most && list.size() > most)
            faults.add(place + " has " + list.size() + " entries");
        if (schema.get("items") instanceof Map<?, ?> items)
            for (int i = 0; i < list.size(); i++) check(items, list.get(i), place + "[" + i + "]");
    }

    private void fields(Map<?, ?> schema, Map<?, ?> map, String place) {
        if (schema.get("required") instanceof List<?> needed)
            for (var name : needed)
                if (!map.containsKey(name)) faults.add(place + " has no " + name);
        if (!(schema.get("properties") instanceof Map<?, ?> known)) return;
        map.forEach((name, value) -> {
            if (known.get(name) instanceof Map<?, ?> field) check(field, value, place + "." + name);
            else faults.add(place + " has an unknown " + name);
        });
    }

    private static boolean typed(Object type, Object value) {
        if (type instanceof List<?> several) return several.stream().anyMatch(t -> typed(t, value));
        return switch (type.toString()) {
            case "object" -> value instanceof Map;
            case "array" -> value instanceof List;
            case "string" -> value instanceof String;
            case "integer" -> value instanceof Integer || value instanceof Long;
            case "number" -> value instanceof Number;
            case "boolean" -> value instanceof Boolean;
            case "null" -> value == null;
            default -> throw new IllegalArgumentException("type " + type);
        };
    }

    private static String brief(Object value) {
        var text = String.valueOf(value);
        return text.substring(0, Math.min(120, text.length()));
    }
}
