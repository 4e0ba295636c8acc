package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.kit.adjudicate.RegimentsTaskCatalogue;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Stage;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema says what the reader reads. */
class PositionSchemaTest {
    private static final RegimentsTaskCatalogue DOCKET = new RegimentsTaskCatalogue();
    private static final JsonNode SCHEMA = schema();

    /** The reader lists the fields it knows when it meets one that it does not. */
    @Test
    void itNamesTheFieldsThatTheReaderKnows() {
        sameFields("{do: must-test, %s}", "/$defs/question");
        sameFields("{do: must-test, units: [{id: X, %s}]}", "/$defs/unit", "card");
        sameFields("{do: must-test, units: [{id: X, models: [{%s}]}]}", "/$defs/kind");
        sameFields("{do: must-test, units: [{id: X, hero: {%s}}]}", "/$defs/hero");
        sameFields("{do: must-test, units: [{id: X, weapons: [{%s}]}]}", "/$defs/weapon");
        sameFields("{do: must-test, markers: [{at: [1, 1], %s}]}", "/$defs/marker");
        sameFields("{do: must-test, table: {%s}}", "/properties/table");
        sameFields("{do: must-test, terrain: [{disc: [9, 9, 1], %s}]}", "/$defs/terrain");
    }

    private static void sameFields(String file, String path, String... beside) {
        var text = file.formatted("qqqqqqqqqqqqqqqq: 1");
        var fault = catchThrowableOfType(FileFault.class, () -> Adjudicator.judge(text));
        assertThat(fault.key()).isEqualTo("unknown-field");
        var known = new ArrayList<>(fault.known());
        for (var field : beside) if (!known.contains(field)) known.add(field);
        assertThat(names(SCHEMA.at(path))).containsExactlyInAnyOrderElementsOf(known);
    }

    static List<Task<Battle>> tasks() {
        return DOCKET.tasks();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void itDescribesEveryKind(Task<?> task) {
        var fields = new ArrayList<>(List.of("kind"));
        var needed = new ArrayList<>(List.of("kind"));
        for (var field : task.fields()) {
            fields.add(field.name());
            if (field.needed()) needed.add(field.name());
        }
        var described = SCHEMA.at("/$defs/do-" + task.name());
        assertThat(names(described)).containsExactlyElementsOf(fields);
        assertThat(words(described.get("required"))).containsExactlyElementsOf(needed);
    }

    @Test
    void itDescribesNoOtherKind() {
        assertThat(SCHEMA.get("$defs").propertyNames().stream().filter(n -> n.startsWith("do-")))
                .hasSameSizeAs(DOCKET.tasks());
    }

    @Test
    void itListsTheWordsOfTheReader() {
        var file = SCHEMA.get("properties");
        assertThat(words(file.at("/stage/enum"))).containsExactly(written(Stage.values()));
        var dice = new ArrayList<>(List.of(written(Throw.values())));
        dice.addAll(DOCKET.usualWords().keySet());
        dice.addAll(List.of("A", "B"));
        assertThat(words(file.at("/dice/anyOf/1/propertyNames/enum")))
                .containsExactlyElementsOf(dice)
                .contains("saves", "block");
        assertThat(names(file.get("options")))
                .containsExactlyElementsOf(OptionValues.of(Options.DEFAULT).keySet());
    }

    @Test
    void theDefaultOfEveryOptionIsAmongItsValues() {
        OptionValues.of(Options.DEFAULT)
                .forEach((name, value) ->
                        assertThat(
                                        words(
                                                SCHEMA.at(
                                                        "/properties/options/properties/"
                                                                + name
                                                                + "/enum")))
                                .contains(value));
    }

    private static String[] written(Enum<?>[] constants) {
        var words = new ArrayList<String>();
        for (var constant : constants)
            words.add(NodeReader.written(constant).toLowerCase(Locale.ROOT));
        return words.toArray(String[]::new);
    }

    private static List<String> names(JsonNode object) {
        return new ArrayList<>(object.get("properties").propertyNames());
    }

    private static List<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    /** As it is printed. */
    private static JsonNode schema() {
        return JsonMapper.shared().readTree(JsonText.write(PositionSchema.of(DOCKET)));
    }
}
