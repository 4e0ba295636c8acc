package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Puts what players write about a unit into the words of position files. */
final class PlayerWording {
    private static final Map<String, String> WORDS =
            Map.ofEntries(
                    Map.entry("q", "quality"),
                    Map.entry("d", "defense"),
                    Map.entry("defence", "defense"),
                    Map.entry("start", "of"),
                    Map.entry("starting", "of"),
                    Map.entry("startingmodels", "of"),
                    Map.entry("startingsize", "of"),
                    Map.entry("special", "rules"),
                    Map.entry("specialrules", "rules"),
                    Map.entry("position", "at"),
                    Map.entry("center", "centre"),
                    Map.entry("toughness", "tough"));

    private static final List<String> WEAPON =
            List.of("name", "range", "attacks", "rules", "special", "ap", "count");

    private PlayerWording() {}

    /** The same unit, hero or kind of models in the words of the schema. */
    static Node unit(Node node) {
        if (!(node instanceof Node.Mapping group)) return node;
        var fields = new LinkedHashMap<String, Node>();
        group.fields().forEach((key, value) -> fields.putIfAbsent(word(key, group), value));
        if (fields.size() < group.fields().size()) return node; // the same thing said twice
        counted(fields);
        tough(fields);
        place(fields);
        reserve(fields);
        fields.computeIfPresent("rules", (_, rules) -> phrases(rules));
        fields.computeIfPresent("weapons", (_, weapons) -> weapons(phrases(weapons)));
        fields.computeIfPresent("facing", (_, facing) -> facing(facing));
        fields.computeIfPresent("hero", (_, hero) -> unit(hero));
        fields.computeIfPresent("models", (_, models) -> kinds(models));
        return new Node.Mapping(group.place(), fields);
    }

    /** A list of units, one unit, or units by their names: {@code {X: {models: 5}}}. */
    static List<Node> units(@Nullable Node node) {
        if (node == null) return List.of();
        if (!(node instanceof Node.Mapping group) || !named(group))
            return NodeReader.oneOrMore(node);
        var units = new ArrayList<Node>();
        group.fields()
                .forEach((id, unit) -> {
                    var fields = new LinkedHashMap<String, Node>();
                    fields.put("id", new Node.Scalar(unit.place(), id));
                    fields.putAll(NodeReader.mapping(unit).fields());
                    units.add(new Node.Mapping(unit.place(), fields));
                });
        return units;
    }

    private static boolean named(Node.Mapping group) {
        return !group.fields().isEmpty()
                && group.fields().values().stream().allMatch(Node.Mapping.class::isInstance);
    }

    private static String word(String key, Node.Mapping group) {
        var meant = WORDS.get(key.toLowerCase(Locale.ROOT).replaceAll("[ _-]", ""));
        return meant == null || group.fields().containsKey(meant) ? key : meant;
    }

    private static Node kinds(Node models) {
        if (!(models instanceof Node.Sequence row)) return models;
        return new Node.Sequence(
                row.place(), row.entries().stream().map(PlayerWording::unit).toList());
    }

    /** {@code {x: 20, y: 10}}, or both on the unit itself, are a point. */
    private static void place(Map<String, Node> fields) {
        if (fields.containsKey("x") && fields.containsKey("y") && !fields.containsKey("at")) {
            var x = fields.remove("x");
            var y = fields.remove("y");
            fields.put("at", new Node.Sequence(x.place(), List.of(x, y)));
        }
        fields.computeIfPresent("at", (_, at) -> point(at));
        fields.computeIfPresent("centre", (_, centre) -> point(centre));
    }

    private static Node point(Node node) {
        if (!(node instanceof Node.Mapping group)) return node;
        var x = group.fields().get("x");
        var y = group.fields().get("y");
        boolean both = x != null && y != null && group.fields().size() == 2;
        return both ? new Node.Sequence(node.place(), List.of(x, y)) : node;
    }

    /** {@code reserve: yes} is the status. */
    private static void reserve(Map<String, Node> fields) {
        var reserve = fields.get("reserve");
        if (reserve == null || fields.containsKey("status")) return;
        fields.remove("reserve");
        if (NodeReader.flag(reserve))
            fields.put("status", new Node.Scalar(reserve.place(), "ambush"));
    }

    /** Weapons under their names: {@code {Spear: A1}}. */
    private static Node weapons(Node node) {
        if (!(node instanceof Node.Mapping group) || group.fields().isEmpty()) return node;
        if (group.fields().keySet().stream().anyMatch(WEAPON::contains)) return node;
        var all = new ArrayList<Node>();
        for (var one : group.fields().entrySet()) {
            if (!(one.getValue() instanceof Node.Scalar)) return node;
            var text = one.getKey() + " (" + NodeReader.written(one.getValue()).strip() + ")";
            all.add(new Node.Scalar(one.getValue().place(), text));
        }
        return new Node.Sequence(node.place(), all);
    }

    /** The same weapon in the words of the schema. */
    static Node weapon(Node node) {
        if (!(node instanceof Node.Mapping group)) return node;
        var fields = new LinkedHashMap<String, Node>();
        group.fields().forEach((key, value) -> fields.putIfAbsent(word(key, group), value));
        if (fields.size() < group.fields().size()) return node;
        fields.computeIfPresent("rules", (_, rules) -> phrases(rules));
        return new Node.Mapping(group.place(), fields);
    }

    /** {@code models: 3/10} or {@code 3 of 10} are 3 left of 10. */
    private static void counted(Map<String, Node> fields) {
        var models = fields.get("models");
        if (models == null || fields.containsKey("of")) return;
        var parts = NodeReader.written(models).split("/| of ", -1);
        if (parts.length != 2) return;
        fields.put("models", new Node.Scalar(models.place(), parts[0].strip()));
        fields.put("of", new Node.Scalar(models.place(), parts[1].strip()));
    }

    /** {@code tough: 3} is the rule Tough(3). */
    private static void tough(Map<String, Node> fields) {
        var tough = fields.remove("tough");
        if (tough == null) return;
        var rules = fields.get("rules");
        var all = new ArrayList<Node>();
        if (rules != null) all.addAll(NodeReader.oneOrMore(rules));
        all.add(new Node.Scalar(tough.place(), "Tough(" + NodeReader.written(tough).strip() + ")"));
        fields.put("rules", new Node.Sequence(tough.place(), all));
    }

    /** {@code Fearless, Tough(3)} in one text are two. */
    static Node phrases(Node node) {
        return switch (node) {
            case Node.Scalar text when NodeReader.written(text).contains(",") ->
                    new Node.Sequence(node.place(), split(text));
            default -> node;
        };
    }

    private static List<Node> split(Node.Scalar text) {
        var parts = new ArrayList<Node>();
        var part = new StringBuilder();
        int depth = 0;
        for (char letter : (NodeReader.written(text) + ",").toCharArray()) {
            if (letter == '(') depth++;
            if (letter == ')') depth--;
            if (letter == ',' && depth <= 0) {
                if (!part.toString().isBlank())
                    parts.add(new Node.Scalar(text.place(), part.toString().strip()));
                part.setLength(0);
            } else part.append(letter);
        }
        return parts;
    }

    private static Node facing(Node node) {
        var degrees =
                switch (NodeReader.written(node).strip().toLowerCase(Locale.ROOT)) {
                    case "north", "n", "+y", "up" -> "0";
                    case "east", "e", "+x" -> "90";
                    case "south", "s", "-y", "down" -> "180";
                    case "west", "w", "-x" -> "270";
                    default -> null;
                };
        return degrees == null ? node : new Node.Scalar(node.place(), degrees);
    }
}
