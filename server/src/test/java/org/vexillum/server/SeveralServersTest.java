package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

/** Two servers on one PostgreSQL serve the same game: nothing is lost, nothing happens twice. */
class SeveralServersTest extends ServerTest {
    private final String url = Postgres.fresh();

    private VexillumServer second;

    @Override
    ServerOptions options() {
        return super.options().withDb(url);
    }

    @BeforeEach
    void startSecond() {
        second = VexillumServer.start(options());
    }

    @AfterEach
    void stopSecond() {
        second.close();
    }

    /** Ana at the first server, Ben at the second. */
    private Two apart() {
        var ana = browser();
        var ben = browser();
        var made = ana.post("/api/matches", wish("link"));
        ben.post("/api/seats", Map.of("token", token(made.text("invite"))));
        var match = made.text("match");
        var there = ben.at(second.port());
        return new Two(match, ana, there, ana.sit(match), there.sit(match), made.text("watch"));
    }

    @Test
    void eachSeesWhatTheOtherDidAtTheOtherServer() {
        try (var two = apart()) {
            play(two, 20);
            assertThat(two.b().log()).isNotEmpty().isEqualTo(two.a().log());
            two.a().ask("chat", "text", "well played");
            var heard = two.b().await(message -> "chat".equals(message.get("type")));
            assertThat(heard.get("text")).isEqualTo("well played");
            two.b().ask("concede");
            two.a().until(Seat::over);
        }
    }

    @Test
    void eachSeesWhoIsAtTheOtherServer() {
        try (var two = apart()) {
            two.a().until(seat -> here(seat, "B"));
            two.b().until(seat -> here(seat, "A"));
            two.b().close();
            two.a().until(seat -> !here(seat, "B"));
            assertThat(here(two.a(), "A")).isTrue();
        }
    }

    private static boolean here(Seat seat, String side) {
        return Boolean.TRUE.equals(((Map<?, ?>) seat.state().get("here")).get(side));
    }

    @Test
    void aCodeFromOneServerOpensTheSeatOnceAtTheOther() {
        try (var two = apart()) {
            var links = "/api/matches/" + two.match() + "/links";
            var code = two.ana().post(links, Map.of("for", "device")).text("code");
            var phone = new Browser(second.port());
            var taken = phone.post("/api/seats", Map.of("token", code));
            assertThat(taken.status()).as(taken.text()).isEqualTo(200);
            assertThat(taken.text("seat")).isEqualTo("A");
            for (var port : List.of(server.port(), second.port()))
                assertThat(new Browser(port).post("/api/seats", Map.of("token", code)).status())
                        .isEqualTo(404);
        }
    }

    @Test
    void ofTwoAnswersToOneQuestionOneCounts() throws InterruptedException {
        try (var two = apart();
                var aThere = two.ana().at(second.port()).sit(two.match());
                var bHere = two.ben().at(server.port()).sit(two.match())) {
            var accepted = new ArrayList<String>();
            for (int i = 0; i < 12; i++) {
                var seat = two.asked();
                var twin = seat == two.a() ? aThere : bHere;
                var number = seat.prompt().get("number");
                twin.until(each -> each.asked() && each.prompt().get("number").equals(number));
                int seq = (int) seat.state().get("seq");
                accepted.add(seat.prompt().get("side") + " " + number);
                var replies = race(seat, twin, i);
                assertThat(replies.stream().filter("accepted"::equals).count())
                        .as("answers to question %s: %s", number, replies)
                        .isEqualTo(1);
                for (var each : List.of(two.a(), two.b(), aThere, bHere))
                    each.until(s -> (int) s.state().get("seq") > seq);
            }
            assertThat(answers(two)).isEqualTo(accepted);
            assertThat(two.b().log()).isEqualTo(two.a().log());
        }
    }

    /** The same player answers in two windows, at two servers, at once. */
    private static List<String> race(Seat one, Seat other, int i) throws InterruptedException {
        var start = new CountDownLatch(1);
        var replies = new ArrayList<String>();
        var threads = new ArrayList<Thread>();
        for (var seat : List.of(one, other))
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                await(start);
                                var reply = seat.choose(i);
                                synchronized (replies) {
                                    replies.add(
                                            reply.get("error") == null
                                                    ? "accepted"
                                                    : LiveTest.error(reply));
                                }
                            }));
        start.countDown();
        for (var thread : threads) thread.join();
        return replies;
    }

    private static void await(CountDownLatch start) {
        try {
            start.await();
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    /** The answers in the journal, by side and number. */
    private List<String> answers(Two two) {
        var path = "/api/matches/" + two.match() + "/journal";
        var entries = (List<?>) two.ana().get(path).json().get("entries");
        return entries.stream()
                .map(entry -> (Map<?, ?>) entry)
                .flatMap(entry ->
                        entry.containsKey("question")
                                ? Stream.of(entry.get("side") + " " + entry.get("number"))
                                : Stream.empty())
                .toList();
    }
}
