package org.vexillum.tourneys.store;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.event.Discipline;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.Refused;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.event.Undone;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;

/** The whole event as JSON: its log. It can be carried on on another computer at once. */
public final class EventStore {
    private static final String FORMAT = "vexillum-tourney-1";
    private static final JsonMapper MAPPER = mapper();

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
                        .addMixIn(Change.class, Marked.class);
        for (var family :
                List.of(
                        Course.class,
                        Enrolment.class,
                        PairingChange.class,
                        ResultChange.class,
                        Discipline.class))
            for (var type : family.getPermittedSubclasses())
                builder.registerSubtypes(new NamedType(type, type.getSimpleName()));
        builder.registerSubtypes(new NamedType(Undone.class, "Undone"));
        return builder.build();
    }

    public static String write(Tourney tourney) {
        return MAPPER.writeValueAsString(new File(FORMAT, tourney.log())) + "\n";
    }

    /** The event of a file. Refused if it is none. */
    public static Tourney read(String text) {
        try {
            var file = MAPPER.readValue(text, File.class);
            if (!FORMAT.equals(file.format())) throw new Refused("no-log");
            return Tourney.replay(file.log());
        } catch (JacksonException broken) {
            throw new Refused("no-log");
        }
    }
}
