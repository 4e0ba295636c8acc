package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Description;

/** The description of the calls is that of the code; what they answer is checked in every test. */
class OpenApiTest extends ServerTest {
    private static final Pattern ROUTE =
            Pattern.compile("routes\\.(get|post|put|delete|ws)\\(\\s*\"([^\"*]+)\"");
    private static final Pattern BLOCK =
            Pattern.compile("```json\\n(\\{\"\\$id\".*?)\\n```", Pattern.DOTALL);

    @Test
    void everyRouteIsDescribedAndNothingElse() throws IOException {
        var routes = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList())
                ROUTE.matcher(Files.readString(file))
                        .results()
                        .forEach(found -> routes.add(call(found.group(1), found.group(2))));
        }
        var described = new TreeSet<String>();
        Description.paths()
                .forEach((path, calls) ->
                        ((Map<?, ?>) calls)
                                .keySet()
                                .forEach(method ->
                                        described.add(call(method.toString(), path.toString()))));
        assertThat(described).isEqualTo(routes);
    }

    private static String call(String method, String path) {
        var sent = method.equals("ws") ? "get" : method;
        return sent.toUpperCase(Locale.ROOT) + " " + path;
    }

    @Test
    void theServerGivesItToWhoeverAsks() {
        var page = browser().get("/api/openapi.json");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text("openapi")).startsWith("3.1");
        assertThat((Map<?, ?>) page.json().get("paths")).hasSameSizeAs(Description.paths());
    }

    @Test
    void theSchemasOnTheProtocolPageAreThoseThatMessagesAreCheckedAgainst() throws IOException {
        var page = Files.readString(Path.of("../docs/protocol.md"));
        var shown = new TreeSet<String>();
        BLOCK.matcher(page)
                .results()
                .forEach(block -> {
                    var schema =
                            new java.util.LinkedHashMap<Object, Object>(
                                    Json.read(block.group(1), Map.class));
                    var name = schema.remove("$id").toString();
                    assertThat(schema).as(name).isEqualTo(Description.schemas().get(name));
                    shown.add(name);
                });
        assertThat(shown).contains("View", "Prompt", "Answer");
    }

    @Test
    void anAnswerOfTheSchemaIsTaken() {
        try (var two = two()) {
            var seat = two.asked();
            var option = (Map<?, ?>) ((java.util.List<?>) seat.prompt().get("options")).getFirst();
            var message =
                    Map.of(
                            "type",
                            "answer",
                            "id",
                            1,
                            "number",
                            seat.prompt().get("number"),
                            "answer",
                            option.get("answer"));
            Description.check("Answer", message);
            seat.sendText(Json.write(message));
            assertThat(seat.await(each -> Integer.valueOf(1).equals(each.get("id"))).get("type"))
                    .isEqualTo("accepted");
        }
    }
}
