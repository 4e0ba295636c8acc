package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.server.client.Seat;

/**
 * As {@link TwoWorldsTest}, further into games that everybody may watch: cards that were ordered,
 * regiments kept back, a unit that lurks while others are deployed and fight.
 */
class DeepWorldsTest {
    private static final int ANSWERS = 400;

    /** So many answers both worlds still have in common, at most, after they have parted. */
    private static final int AFTER = 12;

    @TempDir Path data;

    @ParameterizedTest
    @CsvSource({
        "first-blood, 2, lamplit-watch, pit-wolves, OrderStack, 2",
        "first-blood, 1, lamplit-watch, pit-wolves, OrderStack, 2",
        "regiments, '', salt-march, hollow-wood, SetAside, 1"
    })
    void whatWasAnsweredInSecretShowsNowhere(
            String game, String edition, String a, String b, String question, int time) {
        try (var both = new Both(game, edition, a, b)) {
            both.until(question, time);
            both.part();
            both.compare();
            int more = 0;
            while (more < AFTER && both.sameLog() && both.common()) more++;
            if (both.sameLog()) both.compare();
        }
    }

    @ParameterizedTest
    @CsvSource({"2", "9", "30"})
    void whoLurksShowsNowhere(int answers) {
        try (var both = new Both("warcrow", "", "grey-vigil", "ember-pact")) {
            for (int i = 0; i < answers; i++) assertThat(both.common()).as("answer %s", i).isTrue();
            both.compare();
        }
    }

    /** Both worlds, with both players at their tables. */
    private final class Both implements AutoCloseable {
        private final List<World> worlds;
        private final List<Seat> ana = new ArrayList<>();
        private final List<Seat> ben = new ArrayList<>();
        private int answers;

        Both(String game, String edition, String a, String b) {
            worlds =
                    List.of(
                            new World(data.resolve("1"), 0).deep(),
                            new World(data.resolve("2"), 1).deep());
            for (var world : worlds) {
                world.begin(game, edition, a, b);
                ana.add(world.people.get("rival").sit(world.match));
                ben.add(world.ben.sit(world.match));
            }
        }

        @Override
        public void close() {
            ana.forEach(Seat::close);
            ben.forEach(Seat::close);
            worlds.forEach(World::close);
        }

        private void settled() {
            for (int i = 0; i < 2; i++) {
                ana.get(i).until(seat -> seat.asked() || World.waits(seat, "B"));
                ben.get(i).until(seat -> seat.asked() || World.waits(seat, "A"));
            }
        }

        /** Plays the same in both until side B is asked this so often, and side A something too. */
        void until(String question, int time) {
            int left = time;
            for (int i = 0; i < ANSWERS; i++) {
                settled();
                if (hides(question) && --left == 0) return;
                assertThat(common()).as("both could go on").isTrue();
            }
            throw new AssertionError("side B was never asked " + question);
        }

        /** Whether side A could still learn by its own answer what side B has given. */
        private boolean hides(String question) {
            return secret()
                    && question.equals(ben.getFirst().prompt().get("name"))
                    && ana.getFirst().asked()
                    && answers(ben.getFirst()).size() > 1;
        }

        private boolean secret() {
            var seat = ben.getFirst();
            return seat.asked() && Boolean.TRUE.equals(seat.prompt().get("secret"));
        }

        /** Side B answers otherwise in the other world. */
        void part() {
            answer(ben, answers(ben.getFirst()).getFirst(), answers(ben.getLast()).getLast());
        }

        /** Whoever is asked answers the same in both; false if there is no such answer. */
        boolean common() {
            settled();
            var seats = secret() || !ana.getFirst().asked() ? ben : ana;
            if (!seats.getLast().asked()) return false;
            var shared = shared(seats);
            if (shared.isEmpty()) return false;
            var answer = shared.get(7 * answers++ % shared.size());
            answer(seats, answer, answer);
            return true;
        }

        private static List<Object> shared(List<Seat> seats) {
            var shared = new ArrayList<Object>(answers(seats.getFirst()));
            shared.retainAll(answers(seats.getLast()));
            return shared;
        }

        private static List<Object> answers(Seat seat) {
            var answers = new ArrayList<Object>();
            for (var option : (List<?>) seat.prompt().get("options"))
                answers.add(((Map<?, ?>) option).get("answer"));
            return answers;
        }

        private void answer(List<Seat> seats, Object first, Object second) {
            var chosen = List.of(first, second);
            for (int i = 0; i < 2; i++) {
                var seat = seats.get(i);
                int seq = (int) seat.state().get("seq");
                var number = seat.prompt().get("number");
                var reply = seat.ask("answer", "number", number, "answer", chosen.get(i));
                World.accepted(reply);
                for (var each : List.of(ana.get(i), ben.get(i)))
                    each.until(s -> (int) s.state().get("seq") > seq);
            }
        }

        /** Whether nothing that side A saw differs yet. */
        boolean sameLog() {
            settled();
            return ana.getFirst().log().equals(ana.getLast().log());
        }

        void compare() {
            var one = worlds.getFirst();
            var other = worlds.getLast();
            assertThat(one.secrets()).isNotEqualTo(other.secrets());
            for (var who : one.people.keySet())
                assertThat(other.look(who)).as("seen by %s", who).isEqualTo(one.look(who));
            for (var call : TwoWorldsTest.CALLS.entrySet())
                if (call.getKey().startsWith("GET ") && !call.getKey().contains("/live/"))
                    for (var sent : call.getValue())
                        for (var who : one.people.keySet())
                            assertThat(other.answer(who, call.getKey(), sent))
                                    .as("%s %s by %s", call.getKey(), sent, who)
                                    .isEqualTo(one.answer(who, call.getKey(), sent));
        }
    }
}
