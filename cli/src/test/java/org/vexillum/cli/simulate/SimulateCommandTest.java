package org.vexillum.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.cli.Call.id;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
    @TempDir private Path folder;

    /** Small forces and bots that do not think: the shortest games there are. */
    private static Call simulate(String... more) {
        var args =
                new ArrayList<>(
                        List.of("simulate", "--a", "lantern-company", "--b", "brasswright-column"));
        if (!List.of(more).contains("--bot-a")) args.addAll(List.of("--bot-a", "random"));
        args.addAll(List.of("--bot-b", "random"));
        if (!List.of(more).contains("--games")) args.addAll(List.of("--games", "6"));
        args.addAll(List.of(more));
        return vexillum(args.toArray(String[]::new));
    }

    private static JsonNode json(String... more) {
        var args = new ArrayList<>(List.of(more));
        args.add("--json");
        var call = simulate(args.toArray(String[]::new));
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        return new JsonMapper().readTree(call.out());
    }

    @Test
    void oneGameIsNotSeveral() {
        assertThat(simulate("--games", "1").out()).contains("1 game, seed 1");
    }

    @Test
    void tellsWinsFirstTurnLengthMarkersAndUnits() {
        var call = simulate();
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out())
                .startsWith("The Lantern Company (random) against The Brasswright Column (random)")
                .contains("6 games, seed 1", "Draws", "confidence intervals")
                .contains("First turn: ", "Length: 4.0 rounds, ", "Markers held at the end: ")
                .contains("killed/pt");
        for (var unit : RegimentsSamples.sample("lantern-company").units())
            if (unit.joins() == null) assertThat(call.out()).contains("\n  " + unit.name());
    }

    @Test
    void speaksSpanish() {
        var call = simulate("--games", "1", "--lang", "es");
        assertThat(call.out()).contains("1 partida, semilla 1", "Empates", "Primer turno", "0,");
        assertThat(call.err()).contains("1 de 1 partida").doesNotContain("partidas");
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() {
        assertThat(simulate("--threads", "3", "--games", "10").out())
                .isEqualTo(simulate("--threads", "1", "--games", "10").out());
    }

    @Test
    void anotherSeedGivesOtherGames() {
        assertThat(json("--seed", "2").at("/forces"))
                .isNotEqualTo(json("--seed", "1").at("/forces"));
    }

    @Test
    void theSharesOfAReportAddUp() {
        var report = json();
        int wins = report.at("/forces/0/wins").asInt() + report.at("/forces/1/wins").asInt();
        assertThat(wins + report.at("/draws").asInt()).isEqualTo(6);
        assertThat(report.at("/firstTurn/decided").asInt()).isEqualTo(wins);
        assertThat(report.at("/forces/0/units")).allSatisfy(SimulateCommandTest::losesItsPoints);
        assertThat(report.at("/swap").asBoolean()).isTrue();
        assertThat(report.at("/options/meleeFacing").asString()).isEqualTo("frontOnly");
    }

    private static void losesItsPoints(JsonNode unit) {
        double lost = unit.at("/lost").asDouble();
        double points = unit.at("/points").asDouble();
        assertThat(lost).isBetween(0.0, points);
        assertThat(unit.at("/lostPerPoint").asDouble()).isCloseTo(lost / points, within(0.001));
        assertThat(unit.at("/survived").asDouble()).isBetween(0.0, 1.0);
    }

    @Test
    void aForceAgainstItselfIsReportedTwice() {
        var call =
                vexillum(
                        "simulate --a lantern-company --b lantern-company --games 2 --bot-a random --bot-b random --json"
                                .split(" "));
        var report = new JsonMapper().readTree(call.out());
        assertThat(report.at("/forces/0/units")).hasSameSizeAs(report.at("/forces/1/units"));
    }

    @Test
    void readsForcesFromFiles() throws IOException {
        var file = folder.resolve("mine.json");
        Files.writeString(
                file,
                RegimentsSamples.text("lantern-company")
                        .replace("The Lantern Company", "Mine Own"));
        assertThat(simulate("--a", file.toString(), "--games", "1").err())
                .contains("Given twice: --a");
        var call =
                vexillum(
                        "simulate",
                        "--a",
                        file.toString(),
                        "--b",
                        "lantern-company",
                        "--games",
                        "1",
                        "--bot-a",
                        "random",
                        "--bot-b",
                        "random");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out()).startsWith("Mine Own (random)");
    }

    @Test
    void refusesAForceThatIsNoneWithTheNamesOfTheSamples() {
        var call = vexillum("simulate", "--a", "nobody");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("no file nobody", "salt-march");
    }

    @Test
    void namesThePlaceOfWhatIsWrongInAFile() throws IOException {
        var file = folder.resolve("broken.json");
        Files.writeString(file, "{\"name\": \"Broken\",\n \"unitz\": []}");
        var call = vexillum("simulate", "--b", file.toString());
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("broken.json", "line 2", "unitz", "units");
    }

    @Test
    void refusesTwoHeroesInOneUnit() throws IOException {
        var file = folder.resolve("crowded.json");
        Files.writeString(
                file,
                """
                {"name": "Crowded", "units": [
                  {"id": "s", "name": "Spears", "size": 10, "quality": 4, "defense": 4, "points": 90},
                  {"id": "x", "name": "Xan", "size": 1, "quality": 3, "defense": 3, "points": 50,
                   "rules": ["Hero"], "joins": "s"},
                  {"id": "y", "name": "Yra", "size": 1, "quality": 3, "defense": 3, "points": 50,
                   "rules": ["Hero"], "joins": "s"}]}
                """);
        var call = vexillum("simulate", "--a", file.toString(), "--games", "1");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains(id("AOFR", "SR-HERO-1")).doesNotContain("fault");
    }

    @Test
    void aProgramThatCannotBeStartedIsToldInTheLanguage() {
        var call = simulate("--bot-a", "exec:no-such-program-anywhere", "--lang", "es");
        assertThat(call.err())
                .contains("«no-such-program-anywhere»", "no existe ese programa")
                .doesNotContain("Cannot run program", "error=");
    }

    @Test
    void wrongUsageIsNamed() {
        assertThat(simulate("--bot-a", "clever").err())
                .contains("'clever' is no value of --bot-a; allowed: greedy, random, exec:COMMAND");
        assertThat(simulate("--games", "0").err()).contains("a whole number above zero");
        assertThat(simulate("--seed", "x").err()).contains("'x' is no value of --seed");
        assertThat(simulate("--game", "warcrow").code()).isEqualTo(ExitCode.USAGE);
        for (var game : List.of("chess", "warcrow", "warhammer-40k"))
            assertThat(simulate("--game", game).err())
                    .contains("'" + game + "'", "allowed: regiments, first-blood.");
        assertThat(simulate("--option", "meleeFacing").err()).contains("NAME=VALUE");
        var call = simulate("--option", "meleeFacing=sideways");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).contains("meleeFacing", "sideways", "frontOnly, allSides", "--help");
    }

    @Test
    void aProgramThatFailsIsNamedWithWhatToDo() throws IOException {
        var bot = folder.resolve("bot.sh");
        Files.writeString(bot, "read -r a; read -r b; echo '{\"answer\": {\"x\": 3, \"y\": 0}}'\n");
        var call = simulate("--bot-a", "exec:sh " + bot);
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).isEmpty();
        assertThat(call.err())
                .contains("bot.sh' answered PlaceMarker with something illegal", "docs/bots.md")
                .contains(id("AOFR", "MISSION-03"));
        assertThat(simulate("--bot-a", "exec:nothing-of-that-name", "--lang", "es").err())
                .contains("No se puede poner en marcha", "nothing-of-that-name");
        assertThat(simulate("--bot-a", "exec:true").err()).contains("ended (exit code 0)");
        assertThat(simulate("--bot-a", "exec:echo x").err())
                .contains("not understood: x", "This is not JSON");
        assertThat(simulate("--bot-a", "exec:").code()).isEqualTo(ExitCode.USAGE);
        var echo = simulate("--bot-a", "exec:cat").err();
        assertThat(echo).contains("not understood: {", " …").hasSizeLessThan(600);
    }

    @Test
    void savesTheFirstGameForReplay() {
        var file = folder.resolve("game.json").toString();
        var call = simulate("--games", "1", "--journal", file);
        assertThat(call.err()).contains("The first game was saved to " + file);
        var verified = vexillum("replay", file, "--verify");
        assertThat(verified.code()).isEqualTo(ExitCode.DONE);
        assertThat(verified.out()).contains("Verified");
        assertThat(simulate("--journal", folder.resolve("no/such/folder").toString()).err())
                .contains("cannot be written");
    }

    @Test
    void anOptionIsPlayedAndReported() {
        var report = json("--games", "1", "--option", "meleeFacing=allSides");
        assertThat(report.at("/options/meleeFacing").asString()).isEqualTo("allSides");
    }

    private String unknownRule() throws IOException {
        var file = folder.resolve("reeds.txt");
        Files.writeString(
                file,
                """
                ++ Reeds [100] ++
                Bows [5] Q4+ D5+ | 100pts | Bogwalk
                5x Bow (24", A1)
                """);
        return file.toString();
    }

    private Call reeds(String... more) throws IOException {
        var args = new ArrayList<>(List.of("simulate", "--a", unknownRule(), "--b", unknownRule()));
        args.addAll(List.of("--bot-a", "random", "--bot-b", "random", "--games", "1"));
        args.addAll(List.of(more));
        return vexillum(args.toArray(String[]::new));
    }

    @Test
    void rulesNobodyKnowsWantOneConfirmation() throws IOException {
        var call = reeds();
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("Bogwalk (Reeds: Bows)", "--yes");
        assertThat(reeds("--yes").code()).isEqualTo(ExitCode.DONE);
    }

    @Test
    void theyAreNamedOnceAndInJsonToo() throws IOException {
        var saved = folder.resolve("reeds.json").toString();
        var call = reeds("--yes", "--json", "--journal", saved);
        assertThat(call.err()).containsOnlyOnce("Bogwalk");
        var report = new JsonMapper().readTree(call.out());
        for (var force : report.at("/forces")) {
            assertThat(force.at("/notEnforced/0/unit").asString()).isEqualTo("bows");
            assertThat(force.at("/notEnforced/0/traits/0").asString()).isEqualTo("Bogwalk");
        }
        var replay = new JsonMapper().readTree(vexillum("replay", saved, "--json").out());
        assertThat(replay.at("/notEnforced/b/0/traits/0").asString()).isEqualTo("Bogwalk");
        assertThat(vexillum("replay", saved).out().lines())
                .filteredOn(line -> line.contains("Bogwalk"))
                .hasSize(1);
    }

    @Test
    void strictlyTheyAreRefused() throws IOException {
        var call = reeds("--strict", "--yes", "--lang", "es");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("se rechazan con --strict: Bogwalk");
    }
}
