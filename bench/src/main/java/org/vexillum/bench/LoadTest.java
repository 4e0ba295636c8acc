package org.vexillum.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.vexillum.server.Json;
import tools.jackson.databind.JsonNode;

/**
 * Many games at once over WebSocket, both seats of each played by a program.
 *
 * <p>First at the pace of people, an answer a second in each game, then as fast as it goes.
 */
final class LoadTest implements AutoCloseable {
    private static final int GAMES = Integer.getInteger("vexillum.load.games", 300);
    private static final int SECONDS = Integer.getInteger("vexillum.load.seconds", 30);
    private static final int ABUSED = Integer.getInteger("vexillum.abuse.games", 50);
    private static final int ABUSE_SECONDS = Integer.getInteger("vexillum.abuse.seconds", 60);
    private static final int WARM = 10;
    private static final int PAUSE = 1_000;
    private static final int PATIENCE = 60;

    /** How fast is played, and whether it counts. */
    static final class Pace {
        private volatile int pause = PAUSE;
        private volatile boolean measured;
        private volatile boolean stopped;

        int pause() {
            return pause;
        }

        boolean measured() {
            return measured;
        }

        boolean stopped() {
            return stopped;
        }
    }

    private record Playing(String match, LoadGame game, LoadSeat a, LoadSeat b, String token) {}

    private final Path folder = Files.createTempDirectory("vexillum-load");
    private final Process server;
    private final BufferedReader from;
    private final BufferedWriter to;
    private final URI base;
    private final int startUp;
    private final HttpClient http = HttpClient.newHttpClient();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final Pace pace = new Pace();
    private final List<Playing> games = new ArrayList<>();

    LoadTest() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        server =
                new ProcessBuilder(
                                java,
                                "-Xmx2g",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                LoadServer.class.getName(),
                                folder.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        from = server.inputReader();
        to = server.outputWriter();
        var ready = from.readLine().split(" ");
        base = URI.create("http://127.0.0.1:" + ready[0] + "/");
        startUp = Integer.parseInt(ready[1]);
    }

    /** Measures and prints; refuses figures of a run in which something was lost or doubled. */
    static void print() throws IOException, InterruptedException {
        try (var load = new LoadTest()) {
            System.out.printf("%d games, load of the machine before: %s%n", GAMES, busy());
            System.out.printf(
                    "start-up of the server without its AOT cache: %d ms%n", load.startUp);
            load.measure();
        }
    }

    private static String busy() {
        var system = java.lang.management.ManagementFactory.getOperatingSystemMXBean();
        return String.format(
                Locale.ROOT,
                "%.1f on %d cores",
                system.getSystemLoadAverage(),
                system.getAvailableProcessors());
    }

    /** Games of people while strangers do what they can. */
    static void printAbused() throws IOException, InterruptedException {
        try (var load = new LoadTest()) {
            System.out.printf("%d games, load of the machine before: %s%n", ABUSED, busy());
            load.endure();
        }
    }

    private void endure() throws IOException, InterruptedException {
        for (int i = 0; i < ABUSED; i++) games.add(begin(i));
        Thread.sleep(1_000L * WARM);
        long before = memory();
        report("undisturbed", SECONDS);
        // games that are played grow: only what they do not need is the strangers' doing
        long calm = memory();
        Thread.sleep(2_000);
        try (var abuse = new HostileLoad(base, watched())) {
            abuse.begin();
            report("abused", ABUSE_SECONDS / 2);
            long half = memory();
            // counting memory stops the server for a moment, which is not the strangers' doing
            Thread.sleep(2_000);
            report("abused for longer", ABUSE_SECONDS / 2);
            System.out.printf(
                    "%s; memory in use at the beginning, before they came, half way and at the end:"
                            + " %,d, %,d, %,d and %,d kB%n",
                    abuse.told(), before / 1024, calm / 1024, half / 1024, memory() / 1024);
        }
        finish();
    }

    private String watched() throws IOException, InterruptedException {
        var wish =
                Json.object(
                        "game", "regiments",
                        "a", "sample:lantern-company",
                        "b", "sample:brasswright-column",
                        "opponent", "screen",
                        "public", true);
        return post("api/matches", wish).get("match").asString();
    }

    private void measure() throws IOException, InterruptedException {
        long empty = memory();
        for (int i = 0; i < GAMES; i++) games.add(begin(i));
        Thread.sleep(1_000L * WARM);
        report("an answer a second in each game", SECONDS);
        System.out.printf("memory of a game: %,d kB%n", (memory() - empty) / GAMES / 1024);
        pace.pause = 0;
        Thread.sleep(2_000);
        report("as fast as it goes", SECONDS);
        finish();
    }

    private void finish() throws IOException, InterruptedException {
        pace.stopped = true;
        for (int i = 0; i < PATIENCE && !quiet(); i++) Thread.sleep(1_000);
        check();
    }

    /** Whether every answer is acknowledged and its last views have arrived. */
    private boolean quiet() {
        return games.stream()
                .allMatch(each -> each.game.quiet() && each.a.log().equals(each.b.log()));
    }

    private long memory() throws IOException {
        return Long.parseLong(asked(LoadServer.MEMORY));
    }

    private String asked(String line) throws IOException {
        to.write(line + "\n");
        to.flush();
        return from.readLine();
    }

    // ---- games

    private Playing begin(int number) throws IOException, InterruptedException {
        var wish =
                Json.object(
                        "game", "regiments",
                        "a", "sample:lantern-company",
                        "b", "sample:brasswright-column",
                        "opponent", "link");
        var made = post("api/matches", wish);
        var a = token(made.get("seat"));
        var invite = token(made.get("invite"));
        var taken = post("api/seats", Json.object("token", invite, "program", true));
        var b = taken.get("key").asString();
        var match = made.get("match").asString();
        var live = URI.create(base.toString().replaceFirst("http", "ws") + "api/live/" + match);
        var game = new LoadGame(clock, pace);
        var random = new Random(number);
        return new Playing(
                match,
                game,
                new LoadSeat(game, http, live, a, random),
                new LoadSeat(game, http, live, b, random),
                a);
    }

    private static String token(JsonNode link) {
        return link.asString().replaceFirst(".*/", "");
    }

    private JsonNode post(String path, Object body) throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(base.resolve(path))
                        .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)));
        return Json.MAPPER.readTree(
                http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
    }

    // ---- figures

    private void report(String how, int seconds) throws IOException, InterruptedException {
        for (var each : games) each.game.takeDelays();
        var before = ProcessorTime.read(asked(LoadServer.EFFORT));
        var own = ProcessorTime.now();
        pace.measured = true;
        Thread.sleep(1_000L * seconds);
        pace.measured = false;
        var after = ProcessorTime.read(asked(LoadServer.EFFORT));
        var delays = new ArrayList<Long>();
        for (var each : games) delays.addAll(each.game.takeDelays());
        delays.sort(Comparator.naturalOrder());
        long playing = games.stream().filter(each -> !each.game.isOver()).count();
        System.out.printf(
                Locale.ROOT,
                "%s: %.0f answers a second; answer to the opponent's view: median %.1f ms, 99 of 100"
                        + " within %.1f ms, worst %.1f ms; %d games still played; load %s%n",
                how,
                (double) delays.size() / seconds,
                at(delays, 0.5),
                at(delays, 0.99),
                at(delays, 1),
                playing,
                busy());
        System.out.printf(
                "  processor time in these %d s: server %s, programs and strangers %s%n",
                seconds, after.since(before).told(), ProcessorTime.now().since(own).told());
    }

    private static double at(List<Long> sorted, double share) {
        if (sorted.isEmpty()) return Double.NaN;
        int place = (int) Math.ceil(share * sorted.size()) - 1;
        return sorted.get(Math.max(0, place)) / 1e6;
    }

    // ---- nothing lost, nothing doubled

    private void check() throws IOException, InterruptedException {
        int answers = 0;
        for (var each : games) {
            if (!each.game.failures().isEmpty()) throw wrong(each, each.game.failures());
            if (!each.a.log().equals(each.b.log())) throw wrong(each, difference(each));
            var stored = stored(each);
            if (!sorted(stored).equals(sorted(each.game.answers()))) throw wrong(each, stored);
            answers += stored.size();
        }
        System.out.printf(
                "checked: %,d answers, each acknowledged one stored once; both logs alike%n",
                answers);
    }

    private static String difference(Playing playing) {
        var a = playing.a.log();
        var b = playing.b.log();
        int same = 0;
        while (same < Math.min(a.size(), b.size()) && a.get(same).equals(b.get(same))) same++;
        return String.format(
                Locale.ROOT,
                "the logs differ from line %d on: A has %s, B has %s",
                same,
                a.subList(same, a.size()),
                b.subList(same, b.size()));
    }

    private static List<String> sorted(List<String> names) {
        return names.stream().sorted().toList();
    }

    private static IllegalStateException wrong(Playing playing, Object what) {
        return new IllegalStateException(playing.match + ": " + what);
    }

    private List<String> stored(Playing playing) throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(base.resolve("api/matches/" + playing.match + "/journal"))
                        .header("Authorization", "Bearer " + playing.token);
        var journal =
                Json.MAPPER.readTree(
                        http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
        var answers = new ArrayList<String>();
        for (var entry : journal.get("entries"))
            if (entry.has("question"))
                answers.add(entry.get("side").asString() + " " + entry.get("number").asInt());
        return answers;
    }

    @Override
    public void close() throws IOException {
        games.forEach(each -> {
            each.a.close();
            each.b.close();
        });
        clock.shutdownNow();
        http.shutdownNow();
        server.destroyForcibly();
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList())
                Files.deleteIfExists(file);
        }
    }
}
