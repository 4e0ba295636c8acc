package org.vexillum.gamekit.tree;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.kernel.Nullable;

/** Writes maps, lists, texts and numbers as YAML: in one line what fits into one. */
public final class YamlWriter {
    private static final int WIDTH = 96;
    private static final Pattern BARE =
            Pattern.compile("[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9_()+/'. -]*[A-Za-zÀ-ÿ0-9_()+/']|[A-Za-z]");
    private static final List<String> WORDS =
            List.of("true", "false", "null", "yes", "no", "on", "off", "y", "n");

    private final StringBuilder out = new StringBuilder();

    private YamlWriter() {}

    public static String write(Map<String, ?> map) {
        var writer = new YamlWriter();
        writer.fields(map, 0);
        return writer.out.toString();
    }

    private void fields(Map<?, ?> map, int indent) {
        for (var entry : map.entrySet()) {
            out.append(" ".repeat(indent)).append(scalar(entry.getKey())).append(':');
            value(entry.getValue(), indent);
        }
    }

    private void value(@Nullable Object value, int indent) {
        var flow = flow(value);
        if (indent + flow.length() + 12 <= WIDTH || !nested(value)) {
            out.append(' ').append(flow).append('\n');
            return;
        }
        out.append('\n');
        if (value instanceof Map<?, ?> map) fields(map, indent + 2);
        else items((List<?>) java.util.Objects.requireNonNull(value), indent + 2);
    }

    private void items(List<?> items, int indent) {
        for (var item : items) {
            var flow = flow(item);
            out.append(" ".repeat(indent)).append("- ");
            if (!(item instanceof Map<?, ?> map) || indent + flow.length() + 2 <= WIDTH) {
                out.append(flow).append('\n');
                continue;
            }
            int start = out.length();
            fields(map, indent + 2);
            out.delete(start, start + indent + 2);
        }
    }

    private static boolean nested(@Nullable Object value) {
        return value instanceof Map<?, ?> map && !map.isEmpty()
                || value instanceof List<?> list && !list.isEmpty();
    }

    /** In one line. */
    public static String flow(@Nullable Object value) {
        if (value instanceof Map<?, ?> map)
            return map.entrySet().stream()
                    .map(entry -> scalar(entry.getKey()) + ": " + flow(entry.getValue()))
                    .collect(java.util.stream.Collectors.joining(", ", "{", "}"));
        if (value instanceof List<?> list)
            return list.stream()
                    .map(YamlWriter::flow)
                    .collect(java.util.stream.Collectors.joining(", ", "[", "]"));
        return scalar(value);
    }

    private static String scalar(@Nullable Object value) {
        if (!(value instanceof String text)) return String.valueOf(value);
        if (BARE.matcher(text).matches()
                && !WORDS.contains(text.toLowerCase(java.util.Locale.ROOT))) return text;
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
