package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.adjudicate.FirstBloodTaskCatalogue;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.gamekit.Schema;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.PlainTree;

/** The schema of First Blood says what the reader reads. */
class FirstBloodSchemaTest {
    private static final FirstBloodTaskCatalogue DOCKET =
            new FirstBloodTaskCatalogue(Edition.SECOND);
    private static final Map<String, Object> SCHEMA = schema();

    /** As it is printed. */
    @SuppressWarnings("unchecked")
    private static Map<String, Object> schema() {
        return (Map<String, Object>) JsonText.read(JsonText.write(PositionSchema.of(DOCKET)));
    }

    /** The reader lists the fields it knows when it meets one that it does not. */
    @Test
    void itNamesTheFieldsThatTheReaderKnows() {
        sameFields("{do: victory, %s}", at("$defs", "question"));
        sameFields("{do: victory, regiments: [{id: X, %s}]}", at("$defs", "regiment"));
        sameFields("{do: victory, regiments: [{id: X, profile: {%s}}]}", at("$defs", "profile"));
        sameFields("{do: victory, table: {%s}}", at("properties", "table"));
        sameFields("{do: victory, stacks: {%s}}", at("properties", "stacks"));
        sameFields(
                "{do: victory, terrain: [{type: hill, disc: [9, 9, 1], %s}]}",
                at("$defs", "terrain"));
    }

    private static void sameFields(String file, Map<?, ?> group) {
        var text =
                file.formatted("qqqqqqqqqqqqqqqq: 1").replaceFirst("\\{", "{game: first-blood, ");
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(text));
        assertThat(fault.key()).isEqualTo("unknown-field");
        var known = new ArrayList<>(fault.known());
        if (group == at("$defs", "regiment") && !known.contains("card")) known.add("card");
        assertThat(fields(group)).as(file).containsExactlyInAnyOrderElementsOf(known);
    }

    private static Map<?, ?> at(String... path) {
        Object at = SCHEMA;
        for (var name : path) at = ((Map<?, ?>) at).get(name);
        return (Map<?, ?>) at;
    }

    private static List<String> fields(Map<?, ?> group) {
        var object =
                group.get("anyOf") instanceof List<?> forms ? (Map<?, ?>) forms.getLast() : group;
        var names = new ArrayList<String>();
        for (var name : ((Map<?, ?>) object.get("properties")).keySet()) names.add((String) name);
        return names;
    }

    @Test
    void itDescribesEveryKindWithItsFields() {
        for (var task : DOCKET.tasks()) {
            var fields = new ArrayList<>(List.of("kind"));
            for (var field : task.fields()) fields.add(field.name());
            assertThat(fields(at("$defs", "do-" + task.name()))).containsExactlyElementsOf(fields);
        }
    }

    @Test
    void itListsTheWordsOfTheReader() {
        assertThat((List<?>) at("properties", "stage").get("enum"))
                .isEqualTo(written(Stage.values()));
        var regiment = (Map<?, ?>) at("$defs", "regiment").get("properties");
        assertThat(((Map<?, ?>) regiment.get("status")).get("enum"))
                .asList()
                .containsExactlyInAnyOrderElementsOf(written(Status.values()));
    }

    private static List<String> written(Enum<?>[] constants) {
        var words = new ArrayList<String>();
        for (var constant : constants)
            words.add(NodeReader.written(constant).toLowerCase(Locale.ROOT));
        return words;
    }

    @Test
    void everyTemplateAndPositionFileKeepsToIt() {
        for (var kind : DOCKET.kinds())
            keeps(kind, Templates.of(DOCKET, kind, Lang.EN).orElseThrow());
        for (var file : PositionFiles.in("rules", "FB-")) keeps(file.name(), file.text());
        for (var file : PositionFiles.in("examples", "EX-FB-")) keeps(file.name(), file.text());
    }

    private static void keeps(String name, String text) {
        var tree = JsonText.read(JsonText.write(PlainTree.of(NodeReader.file(text))));
        assertThat(Schema.faults(SCHEMA, tree)).as(name).isEmpty();
    }

    @Test
    void whatTheReaderRefusesBreaksIt() {
        var good = "{game: first-blood, do: victory, regiments: [{id: X, models: 3}]}";
        keeps("good", good);
        for (var bad : List.of("models: many", "modles: 3", "models: 3, broken: perhaps"))
            assertThat(
                            Schema.faults(
                                    SCHEMA,
                                    PlainTree.of(NodeReader.file(good.replace("models: 3", bad)))))
                    .as(bad)
                    .isNotEmpty();
    }
}
