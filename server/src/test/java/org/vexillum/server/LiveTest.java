package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The messages of docs/protocol.md. */
class LiveTest extends ServerTest {
    @Test
    void bothSeeTheSameLogAndOnlyTheAskedOneIsPrompted() {
        try (var two = two()) {
            play(two, 3);
            assertThat(two.a().log()).isNotEmpty().isEqualTo(two.b().log());
            assertThat(two.a().asked()).isNotEqualTo(two.b().asked());
        }
    }

    @Test
    void nobodyAnswersForTheOther() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            var answer =
                    ((Map<?, ?>) ((List<?>) seat.prompt().get("options")).getFirst()).get("answer");
            var reply = two.other(seat).ask("answer", "number", number, "answer", answer);
            assertThat(error(reply)).isEqualTo("not-yours");
        }
    }

    @Test
    void aSecondAnswerToTheSameQuestionDoesNoHarm() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            var answer =
                    ((Map<?, ?>) ((List<?>) seat.prompt().get("options")).getFirst()).get("answer");
            seat.send("answer", "number", number, "answer", answer);
            var reply = seat.ask("answer", "number", number, "answer", answer);
            assertThat(error(reply)).isIn("stale", "not-yours");
        }
    }

    @Test
    void anIllegalAnswerIsRefusedInWordsWithItsRule() {
        try (var two = two()) {
            var seat = two.asked();
            assertThat(seat.prompt().get("name")).isEqualTo("PlaceMarker");
            var reply =
                    seat.ask(
                            "answer",
                            "number",
                            seat.prompt().get("number"),
                            "answer",
                            Map.of("x", 0, "y", 0));
            var error = (Map<?, ?>) reply.get("error");
            assertThat(error.get("rules").toString()).contains("AOFR-");
            assertThat(error.get("message").toString()).isNotBlank();
        }
    }

    @Test
    void whatIsNoAnswerIsRefusedWithItsPlace() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            var reply = seat.ask("answer", "number", number, "answer", Map.of("x", "far"));
            assertThat(((Map<?, ?>) reply.get("error")).get("place").toString())
                    .startsWith("answer");
        }
    }

    @Test
    void malformedMessagesHarmNobody() {
        try (var two = two()) {
            for (var text :
                    List.of("", "{", "[]", "7", "{\"type\":7}", "{\"type\":\"x\",\"id\":1}"))
                two.a().sendText(text);
            for (int i = 0; i < 6; i++) two.a().await(m -> "error".equals(m.get("type")));
            play(two, 1);
        }
    }

    @Test
    void aCheckTellsWithoutPlaying() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            var option = (Map<?, ?>) ((List<?>) seat.prompt().get("options")).getFirst();
            var good = seat.ask("check", "number", number, "answer", option.get("answer"));
            assertThat(good.get("type")).isEqualTo("verdict");
            assertThat(good.get("legal")).isEqualTo(true);
            var bad = seat.ask("check", "number", number, "answer", Map.of("x", 0, "y", 0));
            assertThat(bad.get("legal")).isEqualTo(false);
            assertThat(((Map<?, ?>) bad.get("refusal")).get("rules").toString()).contains("AOFR-");
            assertThat(seat.prompt().get("number")).isEqualTo(number);
        }
    }

    @Test
    void anAnswerIsTakenBackFreelyUntilSomebodyElseAnswered() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            seat.choose(0);
            two.asked();
            seat.until(s -> undo(s.state()).get("free").equals(true));
            int lines = seat.log().size();
            assertThat(seat.ask("undo").get("type")).isEqualTo("accepted");
            seat.until(s -> s.asked());
            assertThat(seat.prompt().get("number")).isEqualTo(number);
            assertThat(seat.log()).hasSizeLessThan(lines);
        }
    }

    @Test
    void afterTheOtherAnsweredHeIsAsked() {
        try (var two = two()) {
            var seat = two.asked();
            var number = seat.prompt().get("number");
            seat.choose(0);
            var other = two.other(seat);
            other.until(s -> s.asked());
            other.choose(0);
            seat.until(s -> s.asked());
            seat.ask("undo");
            other.until(s -> !((List<?>) s.state().get("offers")).isEmpty());
            var offer = (Map<?, ?>) ((List<?>) other.state().get("offers")).getFirst();
            assertThat(offer.get("what")).isEqualTo("undo");
            assertThat(error(seat.ask("grant", "n", offer.get("n")))).isEqualTo("not-yours");
            assertThat(other.ask("grant", "n", offer.get("n")).get("type")).isEqualTo("accepted");
            seat.until(s -> s.asked() && s.prompt().get("number").equals(number));
            assertThat((List<?>) seat.state().get("offers")).isEmpty();
        }
    }

    @Test
    void whoeverAskedIsToldThatTheOtherDeclines() {
        try (var two = two()) {
            var seat = two.asked();
            var other = two.other(seat);
            seat.ask("offer", "what", "draw");
            other.until(s -> !((List<?>) s.state().get("offers")).isEmpty());
            assertThat(other.ask("decline").get("type")).isEqualTo("accepted");
            seat.until(s -> s.log().toString().contains("declines the draw"));
            assertThat((List<?>) seat.state().get("offers")).isEmpty();
            seat.ask("offer", "what", "stop");
            seat.until(s -> !((List<?>) s.state().get("offers")).isEmpty());
            var offer = (Map<?, ?>) ((List<?>) seat.state().get("offers")).getFirst();
            seat.ask("decline", "n", offer.get("n"));
            other.until(s -> s.log().toString().contains("withdraws the offer to stop"));
        }
    }

    @Test
    void aConcededGameIsOverForBoth() {
        try (var two = two()) {
            two.a().until(s -> true);
            two.a().ask("name", "text", "Ana");
            two.a().ask("concede");
            two.b().until(s -> s.over());
            var match = (Map<?, ?>) two.b().state().get("match");
            assertThat(match.get("winner")).isEqualTo("B");
            assertThat(match.get("names").toString()).contains("Ana");
            assertThat(error(two.b().ask("concede"))).isEqualTo("over");
        }
    }

    @Test
    void aDrawIsOfferedAndAgreedOn() {
        try (var two = two()) {
            two.a().until(s -> true);
            two.a().ask("offer", "what", "draw", "reason", "late");
            two.b().until(s -> !((List<?>) s.state().get("offers")).isEmpty());
            assertThat(two.b().state().get("offers").toString()).contains("late");
            two.b().ask("agree");
            two.a().until(s -> s.over());
            assertThat(((Map<?, ?>) two.a().state().get("match")).get("winner")).isNull();
            assertThat(two.a().log().getLast().get("text").toString()).contains("agreed on a draw");
        }
    }

    @Test
    void aDeclinedOfferIsGone() {
        try (var two = two()) {
            two.a().until(s -> true);
            two.a().ask("offer", "what", "stop");
            two.b().until(s -> !((List<?>) s.state().get("offers")).isEmpty());
            two.b().ask("decline");
            two.a().until(s -> ((List<?>) s.state().get("offers")).isEmpty());
            assertThat(two.a().over()).isFalse();
        }
    }

    @Test
    void whatBothAgreeOnChangesTheTable() {
        try (var two = two()) {
            two.a().until(s -> true);
            var change = Map.of("unit", "A-night-watch", "set", "shaken", "on", true);
            two.a()
                    .ask(
                            "offer",
                            "what",
                            "correction",
                            "correction",
                            List.of(change),
                            "reason",
                            "why");
            two.b().until(s -> !((List<?>) s.state().get("offers")).isEmpty());
            assertThat(two.b().ask("agree").get("type")).isEqualTo("accepted");
            two.a().until(s -> s.state().get("view").toString().contains("key=shaken"));
            var nobody = Map.of("unit", "A-nobody", "set", "shaken", "on", true);
            var reply = two.a().ask("offer", "what", "correction", "correction", List.of(nobody));
            assertThat(error(reply)).isEqualTo("no-unit");
        }
    }

    @Test
    void aBotConsentsToACorrection() {
        var browser = browser();
        var made = browser.post("/api/matches", wish("bot:random"));
        try (var seat = browser.sit(made.text("match"))) {
            seat.until(s -> s.asked());
            var change = Map.of("unit", "A-night-watch", "set", "fatigued", "on", true);
            var reply = seat.ask("offer", "what", "correction", "correction", List.of(change));
            assertThat(reply.get("type")).isEqualTo("accepted");
            seat.until(s -> s.state().get("view").toString().contains("key=fatigued"));
            assertThat(error(seat.ask("offer", "what", "draw"))).isEqualTo("bot-plays-on");
        }
    }

    @Test
    void messagesReachTheOtherAndWhoeverComesLater() {
        try (var two = two()) {
            two.a().ask("chat", "text", " good\n luck ");
            var heard = two.b().await(m -> "chat".equals(m.get("type")));
            assertThat(heard.get("text")).isEqualTo("good luck");
            assertThat(heard.get("side")).isEqualTo("A");
            try (var again = two.ben().sit(two.match())) {
                assertThat(again.next().get("text")).isEqualTo("good luck");
            }
            assertThat(error(two.a().ask("chat", "text", "x".repeat(501)))).isEqualTo("too-long");
        }
    }

    @Test
    void whoWatchesSeesTheLogAndCanDoNothing() {
        try (var two = two()) {
            play(two, 2);
            var eve = browser();
            eve.post("/api/seats", Map.of("token", token(two.watch())));
            try (var seat = eve.sit(two.match())) {
                seat.until(s -> true);
                assertThat(seat.state().get("seat")).isEqualTo("spectator");
                assertThat(seat.log()).isEqualTo(two.a().log());
                assertThat(seat.prompts()).isEmpty();
                for (var type : List.of("undo", "concede", "chat", "name", "call-referee"))
                    assertThat(error(seat.ask(type, "text", "x"))).isEqualTo("not-a-player");
                assertThat(error(seat.ask("offer", "what", "draw"))).isEqualTo("not-a-player");
            }
        }
    }

    @Test
    void whoComesBackFindsTheGameWhereItStood() {
        Two two = two();
        play(two, 6);
        var log = List.copyOf(two.a().log());
        var prompts = two.asked().prompts();
        two.close();
        restart();
        var ana = returning(two.ana());
        try (var seat = ana.sit(two.match())) {
            seat.until(s -> true);
            assertThat(seat.log()).isEqualTo(log);
        }
        var ben = returning(two.ben());
        try (var a = ana.sit(two.match());
                var b = ben.sit(two.match())) {
            a.until(s -> true);
            b.until(s -> true);
            assertThat(a.asked() ? a.prompts() : b.prompts()).isEqualTo(prompts);
        }
    }

    private org.vexillum.server.client.Browser returning(
            org.vexillum.server.client.Browser browser) {
        return browser.at(server.port());
    }

    @Test
    void theLanguageIsThatOfTheSeat() {
        try (var two = two();
                var seat = two.ana().sit(two.match(), "?lang=es")) {
            seat.until(s -> true);
            two.a().until(s -> true);
            assertThat(seat.state().get("waiting").toString()).contains("Bando");
            assertThat(seat.log().getFirst().get("text"))
                    .isNotEqualTo(two.a().log().getFirst().get("text"));
        }
    }

    @Test
    void atOneScreenBothSidesArePlayed() {
        var browser = browser();
        var made = browser.post("/api/matches", wish("screen"));
        try (var seat = browser.sit(made.text("match"))) {
            var sides = new java.util.TreeSet<String>();
            for (int i = 0; i < 6; i++) {
                seat.until(s -> s.asked() || s.state().containsKey("curtain"));
                if (!seat.asked()) {
                    seat.ask("look", "side", seat.state().get("curtain"));
                    seat.until(s -> s.asked());
                    assertThat(seat.state().get("eyes")).isEqualTo(seat.prompt().get("side"));
                }
                sides.add(seat.prompt().get("side").toString());
                seat.choose(i);
                seat.await(m -> "state".equals(m.get("type")));
            }
            assertThat(sides).containsExactly("A", "B");
        }
    }

    @Test
    void diceRolledByHandAreAskedFor() {
        var wish = wish("screen");
        wish.put("dice", "hand");
        var browser = browser();
        var made = browser.post("/api/matches", wish);
        try (var seat = browser.sit(made.text("match"))) {
            seat.until(s -> s.asked());
            var prompt = seat.prompt();
            assertThat(prompt.get("form")).isEqualTo("dice");
            int count = (int) ((Map<?, ?>) prompt.get("dice")).get("count");
            var number = prompt.get("number");
            assertThat(error(seat.ask("dice", "number", number, "faces", List.of(7))))
                    .isEqualTo("wrong-dice");
            var faces = java.util.Collections.nCopies(count, 4);
            assertThat(seat.ask("dice", "number", number, "faces", faces).get("type"))
                    .isEqualTo("accepted");
            assertThat(error(seat.ask("dice", "number", number, "faces", faces)))
                    .isEqualTo("no-dice");
        }
    }

    private static Map<?, ?> undo(Map<?, ?> state) {
        return (Map<?, ?>) state.get("undo");
    }

    static String error(Map<?, ?> reply) {
        assertThat(reply.get("type")).as("%s", reply).isEqualTo("error");
        return ((Map<?, ?>) reply.get("error")).get("key").toString();
    }
}
