package org.vexillum.tourneys.store;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.files.StoredNames;
import org.vexillum.gamekit.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.Tourney;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;

/** The whole event as JSON: its log. It can be carried on on another computer at once. */
public final class EventStore {
    /** Stands in the file of every event. */
    public static final String FORMAT = "vexillum-tourney-1";

    /** The field that says which change an entry holds. */
    static final String MARK = "do";

    private static final SequencedMap<String, Class<?>> CHANGES = families();
    private static final JsonMapper MAPPER = mapper();
    private static final ObjectWriter LINES =
            MAPPER.writer().without(SerializationFeature.INDENT_OUTPUT);

    /** What stands in the file. */
    record File(String format, List<LoggedChange> log) {}

    /** How a change is marked in the file. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = MARK)
    interface Marked {}

    private EventStore() {}

    private static JsonMapper mapper() {
        var builder =
                JsonMapper.builder()
                        .annotationIntrospector(new StoredNames())
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        // files of older programs have fewer fields
                        .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                        .addMixIn(Change.class, Marked.class);
        CHANGES.forEach((name, type) -> builder.registerSubtypes(new NamedType(type, name)));
        return builder.build();
    }

    private static SequencedMap<String, Class<?>> families() {
        var all = new LinkedHashMap<String, Class<?>>();
        for (var family : Change.class.getPermittedSubclasses()) {
            if (family.isRecord()) all.put(Kind.last(family), family);
            else for (var type : family.getPermittedSubclasses()) all.put(Kind.last(type), type);
        }
        return all;
    }

    /** All changes by the names that files have for them. */
    static SequencedMap<String, Class<?>> changes() {
        return CHANGES;
    }

    public static String write(Tourney tourney) {
        return MAPPER.writeValueAsString(new File(FORMAT, tourney.log())) + "\n";
    }

    /** One entry of a log in one line. */
    public static String line(LoggedChange entry) {
        return LINES.writeValueAsString(entry);
    }

    /** An entry of a log that is kept. Refused if it is none, or has holes. */
    public static LoggedChange entry(String line) {
        try {
            return whole(MAPPER.readValue(line, LoggedChange.class));
        } catch (JacksonException broken) {
            throw new ChangeRefused("no-log");
        }
    }

    /** An entry of a log as a tree of maps, lists and plain values. */
    static LoggedChange entry(Object tree) {
        return MAPPER.convertValue(tree, LoggedChange.class);
    }

    /** Without these nobody can say what happened, nor who did it when. */
    private static LoggedChange whole(@Nullable LoggedChange entry) {
        if (entry == null || MissingValues.in(entry)) throw new ChangeRefused("no-log");
        return entry;
    }

    /** The event of a file. Refused if it is none. */
    public static Tourney read(String text) {
        try {
            var file = MAPPER.readValue(text, File.class);
            if (file == null || !FORMAT.equals(file.format())) throw new ChangeRefused("no-log");
            file.log().forEach(EventStore::whole);
            return Tourney.replay(file.log());
        } catch (ChangeRefused refused) {
            throw refused;
        } catch (RuntimeException damaged) { // a log with holes may break at any change of it
            throw new ChangeRefused("no-log");
        }
    }
}
