package org.vexillum.tourneys.store;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.Refused;
import org.vexillum.tourneys.event.Tourney;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;

/** The whole event as JSON: its log. It can be carried on on another computer at once. */
public final class EventStore {
    private static final String FORMAT = "vexillum-tourney-1";
    private static final JsonMapper MAPPER = mapper();
    private static final ObjectWriter LINES =
            MAPPER.writer().without(SerializationFeature.INDENT_OUTPUT);

    /** What stands in the file. */
    record File(String format, List<Logged> log) {}

    /** How a change is marked in the file. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
    interface Marked {}

    private EventStore() {}

    private static JsonMapper mapper() {
        var builder =
                JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        // files of older programs have fewer fields
                        .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                        .addMixIn(Change.class, Marked.class);
        for (var family : Change.class.getPermittedSubclasses()) {
            if (family.isRecord()) register(builder, family);
            else for (var type : family.getPermittedSubclasses()) register(builder, type);
        }
        return builder.build();
    }

    private static void register(JsonMapper.Builder builder, Class<?> type) {
        builder.registerSubtypes(new NamedType(type, type.getSimpleName()));
    }

    public static String write(Tourney tourney) {
        return MAPPER.writeValueAsString(new File(FORMAT, tourney.log())) + "\n";
    }

    /** One entry of a log in one line. */
    public static String line(Logged entry) {
        return LINES.writeValueAsString(entry);
    }

    /** An entry of a log. Refused if it is none. */
    public static Logged entry(String line) {
        try {
            return MAPPER.readValue(line, Logged.class);
        } catch (JacksonException broken) {
            throw new Refused("no-log");
        }
    }

    /** The event of a file. Refused if it is none. */
    public static Tourney read(String text) {
        try {
            var file = MAPPER.readValue(text, File.class);
            if (file == null || !FORMAT.equals(file.format())) throw new Refused("no-log");
            return Tourney.replay(file.log());
        } catch (Refused refused) {
            throw refused;
        } catch (RuntimeException damaged) { // a log with holes may break at any change of it
            throw new Refused("no-log");
        }
    }
}
