package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.state.StateSchema;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.state.States;

/**
 * The JSON schema of a game's position files.
 *
 * <p>What a table looks like stands in a file, but for declared state; that, the kinds of questions
 * and the purposes of dice come from the docket, so that none can be missing.
 */
public final class PositionSchema {
    private final TaskCatalogue<?> docket;
    private final Map<String, Object> root;

    private PositionSchema(TaskCatalogue<?> docket) {
        this.docket = docket;
        root = base(docket);
    }

    public static Map<String, Object> of(TaskCatalogue<?> docket) {
        var schema = new PositionSchema(docket);
        schema.dice();
        if (!inner(schema.root, "$defs").containsKey("task")) schema.complete();
        inner(schema.root, "$defs").put("question", schema.question());
        return schema.root;
    }

    /** What a file may say. */
    public static List<String> file(TaskCatalogue<?> docket) {
        return List.copyOf(inner(of(docket), "properties").keySet());
    }

    /** The words that may stand in a field of a file; empty if any may. */
    public static List<String> words(TaskCatalogue<?> docket, String field) {
        var about = inner(inner(of(docket), "properties"), field);
        return about.get("enum") instanceof List<?> words
                ? words.stream().map(String::valueOf).toList()
                : List.of();
    }

    /** What a unit in a position may say. */
    public static List<String> unit(TaskCatalogue<?> docket) {
        return List.copyOf(inner(unit(base(docket)), "properties").keySet());
    }

    private static Map<String, Object> unit(Map<String, Object> root) {
        var defs = inner(root, "$defs");
        return inner(defs, defs.containsKey("regiment") ? "regiment" : "unit");
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> base(TaskCatalogue<?> docket) {
        var game = Kits.of(docket.game()).getClass();
        var text = Resources.text(game, "position.schema.json");
        var root = (Map<String, Object>) Objects.requireNonNull(JsonText.read(text));
        var words = new Properties();
        words.putAll(Resources.words(Teller.class, "positions", Lang.EN));
        words.putAll(Resources.words(game, "positions", Lang.EN));
        declared(root, docket.tableState(), name -> words.getProperty("of-file." + name));
        declared(unit(root), docket.unitState(), name -> words.getProperty("of-unit." + name));
        return root;
    }

    private static void declared(
            Map<String, Object> group, States<?> states, UnaryOperator<String> words) {
        var all = new StateSchema(words).in(inner(group, "properties"), states);
        group.put("properties", all);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> inner(Map<String, Object> map, String name) {
        return (Map<String, Object>) Objects.requireNonNull(map.get(name));
    }

    private void complete() {
        var defs = inner(root, "$defs");
        var bare = new ArrayList<String>();
        var all = new ArrayList<Object>();
        all.add(Map.of("enum", bare));
        for (var task : docket.tasks()) {
            defs.put("do-" + task.name(), kind(task));
            all.add(reference("do-" + task.name()));
            if (task.fields().stream().noneMatch(TaskField::needed)) bare.add(task.name());
        }
        defs.put("task", Map.of("anyOf", all));
    }

    private void dice() {
        var purposes = docket.purposes().stream().map(NodeReader::written).toList();
        inner(root, "properties").put("dice", dice(purposes, docket.usualWords().keySet()));
    }

    /** A question has all the fields of a file but further questions, and is none about odds. */
    private Map<String, Object> question() {
        var fields = new LinkedHashMap<>(inner(root, "properties"));
        fields.remove("questions");
        fields.remove("odds");
        return fields(fields, List.of());
    }

    private static Map<String, Object> dice(List<String> purposes, Set<String> words) {
        var byPurpose = new LinkedHashMap<String, Object>();
        var names = new ArrayList<>(purposes);
        names.addAll(words);
        for (var side : Side.values()) names.add(side.name());
        byPurpose.put("type", "object");
        byPurpose.put("propertyNames", Map.of("enum", names));
        return Map.of(
                "description",
                "Faces in order, by purpose, or by side; a pool's in its order, re-rolls last.",
                "anyOf",
                List.of(Map.of("type", List.of("array", "integer", "string")), byPurpose));
    }

    private static Map<String, Object> kind(Task<?> task) {
        var fields = new LinkedHashMap<String, Object>();
        var needed = new ArrayList<>(List.of("kind"));
        fields.put("kind", Map.of("const", task.name()));
        for (var field : task.fields()) {
            fields.put(field.name(), type(field.type()));
            if (field.needed()) needed.add(field.name());
        }
        return fields(fields, needed);
    }

    private static Map<String, Object> fields(Map<String, Object> fields, List<String> needed) {
        var group = new LinkedHashMap<String, Object>();
        group.put("type", "object");
        group.put("properties", fields);
        if (!needed.isEmpty()) group.put("required", needed);
        group.put("additionalProperties", false);
        return group;
    }

    private static Map<String, Object> type(TaskField.Type type) {
        return switch (type) {
            case UNIT -> reference("unitOrId");
            case UNITS -> Map.of("type", List.of("array", "string", "integer", "object"));
            case SIDE -> reference("side");
            case WHOLE -> Map.of("type", "integer");
            case FLAG -> reference("flag");
            case INCHES, DEGREES, STRIDES -> reference("measure");
            case POINT -> reference("point");
            case TEXT, MANNER, ACTION -> Map.of("type", List.of("string", "integer"));
            case TEXTS -> reference("texts");
            case FORCE -> Map.of("type", List.of("string", "object"));
            case MODELS -> Map.of("type", List.of("integer", "string", "array", "object"));
            default -> Map.of();
        };
    }

    private static Map<String, Object> reference(String name) {
        return Map.of("$ref", "#/$defs/" + name);
    }
}
