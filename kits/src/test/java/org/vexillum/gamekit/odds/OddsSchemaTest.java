package org.vexillum.gamekit.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.kit.odds.OddsAction;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.adjudicate.PositionSchema;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.match.Table;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema of positions knows the field for odds, and in it what the reader knows. */
class OddsSchemaTest {
    private static final String UNKNOWN = "qqqqqqqqqqqqqqqq";

    @Test
    void ofRegiments() {
        var file = "{game: regiments, odds: {attacker: {}, target: {}, action: shoot, %s: 1}}";
        assertThat(described("regiments")).isEqualTo(known(file));
    }

    @Test
    void ofFirstBlood() {
        var all = new TreeSet<String>();
        for (var deed : OddsAction.values()) {
            boolean suffered = deed == OddsAction.HITS || deed == OddsAction.MORALE;
            all.addAll(
                    known(
                            "{game: first-blood, odds: {action: "
                                    + NodeReader.written(deed)
                                    + (suffered ? "" : ", attacker: {}")
                                    + ", target: {}, %s: 1}}"));
        }
        assertThat(described("first-blood")).isEqualTo(all);
    }

    @Test
    void ofWarcrow() {
        assertThat(described("warcrow"))
                .isEqualTo(known("{game: warcrow, odds: {pool: red, %s: 1}}"));
    }

    /** The reader lists the fields it knows when it meets one that it does not. */
    private static TreeSet<String> known(String file) {
        var text = file.formatted(UNKNOWN);
        var usual = Kits.usual();
        var fault =
                catchThrowableOfType(
                        FileFault.class, () -> OddsFiles.read(text, usual, Optional.empty()));
        assertThat(fault.key()).isEqualTo("unknown-field");
        return new TreeSet<>(fault.known());
    }

    private static TreeSet<String> described(String game) {
        var docket = Kits.called(game).orElseThrow().docket();
        return new TreeSet<>(schema(docket).at("/properties/odds/properties").propertyNames());
    }

    private static <T extends Table<T>> JsonNode schema(TaskCatalogue<T> docket) {
        return new JsonMapper().readTree(JsonText.write(PositionSchema.of(docket)));
    }
}
