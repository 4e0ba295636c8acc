package org.vexillum.files;

import java.util.Map;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.kernel.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON between its text and plain values. */
final class JsonFile {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private JsonFile() {}

    /**
     * Maps, lists, texts, numbers, truth values and nothing.
     *
     * @throws Unreadable if the text is no JSON
     */
    static @Nullable Object read(String text) {
        try {
            return MAPPER.readValue(text, Object.class);
        } catch (JacksonException _) {
            throw broken(text);
        }
    }

    /** Indented, with the keys in the order of the maps. */
    static String write(Object values) {
        var writer = MAPPER.writer().with(SerializationFeature.INDENT_OUTPUT);
        return writer.writeValueAsString(values) + "\n";
    }

    /** In one line. */
    static String line(Map<String, ? extends @Nullable Object> values) {
        return MAPPER.writeValueAsString(values);
    }

    /** The same in words of our own: reading it as a tree says where it breaks, and why. */
    private static Unreadable broken(String text) {
        var problems = new Problems();
        TreeParser.read(text, Format.JSON, problems);
        var found = problems.all();
        if (found.isEmpty()) return new Unreadable("", "no-json", "");
        var first = found.getFirst();
        var place = first.place().line() + ":" + first.place().column();
        return switch (first.key()) {
            case "file.empty" -> new Unreadable("", "json-cut");
            case "file.deep" -> new Unreadable("", "json-deep");
            case "file.cut" -> new Unreadable(place, "json-cut");
            case "file.more" -> new Unreadable(place, "json-more");
            case "file.twice" -> new Unreadable(place, "json-twice", first.facts().getFirst());
            default -> new Unreadable(place, "no-json", first.facts().getFirst());
        };
    }
}
