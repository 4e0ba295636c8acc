package org.vexillum.gamekit.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.files.StoredNames;
import org.vexillum.kernel.stored.Stored;
import tools.jackson.databind.json.JsonMapper;

class StoredNamesTest {
    @Stored(
            as = "Way",
            with = {"LEFT", "RIGHT"})
    enum Turn {
        WEST,
        EAST
    }

    @Stored(
            as = "Move",
            with = {"unit", "ways"})
    record Journey(String who, List<Turn> where) {}

    record Plain(Turn turn, int count) {}

    private final JsonMapper mapper =
            JsonMapper.builder().annotationIntrospector(new StoredNames()).build();

    @Test
    void recordsAndConstantsAreWrittenAndReadByTheirKeys() {
        var journey = new Journey("x", List.of(Turn.EAST, Turn.WEST));
        var written = "{\"unit\":\"x\",\"ways\":[\"RIGHT\",\"LEFT\"]}";
        assertThat(mapper.writeValueAsString(journey)).isEqualTo(written);
        assertThat(mapper.readValue(written, Journey.class)).isEqualTo(journey);
    }

    @Test
    void whatIsNotStoredHasItsNames() {
        var written = "{\"turn\":\"LEFT\",\"count\":3}";
        assertThat(mapper.writeValueAsString(new Plain(Turn.WEST, 3)))
                .satisfiesAnyOf(
                        text -> assertThat(text).isEqualTo(written),
                        text -> assertThat(text).isEqualTo("{\"count\":3,\"turn\":\"LEFT\"}"));
        assertThat(mapper.readValue(written, Plain.class)).isEqualTo(new Plain(Turn.WEST, 3));
    }
}
