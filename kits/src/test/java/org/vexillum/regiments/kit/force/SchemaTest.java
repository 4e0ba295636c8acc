package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vexillum.regiments.traits.own.Condition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema says what the reader reads. */
class SchemaTest {
    private static final String FILE = "/org/vexillum/regiments/kit/force.schema.json";

    private final JsonNode schema = schema();

    /** The reader lists the fields it knows when it meets one that it does not. */
    @Test
    void itNamesTheFieldsThatTheReaderKnows() {
        assertThat(known("{%s}", "")).containsExactlyInAnyOrderElementsOf(names(schema));
        assertThat(known("{\"units\": [{%s}]}", "units[0]."))
                .containsExactlyInAnyOrderElementsOf(names(schema.at("/$defs/unit")));
        assertThat(known("{\"units\": [{\"models\": [{%s}]}]}", "units[0].models[0]."))
                .containsExactlyInAnyOrderElementsOf(names(schema.at("/$defs/models")));
        assertThat(known("{\"units\": [{\"weapons\": [{%s}]}]}", "units[0].weapons[0]."))
                .containsExactlyInAnyOrderElementsOf(names(schema.at("/$defs/weapon")));
        assertThat(known("{\"spells\": [{%s}]}", "spells[0]."))
                .containsExactlyInAnyOrderElementsOf(names(schema.at("/$defs/spell")));
        assertThat(known("{\"traits\": [{%s}]}", "traits[0]."))
                .containsExactlyInAnyOrderElementsOf(names(schema.at("/$defs/trait")));
    }

    @Test
    void itListsTheWordsOfTheVocabulary() {
        var effect = schema.at("/$defs/effect/properties");
        assertThat(words(effect.at("/modifies/enum"))).isEqualTo(OwnTraitTree.CHECKS);
        assertThat(words(effect.at("/rerolls/enum"))).isEqualTo(OwnTraitTree.ROLLS);
        assertThat(words(effect.at("/when/enum")))
                .isEqualTo(Stream.of(Condition.values()).map(OwnTraitTree::word).toList());
    }

    private static List<String> known(String file, String path) {
        var text = file.formatted("\"qqqqqqqqqqqq\": 1");
        for (var problem : Reading.json(text).problems())
            if (problem.key().equals("file.unknown-field")
                    && problem.place().path().equals(path + "qqqqqqqqqqqq"))
                return List.of(problem.facts().get(1).toString().split(", "));
        throw new AssertionError(Reading.json(text).problems());
    }

    private static List<String> names(JsonNode object) {
        return new ArrayList<>(object.get("properties").propertyNames());
    }

    private static List<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    private static JsonNode schema() {
        try (var file = SchemaTest.class.getResourceAsStream(FILE)) {
            return JsonMapper.shared().readTree(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
