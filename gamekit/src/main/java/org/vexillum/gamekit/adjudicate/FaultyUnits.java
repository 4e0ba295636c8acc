package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;

/**
 * Of several questions those do without a unit that makes no sense that do not concern it.
 *
 * <p>That is: they need no places but those of the units they name, each thing to be done names a
 * unit, and nothing names this one.
 */
final class FaultyUnits {
    /** What is measured of the units named, whoever else stands about. */
    private static final List<String> MEASURED = List.of("distance", "arc", "area");

    private FaultyUnits() {}

    static <T extends Table<T>> Scene<T> scene(
            FieldGroup fields, TaskCatalogue<T> docket, @Nullable Enum<?> stage) {
        try {
            return docket.scene(fields, stage);
        } catch (FileFault fault) {
            var unit = guilty(fields.mapping(), fault);
            if (unit == null || !needless(unit, fields.mapping(), docket)) throw fault;
            var scene = scene(fields.with(without(unit, fields.mapping())), docket, stage);
            scene.assumed().add("", "left-out", name(unit), fault.place().line());
            return scene;
        }
    }

    /** The unit in which the fault stands, or null. */
    private static @Nullable Node guilty(Node.Mapping file, FileFault fault) {
        for (var unit : units(file)) {
            var path = unit.place().path();
            var at = fault.place().path();
            if (at.equals(path) || at.startsWith(path + ".") || at.startsWith(path + "["))
                return unit;
        }
        return null;
    }

    private static List<Node> units(Node.Mapping file) {
        var units = new ArrayList<Node>();
        for (var name : Kits.unitFields())
            switch (file.fields().get(name)) {
                case Node.Sequence row -> units.addAll(row.entries());
                case Node.Mapping group -> units.addAll(group.fields().values());
                case null, default -> {}
            }
        return units;
    }

    private static boolean needless(Node unit, Node.Mapping file, TaskCatalogue<?> docket) {
        var others = new ArrayList<String>();
        for (var one : units(file)) if (one != unit) others.addAll(names(one));
        var asked = file.fields().get("do");
        if (asked == null) return false;
        for (var wish : NodeReader.oneOrMore(asked)) {
            var kind = wish instanceof Node.Mapping group ? group.fields().get("kind") : wish;
            if (kind == null || looksAround(docket.task(kind)) || !mentions(wish, others))
                return false;
        }
        for (var field : file.fields().entrySet())
            if (!Kits.unitFields().contains(field.getKey())
                    && mentions(field.getValue(), names(unit))) return false;
        return true;
    }

    private static boolean looksAround(Task<?> task) {
        return task.placed() && !MEASURED.contains(task.name());
    }

    private static boolean mentions(Node node, List<String> names) {
        return switch (node) {
            case Node.Scalar scalar -> names.contains(NodeReader.written(scalar));
            case Node.Sequence row -> row.entries().stream().anyMatch(one -> mentions(one, names));
            case Node.Mapping group ->
                    group.fields().entrySet().stream()
                            .anyMatch(one ->
                                    names.contains(one.getKey())
                                            || mentions(one.getValue(), names));
        };
    }

    /** What a unit may be called: its id, its name, the field under which it stands. */
    private static List<String> names(Node unit) {
        var names = new ArrayList<String>();
        var path = unit.place().path();
        if (!path.endsWith("]")) names.add(path.substring(path.lastIndexOf('.') + 1));
        if (unit instanceof Node.Mapping group)
            for (var field : List.of("id", "name"))
                if (group.fields().get(field) instanceof Node.Scalar name)
                    names.add(NodeReader.written(name));
        return names;
    }

    private static String name(Node unit) {
        var names = names(unit);
        return names.isEmpty() ? unit.place().path() : names.getFirst();
    }

    private static Node.Mapping without(Node unit, Node.Mapping file) {
        var fields = new LinkedHashMap<>(file.fields());
        for (var name : Kits.unitFields())
            switch (fields.get(name)) {
                case Node.Sequence row -> {
                    var rest = row.entries().stream().filter(one -> one != unit).toList();
                    fields.put(name, new Node.Sequence(row.place(), rest));
                }
                case Node.Mapping group -> {
                    var rest = new LinkedHashMap<>(group.fields());
                    rest.values().removeIf(one -> one == unit);
                    fields.put(name, new Node.Mapping(group.place(), rest));
                }
                case null, default -> {}
            }
        return new Node.Mapping(file.place(), fields);
    }
}
