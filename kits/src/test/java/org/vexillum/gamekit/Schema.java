package org.vexillum.gamekit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.kernel.Nullable;

/** As much of JSON Schema as our schemas use. */
public final class Schema {
    private final Map<?, ?> root;
    private final List<String> faults = new ArrayList<>();

    private Schema(Map<?, ?> root) {
        this.root = root;
    }

    /** What is wrong with a file under a schema. */
    public static List<String> faults(Map<String, Object> schema, Object file) {
        var checked = new Schema(schema);
        checked.check(schema, file, "$");
        return checked.faults;
    }

    /** What is wrong with a file under the schema of this name. */
    public static List<String> faults(String name, String file) throws IOException {
        try (var in = Schema.class.getResourceAsStream("/org/vexillum/files/" + name)) {
            var root = (Map<?, ?>) JsonText.read(new String(in.readAllBytes(), "UTF-8"));
            var schema = new Schema(root);
            schema.check(root, JsonText.read(file), "$");
            return schema.faults;
        }
    }

    private void check(Map<?, ?> schema, @Nullable Object value, String place) {
        if (schema.get("$ref") instanceof String ref) check(resolve(ref), value, place);
        if (schema.containsKey("const") && !same(schema.get("const"), value))
            faults.add(place + " is not " + schema.get("const"));
        if (schema.get("enum") instanceof List<?> all
                && all.stream().noneMatch(one -> same(one, value)))
            faults.add(place + " is none of " + all);
        if (schema.get("type") != null && !typed(schema.get("type"), value))
            faults.add(place + " is no " + schema.get("type"));
        if (schema.get("pattern") instanceof String pattern
                && value instanceof String text
                && !Pattern.compile(pattern).matcher(text).find())
            faults.add(place + " does not match " + pattern);
        if (schema.get("oneOf") instanceof List<?> all) oneOf(all, value, place);
        if (schema.get("anyOf") instanceof List<?> all && fitting(all, value, place) == 0)
            faults.add(place + " fits no form: " + value);
        if (schema.get("items") instanceof Map<?, ?> items && value instanceof List<?> list)
            for (int i = 0; i < list.size(); i++) check(items, list.get(i), place + "[" + i + "]");
        if (value instanceof Map<?, ?> map) fields(schema, map, place);
    }

    private void fields(Map<?, ?> schema, Map<?, ?> map, String place) {
        if (schema.get("required") instanceof List<?> needed)
            for (var name : needed)
                if (!map.containsKey(name)) faults.add(place + " lacks " + name);
        var known = schema.get("properties") instanceof Map<?, ?> p ? p : Map.of();
        var others = schema.get("additionalProperties");
        for (var field : map.entrySet()) {
            var at = place + "." + field.getKey();
            if (known.get(field.getKey()) instanceof Map<?, ?> inner)
                check(inner, field.getValue(), at);
            else if (Boolean.FALSE.equals(others)) faults.add(at + " is unknown");
            else if (others instanceof Map<?, ?> inner) check(inner, field.getValue(), at);
        }
    }

    private void oneOf(List<?> all, @Nullable Object value, String place) {
        long fitting = fitting(all, value, place);
        if (fitting != 1) faults.add(place + " fits " + fitting + " forms: " + value);
    }

    private long fitting(List<?> all, @Nullable Object value, String place) {
        return all.stream()
                .filter(one -> {
                    var part = new Schema(root);
                    part.check((Map<?, ?>) one, value, place);
                    return part.faults.isEmpty();
                })
                .count();
    }

    private Map<?, ?> resolve(String ref) {
        Object at = root;
        for (var name : ref.substring(2).split("/")) at = ((Map<?, ?>) at).get(name);
        return (Map<?, ?>) at;
    }

    private static boolean typed(Object types, @Nullable Object value) {
        if (types instanceof List<?> several)
            return several.stream().anyMatch(type -> typed(type, value));
        return switch ((String) types) {
            case "object" -> value instanceof Map;
            case "array" -> value instanceof List;
            case "string" -> value instanceof String;
            case "boolean" -> value instanceof Boolean;
            case "integer" -> value instanceof Integer || value instanceof Long;
            case "number" -> value instanceof Number;
            default -> value == null;
        };
    }

    private static boolean same(@Nullable Object one, @Nullable Object other) {
        return String.valueOf(one).equals(String.valueOf(other));
    }
}
