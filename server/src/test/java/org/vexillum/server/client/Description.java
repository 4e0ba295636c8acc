package org.vexillum.server.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.vexillum.server.Json;

/** The OpenAPI description, against which every answer in the tests is checked. */
public final class Description {
    private static final Map<?, ?> ROOT = read();

    private Description() {}

    private static Map<?, ?> read() {
        try (var in = Json.class.getResourceAsStream("openapi.json")) {
            return Json.MAPPER.readValue(in.readAllBytes(), Map.class);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public static Map<?, ?> paths() {
        return (Map<?, ?>) ROOT.get("paths");
    }

    /** The schemas by their names. */
    public static Map<?, ?> schemas() {
        return (Map<?, ?>) ((Map<?, ?>) ROOT.get("components")).get("schemas");
    }

    /** All calls, as {@code GET /api/games}. */
    public static SortedSet<String> calls() {
        var calls = new TreeSet<String>();
        paths().forEach((path, methods) ->
                ((Map<?, ?>) methods)
                        .keySet()
                        .forEach(method ->
                                calls.add(
                                        method.toString().toUpperCase(Locale.ROOT) + " " + path)));
        return calls;
    }

    /** The call that is described under which this one falls. */
    public static String call(String method, String path) {
        var plain = path.replaceFirst("\\?.*", "");
        var known =
                paths().keySet().stream()
                        .map(Object::toString)
                        .filter(each -> matches(each, plain))
                        .filter(each -> find(method, each) != null)
                        .sorted(Comparator.comparing(each -> !each.equals(plain)))
                        .findFirst();
        return method + " " + known.orElse(plain);
    }

    /** A message of the schema of this name. */
    public static void check(String name, Object message) {
        var faults = Schema.faults((Map<?, ?>) schemas().get(name), schemas(), message);
        if (!faults.isEmpty()) throw new AssertionError(name + ": " + faults);
    }

    /** An answer of the server to a call that is described. */
    static void check(String method, String path, int status, String text) {
        var operation = operation(method, path.replaceFirst("\\?.*", ""));
        if (operation == null || status >= 500) return;
        var responses = (Map<?, ?>) operation.get("responses");
        var response = (Map<?, ?>) responses.get(String.valueOf(status));
        var call = method + " " + path + " " + status;
        if (response == null) throw new AssertionError(call + " is not described: " + text);
        if (!(response.get("content") instanceof Map<?, ?> content)) return;
        var schema = (Map<?, ?>) ((Map<?, ?>) content.get("application/json")).get("schema");
        var faults = Schema.faults(schema, schemas(), Json.MAPPER.readValue(text, Object.class));
        if (!faults.isEmpty()) throw new AssertionError(call + ": " + faults);
    }

    /** The description of a call, or null; fixed paths before those with parameters. */
    private static Map<?, ?> operation(String method, String path) {
        if (find(method, path) instanceof Map<?, ?> exact) return exact;
        for (var known : paths().keySet())
            if (matches(known.toString(), path) && find(method, known) instanceof Map<?, ?> found)
                return found;
        return null;
    }

    private static Object find(String method, Object path) {
        var calls = (Map<?, ?>) paths().get(path);
        return calls == null ? null : calls.get(method.toLowerCase(Locale.ROOT));
    }

    private static boolean matches(String known, String path) {
        return path.matches(known.replaceAll("\\{\\w+}", "[^/]+"));
    }

    /** The schemas that a message may be of, by its type; none for the small ones. */
    static List<String> ofType(Object type) {
        return switch (String.valueOf(type)) {
            case "state" -> List.of("State");
            case "verdict" -> List.of("Verdict");
            case "odds" -> List.of("Odds");
            default -> List.of();
        };
    }
}
