package org.vexillum.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.files.StoredNames;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.kernel.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Messages and answers as JSON. */
public final class Json {
    private static final int DEEPEST = 60;

    public static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
                                                    .build())
                                    .build())
                    .annotationIntrospector(new StoredNames())
                    .changeDefaultPropertyInclusion(
                            usual -> usual.withValueInclusion(JsonInclude.Include.NON_NULL))
                    .addModule(new SimpleModule().addSerializer(new FormWriter()))
                    .build();

    private Json() {}

    /** The forms of prompts are small words. */
    private static final class FormWriter extends StdSerializer<Prompt.Form> {
        FormWriter() {
            super(Prompt.Form.class);
        }

        @Override
        public void serialize(Prompt.Form form, JsonGenerator out, SerializationContext context) {
            out.writeString(form.name().toLowerCase(Locale.ROOT));
        }
    }

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static <T> T read(String text, Class<T> type) {
        return MAPPER.readValue(text, type);
    }

    /**
     * The fields of a request.
     *
     * @throws RequestRefused if the text is no JSON object
     */
    public static RequestFields body(String text) {
        if (text.isBlank()) return new RequestFields(Map.of());
        try {
            if (MAPPER.readValue(text, Object.class) instanceof Map<?, ?> map) {
                if (text.contains("\\u0000")) mustBeText(map);
                return new RequestFields(map);
            }
        } catch (JacksonException broken) {
            throw RequestRefused.wrong("no-json");
        }
        throw RequestRefused.wrong("no-json");
    }

    /** By what a message is known to whoever sent it, whatever is wrong with the rest; or null. */
    public static @Nullable Object id(String text) {
        try {
            var id =
                    MAPPER.readValue(text, Object.class) instanceof Map<?, ?> map
                            ? map.get("id")
                            : null;
            return id instanceof Number || id instanceof String ? id : null;
        } catch (JacksonException broken) {
            return null;
        }
    }

    /** Databases keep no character of the number zero, and nobody means it. */
    private static void mustBeText(@Nullable Object value) {
        switch (value) {
            case String text when text.indexOf('\0') >= 0 ->
                    throw RequestRefused.wrong("no-character");
            case Map<?, ?> map ->
                    map.forEach((name, inner) -> {
                        mustBeText(name);
                        mustBeText(inner);
                    });
            case List<?> list -> list.forEach(Json::mustBeText);
            case null, default -> {}
        }
    }

    /** An object with these fields, in this order; those without a value are left out. */
    public static Map<String, Object> object(@Nullable Object... namesAndValues) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            var value = namesAndValues[i + 1];
            if (value != null) object.put(String.valueOf(namesAndValues[i]), value);
        }
        return object;
    }
}
