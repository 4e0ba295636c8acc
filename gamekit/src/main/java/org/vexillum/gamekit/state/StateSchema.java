package org.vexillum.gamekit.state;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Numbers;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.PerModel;
import org.vexillum.kernel.state.State;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Text;
import org.vexillum.kernel.state.Word;
import org.vexillum.kernel.state.Words;

/**
 * State in the JSON schema of position files.
 *
 * @param words what each piece is, by its name
 */
public record StateSchema(UnaryOperator<String> words) {
    /** Where declared state stands among the fields that a file describes. */
    private static final String HERE = "$state";

    /**
     * The fields of a file, with those of declared state; what only the game knows it describes.
     */
    public <T> Map<String, Object> in(Map<String, Object> fields, States<T> states) {
        var all = new LinkedHashMap<String, Object>();
        for (var field : fields.entrySet()) {
            if (field.getKey().equals(HERE))
                PositionState.of(states).forEach(each -> add(each, all));
            else all.put(field.getKey(), field.getValue());
        }
        return all;
    }

    private <T> void add(State<T> state, Map<String, Object> all) {
        var type = type(state);
        if (type == null) return;
        var field = new LinkedHashMap<>(type);
        field.put("description", words.apply(state.name()));
        all.put(state.name(), field);
    }

    private static <T> @Nullable Map<String, Object> type(State<T> state) {
        return switch (state) {
            case Flag<T> _ -> Map.of("$ref", "#/$defs/flag");
            case Count<T> count -> number(count);
            case Word<T, ?> word -> word(word.type());
            case Words<T, ?> words when words.type() == Side.class ->
                    list("string", word(words.type()));
            case Words<T, ?> _ -> Map.of("$ref", "#/$defs/texts");
            case Numbers<T> _ -> list("integer", Map.of("type", "integer"));
            case Text<T> _ -> Map.of("type", List.of("string", "integer"));
            case PerModel<T> _, Own<T, ?> _ -> null;
        };
    }

    private static Map<String, Object> number(Count<?> count) {
        var type = new LinkedHashMap<String, Object>();
        type.put("type", "integer");
        type.put("minimum", count.least());
        if (count.highest() < Integer.MAX_VALUE) type.put("maximum", count.highest());
        return type;
    }

    private static Map<String, Object> word(Class<? extends Enum<?>> type) {
        if (type == Side.class) return Map.of("$ref", "#/$defs/side");
        return Map.of(
                "enum", Arrays.stream(type.getEnumConstants()).map(NodeReader::written).toList());
    }

    /** One alone needs no list. */
    private static Map<String, Object> list(String one, Map<String, Object> entry) {
        return Map.of("type", List.of("array", one), "items", entry);
    }
}
