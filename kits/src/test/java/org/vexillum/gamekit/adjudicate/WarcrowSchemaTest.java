package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Schema;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.warcrow.kit.adjudicate.WarcrowTaskCatalogue;

/** The schema that is printed describes what the reader reads. */
class WarcrowSchemaTest {
    private static final WarcrowTaskCatalogue DOCKET = new WarcrowTaskCatalogue();
    private static final Map<String, Object> SCHEMA = schema();

    @SuppressWarnings("unchecked")
    private static Map<String, Object> schema() {
        return (Map<String, Object>) JsonText.read(JsonText.write(PositionSchema.of(DOCKET)));
    }

    private static Map<?, ?> at(String... path) {
        Object at = SCHEMA;
        for (var name : path) at = ((Map<?, ?>) at).get(name);
        return (Map<?, ?>) at;
    }

    private static List<String> fields(Map<?, ?> group) {
        var names = new ArrayList<String>();
        for (var name : ((Map<?, ?>) group.get("properties")).keySet()) names.add((String) name);
        return names;
    }

    private static void sameFields(String file, Map<?, ?> group) {
        var text = file.formatted("qqqqqqqqqqqqqqqq: 1");
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(text));
        assertThat(fault.key()).isEqualTo("unknown-field");
        assertThat(fields(group)).as(file).containsExactlyInAnyOrderElementsOf(fault.known());
    }

    @Test
    void itNamesTheFieldsThatTheReaderKnows() {
        sameFields("{game: warcrow, do: score, %s}", at("$defs", "question"));
        sameFields("{game: warcrow, do: score, units: [{id: X, %s}]}", at("$defs", "unit"));
    }

    @Test
    void everyTemplateAndPositionFileKeepsToIt() {
        for (var kind : DOCKET.kinds())
            keeps(kind, Templates.of(DOCKET, kind, Lang.EN).orElseThrow());
        for (var file : PositionFiles.in("rules", "WC-")) keeps(file.name(), file.text());
        for (var file : PositionFiles.in("examples", "EX-WC-")) keeps(file.name(), file.text());
    }

    private static void keeps(String name, String text) {
        var tree = JsonText.read(JsonText.write(PlainTree.of(NodeReader.file(text))));
        assertThat(Schema.faults(SCHEMA, tree)).as(name).isEmpty();
    }

    @Test
    void whatTheReaderRefusesBreaksIt() {
        var good = "{game: warcrow, do: score, units: [{id: X, conquest: 3}]}";
        keeps("good", good);
        for (var bad : List.of("conquest: many", "conqest: 3", "conquest: 3, engaged: perhaps"))
            assertThat(
                            Schema.faults(
                                    SCHEMA,
                                    PlainTree.of(
                                            NodeReader.file(good.replace("conquest: 3", bad)))))
                    .as(bad)
                    .isNotEmpty();
    }
}
