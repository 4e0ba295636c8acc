package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.server.client.Seat;

/** Answers that a player gives once for all, and takes back. */
class StandingTest extends ServerTest {
    private static final int LONG = 900;
    private static final List<String> EXTRAS = List.of("UseLimited", "PickModel");

    /** Plays, charging where it can, until somebody is asked whether he strikes back. */
    private static Seat askedToStrikeBack(Two two) {
        for (int i = 0; i < LONG; i++) {
            var seat = two.asked();
            if (seat.prompt().get("name").equals("StrikeBack")) return seat;
            if (!EXTRAS.contains(String.valueOf(seat.prompt().get("name"))))
                assertThat((List<?>) seat.prompt().get("standing"))
                        .as("%s is chosen each time", seat.prompt().get("name"))
                        .isEmpty();
            step(two, seat, i);
        }
        throw new AssertionError("nobody was charged");
    }

    private static void step(Two two, Seat seat, int i) {
        int seq = (int) seat.state().get("seq");
        var options = (List<?>) seat.prompt().get("options");
        int chosen = i % options.size();
        for (int n = 0; n < options.size(); n++)
            if (String.valueOf(((Map<?, ?>) options.get(n)).get("label")).contains("harge"))
                chosen = n;
        assertThat(seat.choose(chosen).get("type")).isEqualTo("accepted");
        two.a().until(each -> (int) each.state().get("seq") > seq);
        two.b().until(each -> (int) each.state().get("seq") > seq);
    }

    private static boolean offered(Seat seat) {
        return !((List<?>) seat.state().get("offers")).isEmpty();
    }

    private static List<?> standing(Seat seat) {
        return (List<?>) seat.state().get("standing");
    }

    @Test
    void whoeverAlwaysStrikesBackIsNotAskedUntilHeTakesItBack() {
        try (var two = two()) {
            var seat = askedToStrikeBack(two);
            assertThat(seat.prompt().get("standing")).isEqualTo(List.of(true, false));
            var number = seat.prompt().get("number");
            var reply = seat.ask("standing", "question", "StrikeBack", "on", true, "answer", true);
            assertThat(reply.get("type")).isEqualTo("accepted");
            seat.until(each -> !each.asked() || !each.prompt().get("number").equals(number));
            assertThat(standing(seat).toString()).contains("StrikeBack", "always yes");
            assertThat(standing(two.other(seat))).isEmpty();
            assertThat(answers(two)).contains("StrikeBack true");
            restart();
            try (var back =
                    (seat == two.a() ? two.ana() : two.ben()).at(server.port()).sit(two.match())) {
                back.until(each -> !standing(each).isEmpty());
                back.ask("standing", "question", "StrikeBack", "on", false);
                back.until(each -> standing(each).isEmpty());
                var again = back.ask("standing", "question", "StrikeBack", "on", false);
                assertThat(LiveTest.error(again)).isEqualTo("not-standing");
            }
        }
    }

    private List<String> answers(Two two) {
        var journal = two.ana().get("/api/matches/" + two.match() + "/journal").json();
        return ((List<?>) journal.get("entries"))
                .stream()
                        .map(entry -> (Map<?, ?>) entry)
                        .map(entry -> entry.get("question") + " " + entry.get("answer"))
                        .toList();
    }

    @Test
    void whoeverAlwaysPassesIsNotAskedEither() {
        try (var two = two()) {
            var seat = askedToStrikeBack(two);
            var number = seat.prompt().get("number");
            seat.ask("standing", "question", "StrikeBack", "on", true, "answer", false);
            seat.until(each -> !each.asked() || !each.prompt().get("number").equals(number));
            assertThat(standing(seat).toString()).contains("always pass");
            seat.ask("standing", "question", "StrikeBack", "on", false);
            seat.until(each -> standing(each).isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void takingBackWhatWasAnsweredOnceForAllAsksAgain(boolean answer) {
        try (var two = two()) {
            var seat = askedToStrikeBack(two);
            var number = seat.prompt().get("number");
            seat.ask("standing", "question", "StrikeBack", "on", true, "answer", answer);
            seat.until(each -> !each.asked() || !each.prompt().get("number").equals(number));
            assertThat(seat.ask("undo").get("type")).isEqualTo("accepted");
            var other = two.other(seat);
            Predicate<Seat> again =
                    each -> each.asked() && each.prompt().get("number").equals(number);
            seat.until(each -> offered(each) || again.test(each));
            if (offered(seat)) {
                other.until(StandingTest::offered);
                assertThat(other.ask("grant").get("type")).isEqualTo("accepted");
            }
            seat.until(again);
            assertThat(seat.prompt().get("name")).isEqualTo("StrikeBack");
            assertThat(standing(seat)).isEmpty();
        }
    }

    @Test
    void aQuestionThatIsNotYesOrNoCannotBeAnsweredOnceForAll() {
        try (var two = two()) {
            var seat = two.asked();
            var name = seat.prompt().get("name");
            var reply = seat.ask("standing", "question", name, "on", true, "answer", true);
            assertThat(LiveTest.error(reply)).isEqualTo("not-standing");
        }
    }
}
