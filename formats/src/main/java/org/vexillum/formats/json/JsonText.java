package org.vexillum.formats.json;

import java.util.Map;
import org.vexillum.formats.Unreadable;
import org.vexillum.kernel.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON between its text and plain values. */
public final class JsonText {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private JsonText() {}

    /**
     * Maps, lists, texts, numbers, truth values and nothing.
     *
     * @throws Unreadable if the text is no JSON
     */
    public static @Nullable Object read(String text) {
        try {
            return MAPPER.readValue(text, Object.class);
        } catch (JacksonException broken) {
            throw new Unreadable(place(broken), "no-json", firstLine(broken));
        }
    }

    /** Indented, with the keys in the order of the maps. */
    public static String write(Object values) {
        var writer = MAPPER.writer().with(SerializationFeature.INDENT_OUTPUT);
        return writer.writeValueAsString(values) + "\n";
    }

    /** In one line. */
    public static String line(Map<String, ? extends @Nullable Object> values) {
        return MAPPER.writeValueAsString(values);
    }

    private static String place(JacksonException broken) {
        var at = broken.getLocation();
        return at == null || at.getLineNr() < 1 ? "" : at.getLineNr() + ":" + at.getColumnNr();
    }

    private static String firstLine(JacksonException broken) {
        var message = String.valueOf(broken.getOriginalMessage());
        return message.lines().findFirst().orElse(message).strip();
    }
}
