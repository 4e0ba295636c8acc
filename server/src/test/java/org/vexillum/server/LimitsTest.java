package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

/** Who sends too much, or nonsense, is told so; nobody else loses anything. */
class LimitsTest extends ServerTest {
    private static final int MANY = 2_000;

    @Test
    void callsAreCountedByVisitor() {
        var made = browser().post("/api/matches", wish("link"));
        var path = "/api/matches/" + made.text("match");
        var greedy = Browser.bearing(server.port(), token(made.text("seat")));
        var other = program(made.text("invite"));
        int refused = 0;
        for (int i = 0; i < MANY && refused == 0; i++) {
            var answer = greedy.get("/api/rules/NONE?lang=es");
            if (answer.status() == 429) {
                refused++;
                assertThat(answer.text()).contains("Demasiadas peticiones");
            }
        }
        assertThat(refused).isEqualTo(1);
        assertThat(other.get(path).status()).isEqualTo(200);
    }

    @Test
    void messagesAreCountedBySeat() {
        try (var two = two()) {
            two.a().until(s -> true);
            for (int i = 0; i < MANY; i++) two.a().sendText("{\"type\":\"pong\",\"id\":7}");
            var refused =
                    two.a()
                            .await(message ->
                                    "error".equals(message.get("type"))
                                            && LiveTest.error(message).equals("too-many"));
            assertThat(refused.toString()).contains("Wait a moment");
            assertThat(refused.get("id")).as("whoever waits for the answer to it").isEqualTo(7);
            assertThat(two.b().ask("chat", "text", "still here").get("type")).isEqualTo("accepted");
        }
    }

    @Test
    void aMessageThatIsTooLongEndsItsOwnConnectionOnly() {
        try (var two = two()) {
            two.a().until(s -> true);
            try (var second = two.ana().sit(two.match())) {
                second.until(s -> true);
                second.sendText("{\"type\":\"chat\",\"text\":\"" + "x".repeat(70_000) + "\"}");
                for (int i = 0; i < 100 && !second.closed(); i++) pause();
                assertThat(second.closed()).isTrue();
            }
            play(two, 2);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    @Test
    void nonsenseIsRefusedInWords() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            for (var message :
                    List.of(
                            Map.of("type", "answer"),
                            Map.of("type", "answer", "number", "one"),
                            Map.of("type", "answer", "number", number),
                            Map.of("type", "answer", "number", number, "answer", List.of(1)),
                            Map.of("type", "check", "number", number, "drag", "far"),
                            Map.of("type", "check", "number", number, "typed", 7),
                            Map.of("type", "odds", "number", number),
                            Map.of("type", "dice", "number", number, "faces", "six"),
                            Map.of("type", "offer", "what", "tea"),
                            Map.of("type", "offer", "what", "correction", "correction", 5),
                            Map.of("type", "standing", "question", 1),
                            Map.of("type", "share", "hex", "zz"),
                            Map.of("type", "chat", "text", ""),
                            Map.of("type", "agree", "n", "first"))) {
                seat.sendText(Json.write(message));
                var reply = seat.await(each -> "error".equals(each.get("type")));
                var error = (Map<?, ?>) reply.get("error");
                assertThat(error.get("key")).as("%s: %s", message, error).isNotEqualTo("internal");
                assertThat(error.get("message").toString()).isNotBlank();
            }
            assertThat(seat.closed()).isFalse();
            play(two, 1);
        }
    }
}
