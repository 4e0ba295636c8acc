package org.vexillum.cli.tourney;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

class TourneyCommandTest {
    @TempDir Path folder;

    private String event() {
        return event("event.json");
    }

    private String event(String name) {
        var file = folder.resolve(name).toString();
        var made =
                vexillum(
                        "tourney",
                        "create",
                        file,
                        "Autumn",
                        "--set",
                        "listsRequired=off",
                        "--set",
                        "seed=4");
        assertThat(made.code()).as(made.err()).isEqualTo(ExitCode.DONE);
        return file;
    }

    @Test
    void anEventIsScriptedCommandByCommand() throws IOException {
        var file = event();
        var csv =
                Files.writeString(folder.resolve("people.csv"), "name,faction\nAna,North\nBea,\n");
        vexillum("tourney", "enrol", file, "Coro", "Dora", "--csv", csv.toString());
        var paired = vexillum("tourney", "pair", file);
        assertThat(paired.out()).contains("Round 1", "Table 1:", "Table 2:", "WC-PAIR-01");
        assertThat(vexillum("tourney", "report", file, "1", "5", "2", "4", "1").code())
                .isEqualTo(ExitCode.DONE);
        var early = vexillum("tourney", "pair", file);
        assertThat(early.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(early.err()).contains("Results of round 1 are missing", "[WC-FORMAT-07]");
        vexillum("tourney", "report", file, "2", "1", "1", "1", "1");
        assertThat(vexillum("tourney", "standings", file).out())
                .containsPattern("\\w+ +1 +4 +7 +5");
        vexillum("tourney", "report", file, "1", "0", "0", "4", "1", "--correct", "slip");
        assertThat(vexillum("tourney", "export", file, "--what", "games").out())
                .contains(",4,1,5,4,supremacy");
        assertThat(vexillum("tourney", "export", file).out()).contains("\"why\" : \"slip\"");
        assertThat(vexillum("tourney", "standings", file, "--why", "Ana").out())
                .contains("Ana is on place");
    }

    @Test
    void aWholeEventIsRunToItsEndByCommands() throws IOException {
        var file = event();
        var csv =
                Files.writeString(
                        folder.resolve("people.csv"),
                        "name,faction\nAna,North\nBea,South\nCoro,\nDora,\nEva,\n");
        vexillum("tourney", "enrol", file, "--csv", csv.toString());
        var failed = vexillum("tourney", "checklist", file, "Ana", "registered", "failed");
        assertThat(failed.out()).contains("! Ana is not registered", "[WC-ORG-05]", "registered");
        vexillum("tourney", "checklist", file, "Ana", "registered");
        assertThat(vexillum("tourney", "checklist", file, "Zoe").code())
                .isEqualTo(ExitCode.REFUSED);
        assertThat(vexillum("tourney", "pair", file).out()).contains("Bye:").doesNotContain("#");
        var names = vexillum("tourney", "export", file, "--what", "games").out().lines().toList();
        assertThat(names).hasSize(6);
        var absent = names.get(1).split(",")[1].isEmpty() ? names.get(2) : names.get(1);
        assertThat(vexillum("tourney", "no-show", file, absent.split(",")[2]).code())
                .isEqualTo(ExitCode.DONE);
        for (var table : List.of("1", "2"))
            vexillum("tourney", "report", file, table, "5", "2", "4", "1");
        assertThat(vexillum("tourney", "penalty", file, "Ana", "tp", "--amount", "1").code())
                .as("a reason is needed")
                .isNotEqualTo(ExitCode.DONE);
        assertThat(
                        vexillum(
                                        "tourney",
                                        "penalty",
                                        file,
                                        "Ana",
                                        "tp",
                                        "--amount",
                                        "1",
                                        "--why",
                                        "late")
                                .code())
                .isEqualTo(ExitCode.DONE);
        assertThat(vexillum("tourney", "drop", file, "Eva").out()).contains("Eva has left");
        var standings = vexillum("tourney", "standings", file).out();
        assertThat(standings).contains("Games", "Byes", "Faction", "Met", "North", "South");
        assertThat(vexillum("tourney", "close", file).err()).contains("[WC-FORMAT-07]");
        assertThat(vexillum("tourney", "close", file, "--early").code()).isEqualTo(ExitCode.DONE);
        assertThat(vexillum("tourney", "export", file, "--what", "report").out())
                .contains("Changes of ratings", "Ana");
    }

    @Test
    void aSeasonOfAServerNamesItsWinnerAndThePrizes() {
        there("create", "Autumn", "--set", "listsRequired=off", "--set", "rounds=3");
        there("enrol", "autumn", "Ana", "Bea", "Coro", "Dora");
        for (int round = 1; round <= 3; round++) {
            there("pair", "autumn");
            for (var table : List.of("1", "2"))
                there("report", "autumn", table, "5", "2", "4", "1");
        }
        assertThat(there("close", "autumn").code()).isEqualTo(ExitCode.DONE);
        var season = there("season", "autumn");
        assertThat(season.out()).contains("Rating", "WC-RATING-12", "WC-RATING-13");
        assertThat(vexillum("tourney", "season", "x.json").code()).isNotEqualTo(ExitCode.DONE);
    }

    /** The commands on the data of a server. */
    private Call there(String... words) {
        var all = new ArrayList<>(List.of("tourney", words[0]));
        all.addAll(List.of("--data", folder.resolve("data").toString()));
        all.addAll(List.of(words).subList(1, words.length));
        return vexillum(all.toArray(String[]::new));
    }

    @Test
    void theSameCommandsWorkOnTheDataOfAServer() {
        var made = there("create", "Autumn", "--set", "listsRequired=off", "--set", "seed=4");
        assertThat(made.code()).as(made.err()).isEqualTo(ExitCode.DONE);
        assertThat(made.out()).contains("code is", "/pass/");
        assertThat(there("enrol", "autumn", "Ana", "Bea", "Coro", "Dora").out())
                .contains("Ana is entered");
        assertThat(there("pair", "autumn").out()).contains("Table 1:", "Ana").doesNotContain("#");
        assertThat(there("report", "autumn", "1", "5", "2", "4", "1").code())
                .isEqualTo(ExitCode.DONE);
        assertThat(there("pair", "autumn").err())
                .contains("Results of round 1 are missing")
                .doesNotContain("#");
        there("report", "autumn", "2", "1", "1", "1", "1");
        assertThat(there("standings", "autumn").out()).containsPattern("\\w+ +1 +4 +7 +5");
        assertThat(there("standings", "autumn", "--why", "ana").out()).contains("Ana is on place");
        assertThat(there("export", "autumn", "--what", "games").out()).contains("1,1,");
        assertThat(there("export", "autumn").out()).contains("\"links\"", "\"holders\"");
        assertThat(there("pair", "winter").err()).contains("There is no event winter");
    }

    @Test
    void anExportedEventIsTakenUpElsewhere() throws IOException {
        there("create", "Autumn", "--set", "listsRequired=off");
        there("enrol", "autumn", "Ana", "Bea", "Coro", "Dora");
        there("pair", "autumn");
        var file = folder.resolve("moved.json");
        Files.writeString(file, there("export", "autumn", "--move").out());
        assertThat(there("report", "autumn", "1", "5", "2", "4", "1").err())
                .contains("moved to another computer");
        var elsewhere = folder.resolve("elsewhere").toString();
        var taken = vexillum("tourney", "import", file.toString(), "--data", elsewhere);
        assertThat(taken.err()).isEmpty();
        assertThat(taken.out()).contains("Autumn goes on here. Its code is", "/pass/");
        var reported =
                vexillum(
                        "tourney", "report", "autumn", "1", "5", "2", "4", "1", "--data",
                        elsewhere);
        assertThat(reported.code()).as(reported.err()).isEqualTo(ExitCode.DONE);
        var back = folder.resolve("back.json");
        Files.writeString(back, vexillum("tourney", "export", "autumn", "--data", elsewhere).out());
        assertThat(there("import", back.toString()).code()).isEqualTo(ExitCode.DONE);
        assertThat(there("export", "autumn", "--what", "games").out()).contains(",5,2,7,4,");
    }

    @Test
    void whatNoServerHasExportedIsNotTakenUp() throws IOException {
        assertThat(there("import", event()).err()).contains("only what a server has exported");
        var nonsense = Files.writeString(folder.resolve("nonsense.json"), "[1");
        var refused = there("import", nonsense.toString());
        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains(nonsense + " is no event").contains("\"tourney run\"");
        assertThat(vexillum("tourney", "export", event("b.json"), "--move").code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void whatTheCommandsDoIsSeenByAServerThatRuns() {
        var made = there("create", "Autumn", "--set", "listsRequired=off");
        var code = made.out().replaceAll("(?s).*code is (\\w+)\\..*", "$1");
        var options = ServerOptions.local(0, folder.resolve("data"));
        try (var server = VexillumServer.start(options)) {
            assertThat(seen(server, code)).contains("\"name\":\"Autumn\"");
            there("enrol", code, "Ana");
            var id = seen(server, code).replaceAll("(?s).*\"id\":\"([^\"]+)\".*", "$1");
            assertThat(get(server, "/api/tourneys/" + id)).contains("\"name\":\"Ana\"");
            there("enrol", code, "Bea");
            assertThat(get(server, "/api/tourneys/" + id)).contains("\"name\":\"Bea\"");
        }
    }

    private static String seen(VexillumServer server, String code) {
        return get(server, "/api/tourneys/code/" + code);
    }

    private static String get(VexillumServer server, String path) {
        try (var http = HttpClient.newHttpClient()) {
            var uri = URI.create("http://127.0.0.1:" + server.port() + path);
            return http.send(
                            HttpRequest.newBuilder(uri).build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Test
    void badInputChangesNothing() throws IOException {
        var file = event();
        var before = Files.readString(Path.of(file));
        assertThat(vexillum("tourney", "create", file, "Again").code()).isEqualTo(ExitCode.REFUSED);
        assertThat(vexillum("tourney", "pair", file).err()).contains("[WC-FORMAT-01]");
        assertThat(vexillum("tourney", "report", file, "1", "3").code()).isEqualTo(ExitCode.USAGE);
        assertThat(Files.readString(Path.of(file))).isEqualTo(before);
        Files.writeString(Path.of(file), "{}");
        assertThat(vexillum("tourney", "standings", file).err()).contains("no event");
    }

    @Test
    void whoeverIsNotInTheStandingsIsSaidNotToBe() {
        var call = vexillum("tourney", "standings", event(), "--why", "Zed");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).isEqualTo("Nobody called Zed is in the standings.\n");
    }

    @Test
    void aResultBeforeTheFirstRoundIsRefused() {
        var call = vexillum("tourney", "report", event(), "1", "7", "2", "3", "1");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).startsWith("No round has been paired yet");
    }

    @Test
    void lookingForAnEventMakesNothing() {
        assertThat(there("standings", "Autumn").err()).startsWith("There are no games in");
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void simulatedEventsLeaveNothingToImprove() {
        var call = vexillum("tourney", "simulate", "--events", "3", "--entrants", "9");
        assertThat(call.code()).as(call.out()).isEqualTo(ExitCode.DONE);
        assertThat(call.out()).contains("Events: 3;", "rounds that could be better: 0.");
    }

    @Test
    void aFileThatCannotBeReadSaysWhere() throws IOException {
        var file =
                Files.writeString(folder.resolve("x.yaml"), "entrants: [A, B]\nsteps: [dance]\n");
        var call = vexillum("tourney", "run", file.toString(), "--lang", "es");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("línea 2, steps[0]: No existe el paso «dance»");
    }

    @Test
    void aDamagedFileIsSaidToBeDamaged() throws IOException {
        var file = Path.of(event());
        var whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() * 3 / 4));
        var call = vexillum("tourney", "standings", file.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).startsWith("The event in " + file + " is damaged");
        Files.writeString(file, "{\"a\":");
        var other = vexillum("tourney", "pair", file.toString(), "--lang", "es");
        assertThat(other.err()).startsWith(file + " no es un evento de Vexillum");
    }
}
