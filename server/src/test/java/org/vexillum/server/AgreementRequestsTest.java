package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Seat;

/** What players ask of each other and of a referee, and what the log says of it. */
class AgreementRequestsTest extends ServerTest {
    private static final Map<String, Object> SHAKEN =
            Map.of("unit", "A-night-watch", "set", "shaken", "on", true);
    private static final int INCH = 2540;

    private static Map<?, ?> correct(Seat seat, Map<String, Object> change, String reason) {
        return seat.ask(
                "offer", "what", "correction", "correction", List.of(change), "reason", reason);
    }

    private static Map<?, ?> offer(Seat seat) {
        seat.until(s -> !((List<?>) s.state().get("offers")).isEmpty());
        return (Map<?, ?>) ((List<?>) seat.state().get("offers")).getFirst();
    }

    private static Map<String, Object> place(String unit, double x, double y) {
        var to = List.of((int) (x * INCH), (int) (y * INCH));
        return Map.of("unit", unit, "to", to, "facing", 0);
    }

    /** Plays until somebody stands on the table. */
    private static String deployed(Two two) {
        two.a().until(s -> true);
        for (int i = 0; i < 40; i++) {
            var units = (List<?>) ((Map<?, ?>) two.a().state().get("view")).get("units");
            for (var unit : units)
                if (!((List<?>) ((Map<?, ?>) unit).get("pieces")).isEmpty())
                    return ((Map<?, ?>) unit).get("id").toString();
            play(two, 1);
        }
        throw new AssertionError("nobody was deployed");
    }

    private static List<String> texts(Seat seat) {
        return seat.log().stream().map(line -> line.get("text").toString()).toList();
    }

    private static List<String> withdrawn(Seat seat) {
        return seat.log().stream()
                .filter(line -> Boolean.TRUE.equals(line.get("withdrawn")))
                .map(line -> line.get("text").toString())
                .toList();
    }

    // ---- corrections

    @Test
    void theOtherSideReadsWhatShallBeCorrectedInTheWordsOfTheLog() {
        try (var two = two()) {
            two.a().until(s -> true);
            correct(two.a(), SHAKEN, "we forgot the test");
            var offer = offer(two.b());
            assertThat(offer.get("text").toString()).contains("we forgot the test");
            var change = (String) ((List<?>) offer.get("changes")).getFirst();
            assertThat(change).contains("Night Watch").contains("Shaken");
            two.b().ask("agree");
            two.a().until(s -> s.log().toString().contains("Agreed correction"));
            assertThat(texts(two.a()).getLast())
                    .contains(change)
                    .contains("Reason: we forgot the test");
        }
    }

    @Test
    void theOtherSideSeesWhereAUnitWouldStand() {
        try (var two = two()) {
            var unit = deployed(two);
            correct(two.a(), place(unit, 24, 10), "");
            var offer = offer(two.b());
            assertThat(offer.get("changes").toString()).contains("stands at (24");
            assertThat((List<?>) offer.get("ghost")).isNotEmpty();
            assertThat(offer.get("ghost").toString()).contains("unit=" + unit);
        }
    }

    @Test
    void whoIsNotOnTheTableIsNotPutElsewhere() {
        try (var two = two()) {
            two.a().until(s -> true);
            var reply = correct(two.a(), place("A-night-watch", 24, 10), "");
            assertThat(LiveTest.error(reply)).isEqualTo("not-placed");
        }
    }

    @Test
    void nobodyIsPutOffTheTable() {
        try (var two = two()) {
            var unit = deployed(two);
            var reply = correct(two.a(), place(unit, 400, 10), "");
            assertThat(LiveTest.error(reply)).isEqualTo("off-table");
            assertThat(reply.toString()).contains("would not stand wholly on the table");
            // its front may be on the table and its rear not
            var half = correct(two.a(), place(unit, 24, 0.1), "");
            assertThat(LiveTest.error(half)).isEqualTo("off-table");
            assertThat((List<?>) two.a().state().get("offers")).isEmpty();
        }
    }

    @Test
    void whatChangesNothingIsNoCorrection() {
        try (var two = two()) {
            two.a().until(s -> true);
            var calm =
                    Map.<String, Object>of("unit", "A-night-watch", "set", "shaken", "on", false);
            assertThat(LiveTest.error(correct(two.a(), calm, ""))).isEqualTo("empty-correction");
            correct(two.a(), SHAKEN, "");
            offer(two.b());
            two.b().ask("agree");
            two.a().until(s -> s.state().get("view").toString().contains("key=shaken"));
            assertThat(LiveTest.error(correct(two.a(), SHAKEN, ""))).isEqualTo("empty-correction");
        }
    }

    // ---- taking back

    /** The first answers, then side B grants the first seat's wish to take its answer back. */
    private static Seat takenBack(Two two) {
        var seat = two.asked();
        seat.choose(0);
        var other = two.other(seat);
        other.until(Seat::asked);
        other.choose(0);
        seat.until(Seat::asked);
        seat.ask("undo");
        return seat;
    }

    @Test
    void whoeverIsAskedReadsWhatWouldBeTakenBack() {
        try (var two = two()) {
            var seat = takenBack(two);
            var other = two.other(seat);
            var changes = (List<?>) offer(other).get("changes");
            var all = texts(other);
            assertThat(changes).hasSize(2);
            assertThat(all.getLast()).contains("asks to take its last answer back");
            assertThat(changes).isEqualTo(all.subList(all.size() - 3, all.size() - 1));
        }
    }

    @Test
    void whatWasTakenBackStaysInTheLogAsSuch() {
        Two two = two();
        var seat = takenBack(two);
        var changes = (List<?>) offer(two.other(seat)).get("changes");
        two.other(seat).ask("grant");
        seat.until(s -> !withdrawn(s).isEmpty());
        assertThat(withdrawn(seat)).isEqualTo(changes);
        assertThat(texts(seat).getLast())
                .contains("took its last answer back; the other side agreed")
                .contains("The 2 lines above that are struck through no longer count");
        seat.choose(1);
        two.other(seat).until(Seat::asked);
        assertThat(two.other(seat).log().getLast().containsKey("withdrawn")).isFalse();
        var log = List.copyOf(two.other(seat).log());
        two.close();
        restart();
        try (var again = two.ana().at(server.port()).sit(two.match())) {
            again.until(s -> true);
            assertThat(again.log()).isEqualTo(log);
        }
    }

    @Test
    void aRefusalToTakeBackIsToldToWhoeverAsked() {
        try (var two = two()) {
            var seat = takenBack(two);
            var other = two.other(seat);
            offer(other);
            other.ask("refuse");
            seat.until(s -> s.state().containsKey("declined"));
            assertThat(seat.state().get("declined").toString())
                    .contains("does not let it be taken back");
            other.until(s -> ((List<?>) s.state().get("offers")).isEmpty());
            assertThat(other.state().containsKey("declined")).isFalse();
            assertThat(withdrawn(seat)).isEmpty();
            two.asked().choose(0);
            seat.until(s -> !s.state().containsKey("declined"));
        }
    }

    /** Plays against a bot until dice have fallen since the last answer, and takes it back. */
    private static void takeBackDice(Seat seat) {
        seat.until(Seat::asked);
        for (int i = 0; i < 60 && !passesDice(seat); i++) {
            int seq = (int) seat.state().get("seq");
            seat.choose(i);
            seat.until(s -> (int) s.state().get("seq") > seq && s.asked());
        }
        seat.ask("undo");
        seat.until(s -> !withdrawn(s).isEmpty());
    }

    @Test
    void aBotsConsentAfterDiceIsAsVisible() {
        var browser = browser();
        var made = browser.post("/api/play-now", Map.of("game", "regiments"));
        try (var seat = browser.sit(made.text("match"))) {
            takeBackDice(seat);
            var note = texts(seat).toString();
            assertThat(note).contains("Side A took its last answer back.");
            assertThat(note).contains("later dice are new ones");
        }
    }

    @Test
    void diceThatWereTakenBackAreListedAfterwardsAndNotCounted() {
        var browser = browser();
        var match = browser.post("/api/play-now", Map.of("game", "regiments")).text("match");
        var path = "/api/matches/" + match;
        try (var seat = browser.sit(match)) {
            takeBackDice(seat);
            var luck = browser.get(path + "/luck").json();
            assertThat((List<?>) luck.get("withdrawn")).isNotEmpty();
            assertThat(dice(luck, "totals")).isEqualTo(dice(luck, "rows"));
            seat.ask("concede");
            var proof = browser.get(path + "/proof").json();
            assertThat(proof.get("rolls").toString()).contains("withdrawn=true");
            var replay = (Map<?, ?>) proof.get("replay");
            assertThat((int) replay.get("answers")).isPositive();
            assertThat(replay.get("trouble")).isNull();
            var film = browser.get(path + "/replay").json();
            var lines = (List<?>) film.get("lines");
            assertThat(lines.toString()).contains("withdrawn=true", "took its last answer back");
            var end = (Map<?, ?>) ((List<?>) film.get("moments")).getLast();
            assertThat(end.get("upto")).isEqualTo(lines.size());
        }
    }

    private static int dice(Map<?, ?> luck, String what) {
        return ((List<?>) luck.get(what))
                .stream().mapToInt(row -> (int) ((Map<?, ?>) row).get("dice")).sum();
    }

    private static boolean passesDice(Seat seat) {
        var undo = (Map<?, ?>) seat.state().get("undo");
        return Boolean.TRUE.equals(undo.get("possible")) && Boolean.FALSE.equals(undo.get("free"));
    }

    @Test
    void whatIsTakenBackFreelyLeavesNothingBehind() {
        try (var two = two()) {
            var seat = two.asked();
            seat.until(Seat::asked);
            var before = texts(seat);
            seat.choose(0);
            seat.until(s -> ((Map<?, ?>) s.state().get("undo")).get("free").equals(true));
            seat.ask("undo");
            seat.until(Seat::asked);
            assertThat(texts(seat)).isEqualTo(before);
        }
    }

    // ---- the referee

    private Seat judging(Two two) {
        return judge(two).sit(two.match());
    }

    @Test
    void theRefereeDecidesUntilHeSaysThatTheMatterIsSettled() {
        try (var two = two();
                var judge = judging(two)) {
            judge.until(s -> true);
            assertThat(LiveTest.error(judge.ask("settle"))).isEqualTo("not-called");
            two.a().ask("call-referee");
            judge.until(s -> Boolean.TRUE.equals(s.state().get("calls")));
            assertThat(correct(judge, SHAKEN, "rule 7").get("type")).isEqualTo("accepted");
            two.a().until(s -> s.log().toString().contains("The referee decided"));
            assertThat(texts(two.a()).getLast())
                    .contains("Night Watch")
                    .endsWith("Reason: rule 7")
                    .doesNotContain("Agreed");
            assertThat(two.a().state().get("calls")).isEqualTo(true);
            assertThat(judge.ask("settle").get("type")).isEqualTo("accepted");
            two.b().until(s -> s.log().toString().contains("the matter is settled"));
            assertThat(two.b().state().get("calls")).isEqualTo(false);
            assertThat(LiveTest.error(judge.ask("undo"))).isEqualTo("not-called");
        }
    }

    @Test
    void aPlayerWhoNoLongerNeedsTheRefereeSaysSo() {
        try (var two = two()) {
            two.a().ask("call-referee");
            two.b().until(s -> Boolean.TRUE.equals(s.state().get("calls")));
            two.b().ask("settle");
            two.a().until(s -> s.log().toString().contains("no longer needs the referee"));
            assertThat(two.a().state().get("calls")).isEqualTo(false);
        }
    }

    @Test
    void anEndThatTheRefereeDecidedIsNotCalledAnAgreement() {
        try (var two = two();
                var judge = judging(two)) {
            two.a().ask("call-referee");
            judge.until(s -> Boolean.TRUE.equals(s.state().get("calls")));
            judge.ask("offer", "what", "draw");
            two.a().until(Seat::over);
            assertThat(((Map<?, ?>) two.a().state().get("match")).get("result").toString())
                    .contains("referee")
                    .doesNotContain("agreement");
            assertThat(texts(two.a()).getLast()).isEqualTo("The referee declared the game a draw.");
        }
    }

    // ---- ends, links

    /** Whoever gave up could read the seed, ask to take it back, and know every die to come. */
    @Test
    void aGameWhoseRecordWasReadStaysOver() {
        for (var page : List.of("/proof", "/journal", "/replay", ""))
            try (var two = two()) {
                play(two, 2);
                two.a().ask("concede");
                two.b().until(Seat::over);
                two.ana().get("/api/matches/" + two.match() + page);
                var asked = two.a().ask("undo");
                assertThat(asked.get("type")).as("%s", asked).isEqualTo("accepted");
                two.b().until(s -> asks(s, "undo"));
                var granted = two.b().ask("grant");
                if (page.isEmpty()) assertThat(granted.get("type")).isEqualTo("accepted");
                else assertThat(LiveTest.error(granted)).isEqualTo("record-open");
            }
    }

    @Test
    void anEndSaysHowItCameAbout() {
        try (var two = two()) {
            two.a().until(s -> true);
            two.a().ask("name", "text", "Ana");
            two.a().ask("concede");
            two.b().until(Seat::over);
            var match = (Map<?, ?>) two.b().state().get("match");
            assertThat(match.get("why")).isEqualTo("Ana gave up.");
        }
    }

    @Test
    void aLinkForAnEmptySeatIsNoNews() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        var path = "/api/matches/" + made.text("match") + "/links";
        var link = ana.post(path, Map.of("for", "opponent"));
        browser().post("/api/seats", Map.of("token", token(link.text("url"))));
        try (var seat = ana.sit(made.text("match"))) {
            seat.until(s -> !s.log().isEmpty());
            assertThat(seat.log().toString()).doesNotContain("device");
        }
    }
}
