package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;
import org.vexillum.server.client.Phone;
import org.vexillum.server.client.Phone.Manner;
import org.vexillum.tourneys.run.CaseAnswer;
import org.vexillum.tourneys.run.RunFile;
import org.vexillum.tourneys.standing.Standings;

/** A whole day with 41 entrants, over HTTP, against the same events from a file. */
class TourneyDrillTest {
    private static final int ENTRANTS = 41;
    private static final int SEED = 4711;

    @TempDir Path first;
    @TempDir Path second;

    private Path home;
    private Running running;
    private Event event;
    private final Map<String, Phone> phones = new TreeMap<>();
    private final Map<String, String> names = new TreeMap<>();

    /** The day as a file says it. */
    private final List<Object> steps = new ArrayList<>();

    @AfterEach
    void stop() throws InterruptedException {
        if (running != null) running.kill();
    }

    @Test
    void theStandingsOfAWholeDayAreThoseOfTheSameEventsFromAFile()
            throws IOException, InterruptedException {
        home = first;
        running = Running.start(home);
        begin();
        roundOne();
        roundTwo();
        roundThree();
        roundFour();
        roundFive();
        event.run("close");
        assertThat(standings(event.view())).isEqualTo(fromFile());
    }

    private void begin() {
        event =
                Event.make(
                        new Browser(running.port()),
                        "name",
                        "Drill",
                        "rounds",
                        5,
                        "seed",
                        SEED,
                        "listsRequired",
                        false);
        var pasted = new StringBuilder("Nombre;Facción\n");
        for (int i = 1; i <= ENTRANTS; i++) pasted.append(name(i)).append(";North\n");
        event.run("enter", "text", pasted.toString());
        event.run("checkIn", "who", "all");
        invite("all");
    }

    private static String name(int number) {
        return String.format(java.util.Locale.ROOT, "P%02d", number);
    }

    /** Gives everybody a phone who has none. */
    private void invite(Object who) {
        var answer =
                event.organiser().post(event.path("/links"), Map.of("role", "player", "who", who));
        for (var link : Event.list(answer.json().get("links"))) {
            var id = link.get("who").toString();
            var browser = new Browser(running.port());
            browser.post("/api/passes", Map.of("token", Event.token(link)));
            phones.put(id, new Phone(event, browser, id));
            names.put(id, link.get("name").toString());
        }
    }

    // ---- the rounds

    private void roundOne() {
        pair();
        event.run("late", "entrant", Map.of("name", "Late One"), "fillsBye", true);
        steps.add(Map.of("late", Map.of("name", "Late One", "fillsBye", true)));
        invite(List.of("#42"));
        var manners = new LinkedHashMap<Integer, Manner>();
        manners.put(2, Manner.AWAY);
        manners.put(3, Manner.AWAY);
        manners.put(5, Manner.SILENT);
        manners.put(6, Manner.SILENT);
        play(manners);
        for (int table : List.of(2, 3)) {
            var absent = game(table).get("b").toString();
            event.run("noShow", "who", absent);
            steps.add(Map.of("noShow", names.get(absent)));
        }
        event.run("accept");
        write();
        var leaver = game(2).get("b").toString();
        event.run("drop", "who", leaver);
        steps.add(Map.of("drop", names.get(leaver)));
        event.run("late", "entrant", Map.of("name", "Late Two"));
        steps.add(Map.of("late", "Late Two"));
        invite(List.of("#43"));
    }

    /** Killed while phones report; somebody leaves after the game; two tables disagree. */
    private void roundTwo() throws IOException, InterruptedException {
        pair();
        var leaver = game(9).get("a").toString();
        var held = event.taken(phones.get(leaver).browser(), "drop");
        assertThat(((Map<?, ?>) held.get("held")).get("key")).isEqualTo("drop-mid-round");
        assertThat(Event.list(event.view().get("questions"))).hasSize(1);
        event.run("drop", "who", leaver, "how", "afterRound");
        var manners = Map.of(1, Manner.CONTRARY, 4, Manner.CONTRARY);
        playAndKill(manners);
        settleDisputes(1, 4);
        write();
        steps.add(Map.of("drop", names.get(leaver)));
    }

    /** Moved to another computer in mid-round; one gives up and leaves, one is thrown out. */
    private void roundThree() throws IOException, InterruptedException {
        pair();
        var manners = Map.of(1, Manner.AWAY, 2, Manner.AWAY, 7, Manner.SILENT, 8, Manner.SILENT);
        playSome(manners, 12);
        move();
        play(manners);
        var game = game(1);
        var leaver = game.get("b").toString();
        event.run("drop", "who", leaver, "how", "concede", "scores", List.of(9, 3, 2, 1));
        steps.add(Map.of("concede", names.get(leaver), "game", written(game, List.of(9, 3, 2, 1))));
        steps.add(Map.of("drop", names.get(leaver)));
        var out = game(2).get("a").toString();
        event.run("penalty", "who", out, "kind", "disqualification", "why", "loaded dice");
        steps.add(Map.of("disqualify", names.get(out)));
        event.run("accept");
        write();
    }

    /** Killed again; one table gets more time; a result of round 2 was wrong. */
    private void roundFour() throws IOException, InterruptedException {
        pair();
        event.run("timer", "action", "start");
        event.run("timer", "action", "add", "minutes", 10, "table", 3);
        playAndKill(Map.of(2, Manner.CONTRARY, 5, Manner.CONTRARY, 3, Manner.AWAY));
        var timer = (Map<?, ?>) event.view().get("timer");
        assertThat(Event.list(timer.get("tables")).getFirst().get("table")).isEqualTo(3);
        event.run("report", "table", 3, "scores", scores(game(3)));
        settleDisputes(2, 5);
        write();
        var wrong = Event.list(Event.list(event.view().get("games")).get(1).get("games")).get(6);
        var right = List.of(1, 0, 9, 4);
        event.run(
                "correct",
                "round",
                2,
                "table",
                wrong.get("table"),
                "scores",
                right,
                "why",
                "columns swapped");
        steps.add(Map.of("correct", Map.of("round", 2, "game", written(wrong, right))));
    }

    private void roundFive() {
        pair();
        play(Map.of(10, Manner.SILENT, 11, Manner.SILENT));
        event.run("accept");
        write();
    }

    // ---- what the organiser does

    private void pair() {
        event.run("pair");
        event.run("publish");
        steps.add("pair");
    }

    private void settleDisputes(int... tables) {
        for (int table : tables) {
            var game = game(table);
            assertThat(game.get("state")).as("table %d", table).isEqualTo("disputed");
            assertThat(Event.list(game.get("reports"))).hasSize(2);
            event.run(
                    "correct",
                    "round",
                    event.view().get("round"),
                    "table",
                    table,
                    "scores",
                    scores(game),
                    "why",
                    "looked at the table");
        }
    }

    private Map<?, ?> game(int table) {
        for (var game : Event.games(event.view())) if (game.get("table").equals(table)) return game;
        throw new AssertionError("no table " + table);
    }

    /** Everything that was played in this round, for the file. */
    private void write() {
        var reports = new ArrayList<Object>();
        for (var game : Event.games(event.view())) {
            assertThat(game.get("state")).as("table %s", game.get("table")).isEqualTo("done");
            var step = String.valueOf(steps);
            boolean other =
                    game.containsKey("absent")
                            || step.contains("concede=" + names.get(game.get("b").toString()));
            if (!other) reports.add(written(game, scores(game)));
        }
        steps.add(Map.of("report", reports));
    }

    private Map<String, Object> written(Map<?, ?> game, List<Integer> scores) {
        var written = new LinkedHashMap<String, Object>();
        written.put(names.get(game.get("a").toString()), scores.get(0) + "/" + scores.get(1));
        written.put(names.get(game.get("b").toString()), scores.get(2) + "/" + scores.get(3));
        return written;
    }

    // ---- what players do

    /** What a game ends with: always the same for the same two in the same round. */
    private List<Integer> scores(Map<?, ?> game) {
        int a = Integer.parseInt(game.get("a").toString().substring(1));
        int b = Integer.parseInt(game.get("b").toString().substring(1));
        int mp = (a * 7 + b * 3) % 10;
        int other = (a * 5 + b * 11) % 10;
        int ap = (a + b) % 4;
        return List.of(mp, ap, mp == other ? (other + 1) % 10 : other, (a * b) % 4);
    }

    private void play(Map<Integer, Manner> manners) {
        playSome(manners, Integer.MAX_VALUE);
    }

    /** All phones at once, or some of them. */
    private void playSome(Map<Integer, Manner> manners, int most) {
        var done = new Phones(manners, most).play();
        assertThat(done).isNotEmpty();
    }

    private void playAndKill(Map<Integer, Manner> manners)
            throws IOException, InterruptedException {
        var round = new Phones(manners, Integer.MAX_VALUE);
        round.killAfter(8);
        var acknowledged = round.play();
        running.kill();
        moveTo(Running.start(home));
        mustStand(acknowledged);
        play(manners);
    }

    /** Whatever a phone was told is there. */
    private void mustStand(List<String> acknowledged) {
        var standing = new TreeSet<String>();
        for (var game : Event.games(event.view())) {
            var state = game.get("state").toString();
            if (!state.equals("open")) standing.add(game.get("a") + " reports");
            if (state.equals("done")) standing.add(game.get("b") + " confirms");
        }
        assertThat(standing).containsAll(acknowledged);
    }

    /** Everything by its export; the computer it came from is switched off. */
    private void move() throws IOException, InterruptedException {
        var file = event.organiser().get(event.path("/files/event.json")).json();
        var before = event.view().get("standings");
        running.kill();
        home = second;
        var there = Running.start(second);
        var importing = event.organiser().at(there.port());
        assertThat(importing.post("/api/tourneys/import", Map.of("file", file)).status())
                .isEqualTo(201);
        moveTo(there);
        assertThat(event.view().get("standings")).isEqualTo(before);
    }

    private void moveTo(Running other) {
        running = other;
        event = event.at(event.organiser().at(other.port()));
        phones.replaceAll((_, phone) -> phone.at(event, other.port()));
    }

    /** One round on all phones, each in its own thread. */
    private final class Phones {
        private final Map<Integer, Manner> manners;
        private final int most;
        private final List<String> acknowledged = Collections.synchronizedList(new ArrayList<>());
        private int kill = Integer.MAX_VALUE;

        Phones(Map<Integer, Manner> manners, int most) {
            this.manners = manners;
            this.most = most;
        }

        void killAfter(int reports) {
            kill = reports;
        }

        List<String> play() {
            var threads = new ArrayList<Thread>();
            var failures = Collections.synchronizedList(new ArrayList<Throwable>());
            for (var game : Event.games(event.view())) {
                if (threads.size() >= most) break;
                var manner = manners.getOrDefault((Integer) game.get("table"), Manner.HONEST);
                for (var side : List.of("a", "b")) {
                    var phone = phones.get(game.get(side).toString());
                    threads.add(Thread.ofPlatform().start(() -> play(phone, manner, failures)));
                }
            }
            for (var thread : threads) join(thread);
            if (kill == Integer.MAX_VALUE) assertThat(failures).isEmpty();
            return acknowledged;
        }

        private void play(Phone phone, Manner manner, List<Throwable> failures) {
            try {
                phone.play(manner, TourneyDrillTest.this::scores, this::acknowledge);
            } catch (UncheckedIOException | AssertionError cut) {
                failures.add(cut);
            }
        }

        private void acknowledge(String what) {
            acknowledged.add(what);
            if (acknowledged.size() == kill) running.process().destroyForcibly();
        }

        private static void join(Thread thread) {
            try {
                thread.join();
            } catch (InterruptedException hurried) {
                throw new IllegalStateException(hurried);
            }
        }
    }

    // ---- the two standings

    private static List<String> standings(Map<?, ?> view) {
        return Event.lines(view).stream()
                .map(line ->
                        line.get("place")
                                + " "
                                + line.get("name")
                                + " "
                                + line.get("tp")
                                + " "
                                + line.get("vp")
                                + " "
                                + line.get("conceded")
                                + " "
                                + line.get("games")
                                + " "
                                + line.get("byes")
                                + " "
                                + line.get("lot"))
                .toList();
    }

    private List<String> fromFile() {
        var entrants = new ArrayList<Object>();
        for (int i = 1; i <= ENTRANTS; i++)
            entrants.add(Map.of("name", name(i), "faction", "North"));
        var file = new LinkedHashMap<String, Object>();
        file.put("name", "Drill");
        file.put("rounds", 5);
        file.put("seed", SEED);
        file.put("entrants", entrants);
        file.put("steps", steps);
        var answer = RunFile.run("drill.json", Json.write(file)).getFirst();
        var session = ((CaseAnswer.OfEvent) answer).session();
        assertThat(session.refused()).isNull();
        return Standings.last(session.event()).lines().stream()
                .map(line ->
                        line.place()
                                + " "
                                + line.entrant().name()
                                + " "
                                + line.tp()
                                + " "
                                + line.vp()
                                + " "
                                + line.conceded()
                                + " "
                                + line.games()
                                + " "
                                + line.byes()
                                + " "
                                + line.lot())
                .toList();
    }
}
