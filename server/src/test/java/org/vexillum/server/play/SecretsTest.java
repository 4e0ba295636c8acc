package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;

/**
 * Whole random games in two worlds that differ only in what side B answered in secret.
 *
 * <p>As long as nothing public has happened otherwise, side A, a spectator and a referee get the
 * same messages, byte by byte.
 */
@Tag("long-secrets")
class SecretsTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final Clock CLOCK = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    private static final int TRIES = 20;

    @TempDir Path data;

    @ParameterizedTest
    @CsvSource({
        "regiments, '', salt-march, hollow-wood, 1",
        "first-blood, 2, lamplit-watch, pit-wolves, 1",
        "first-blood, 1, lamplit-watch, pit-wolves, 1",
        "warcrow, '', grey-vigil, ember-pact, 3"
    })
    void secretsDoNotShow(String game, String edition, String a, String b, int games) {
        try (var database = Database.in(data)) {
            var house = new RoomServices(database, CLOCK);
            int compared = 0;
            for (int seed = 0; seed < (LONG ? 20 * games : games); seed++)
                compared += play(Desks.find(game, edition).orElseThrow(), house, a, b, seed);
            assertThat(compared).isGreaterThanOrEqualTo(games);
        }
    }

    private static <T extends Table<T>> int play(
            Desk<T, ?> desk, RoomServices house, String a, String b, int seed) {
        var wish = Map.of("a", "sample:" + a, "b", "sample:" + b);
        var setting =
                new MatchSetups(house)
                        .setting(
                                desk, new RequestFields(wish), "", Lang.EN, new RandomSource(seed));
        var world = new World<>(desk, house, setting, seed);
        var lot = new RandomSource(seed);
        int compared = 0;
        while (!world.room.over()) {
            var secret = world.secretOfB();
            if (secret.isPresent()) compared += fork(world, secret.get(), lot);
            else world.answer(world.room.open().getFirst(), lot);
        }
        return compared;
    }

    /** B answers differently in another world; returns how often both were compared. */
    private static <T extends Table<T>> int fork(
            World<T> world, OpenQuestion<T, ?> open, RandomSource lot) {
        var twin = world.twin();
        Object first = open.choices().any(lot);
        Object other = first;
        for (int i = 0; i < TRIES && other.equals(first); i++) other = open.choices().any(lot);
        world.enter(open, first);
        twin.enter(open, other);
        int compared = 0;
        while (!world.room.over() && world.room.events().equals(twin.room.events())) {
            assertThat(twin.messages()).isEqualTo(world.messages());
            compared++;
            var next = world.ofA();
            if (next.isEmpty()) break;
            Object answer = next.get().choices().any(lot);
            world.enter(next.get(), answer);
            twin.enter(next.get(), answer);
        }
        return compared;
    }

    /** A match in memory. */
    private static final class World<T extends Table<T>> {
        private static final Visitor.Outlet NOWHERE =
                new Visitor.Outlet() {
                    @Override
                    public void send(String message) {}

                    @Override
                    public void close() {}

                    @Override
                    public void dismiss() {}
                };

        private final Room<T> room;
        private final String setting;
        private final int seed;

        World(Desk<T, ?> desk, RoomServices house, String setting, int seed) {
            this.setting = setting;
            this.seed = seed;
            var secret = String.format(Locale.ROOT, "%064x", seed);
            assertThat(new LiveSeed(secret, "", "").hash()).hasSize(64);
            var row =
                    new MatchRow(
                            "m",
                            desk.format().id().id(),
                            desk.edition(),
                            1,
                            setting,
                            false,
                            false,
                            false,
                            "",
                            "",
                            secret,
                            Instant.EPOCH);
            var state =
                    Json.write(
                            MatchMetadata.begin(List.of(), List.of(), false).at(tableside(desk)));
            room = new Room<>(new Matches.Stored(row, state, false, Instant.EPOCH, 0), desk, house);
            room.load(List.of(), List.of(), List.of(), false);
        }

        private static @Nullable RealTable tableside(Desk<?, ?> desk) {
            return desk.refereed() ? new RealTable(true, 0, null, null) : null;
        }

        World<T> twin() {
            var twin = new World<>(room.desk(), room.house(), setting, seed);
            for (var entry : room.match().journal()) twin.room.enter(entry, false);
            return twin;
        }

        Optional<OpenQuestion<T, ?>> secretOfB() {
            return room.open().stream()
                    .filter(open -> open.side() == Side.B && open.question().secret())
                    .findFirst();
        }

        Optional<OpenQuestion<T, ?>> ofA() {
            return room.open().stream().filter(open -> open.side() == Side.A).findFirst();
        }

        void answer(OpenQuestion<T, ?> open, RandomSource lot) {
            enter(open, open.choices().any(lot));
        }

        void enter(OpenQuestion<T, ?> open, Object answer) {
            var question = open.fingerprint(room.table());
            room.enter(
                    new Entry.Answer(open.side(), open.number(), question, answer),
                    open.question().secret());
        }

        /** What everybody but side B is told, in both languages. */
        List<String> messages() {
            var states = new StateMaker<>(room);
            var here = Map.of(Side.A, true, Side.B, true);
            return List.of(
                    Json.write(states.state(new Visitor(SeatKind.A, Lang.EN, NOWHERE), here)),
                    Json.write(states.state(new Visitor(SeatKind.A, Lang.ES, NOWHERE), here)),
                    Json.write(
                            states.state(new Visitor(SeatKind.SPECTATOR, Lang.EN, NOWHERE), here)),
                    Json.write(states.state(new Visitor(SeatKind.REFEREE, Lang.EN, NOWHERE), here)),
                    Json.write(new Summary<>(room, Lang.EN).info()));
        }
    }
}
