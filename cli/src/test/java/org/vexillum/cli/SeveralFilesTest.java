package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Several files in one call, so that a hundred questions need not start a hundred programs. */
class SeveralFilesTest {
    private static final String HITS =
            """
            game: regiments
            do: {kind: hits, hits: 2, ap: 1, target: {id: Y, defense: 4+}}
            dice: [4, 5]
            """;

    private static final String ODDS =
            """
            game: regiments
            odds: {attacker: X, target: Y, action: charge}
            units:
              - {id: X, side: A, quality: 4+, defense: 4+, models: 5, weapons: [{attacks: 1}]}
              - {id: Y, side: B, quality: 4+, defense: 4+, models: 5, weapons: [{attacks: 1}]}
            """;

    @TempDir private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static Call call(String command, List<String> files, String... more) {
        var args = new ArrayList<>(List.of(command.split(" ")));
        args.addAll(files);
        args.addAll(List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    private static JsonNode json(Call call) {
        return new JsonMapper().readTree(call.out());
    }

    @Test
    void eachFileIsAnsweredUnderItsNameAndTheWorstDecides() throws IOException {
        var good = file("good.yaml", HITS);
        var short_ = file("short.yaml", HITS.replace("[4, 5]", "[4]"));
        var call = call("adjudicate", List.of(good, short_, "nowhere.yaml", good));
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out().split("== ")).hasSize(5);
        assertThat(call.out()).containsSubsequence("good.yaml", "1 wound", "good.yaml", "1 wound");
        assertThat(call.err())
                .contains("short.yaml, line 3, dice")
                .contains("There is no file nowhere.yaml.");
        assertThat(call("adjudicate", List.of(good, good)).code()).isZero();
    }

    @Test
    void inJsonTheyAreOneArray() throws IOException {
        var good = file("good.yaml", HITS);
        var wild = file("wild.yaml", "do: {kind: [");
        var call = call("adjudicate", List.of(good, wild, "nowhere.yaml"), "--json");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        var all = json(call);
        assertThat(all).hasSize(3);
        assertThat(all.get(0).get("file").asString()).isEqualTo(good);
        assertThat(all.get(0).get("format").asInt()).isEqualTo(2);
        assertThat(all.get(0).get("status").asString()).isEqualTo("done");
        assertThat(all.get(1).get("status").asString()).isEqualTo("invalid");
        assertThat(all.get(2).get("file").asString()).isEqualTo("nowhere.yaml");
        assertThat(all.get(2).get("message").asString()).contains("no file");
    }

    @Test
    void oddsAndListsTakeSeveralToo() throws IOException {
        var odds = file("odds.yaml", ODDS);
        var wild = file("wild.yaml", ODDS.replace("target: Y", "target: Z"));
        var chances = json(call("odds", List.of(odds, wild), "--json"));
        assertThat(chances.get(0).get("file").asString()).isEqualTo(odds);
        assertThat(chances.get(0).get("format").asInt()).isEqualTo(2);
        assertThat(chances.get(0).has("status")).isFalse();
        assertThat(chances.get(1).get("status").asString()).isEqualTo("invalid");
        var lists = call("force check", List.of("salt-march", "ashen-crown", "nobody"), "--json");
        assertThat(lists.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(json(lists).get(0).get("file").asString()).isEqualTo("salt-march");
        assertThat(json(lists).get(1).get("legal").asBoolean()).isTrue();
        assertThat(json(lists).get(2).get("status").asString()).isEqualTo("invalid");
        var told = call("force check", List.of("salt-march", "ashen-crown"));
        assertThat(told.code()).isZero();
        assertThat(told.out()).containsSubsequence("== salt-march", "== ashen-crown");
    }

    @Test
    void thatThereIsNothingToDoIsAnAnswerOfTheRules() throws IOException {
        var call =
                call(
                        "odds",
                        List.of(file("no.yaml", ODDS.replace("[{attacks: 1}]", "[]"))),
                        "--json");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(json(call).get("status").asString()).isEqualTo("refused");
        assertThat(json(call).get("message").asString())
                .startsWith("X has nothing to do this with");
    }

    @Test
    void whoAsksForJsonGetsItWhereThereIsNoAnswerToo() throws IOException {
        var calls =
                List.of(
                        call(
                                "odds",
                                List.of(file("no.yaml", ODDS.replace("target: Y", "target: Z"))),
                                "--json"),
                        call("odds", List.of("nowhere.yaml"), "--json"),
                        call("odds --attacker salt-march/nobody --charge", List.of(), "--json"),
                        call("odds --attacker salt-march/crab", List.of(), "--json"),
                        call("adjudicate", List.of("nowhere.yaml"), "--json"),
                        call("force check", List.of("nowhere.yaml"), "--json"),
                        call("replay", List.of("nowhere.yaml"), "--json"),
                        call("rules show", List.of("no-such-rule"), "--json"));
        for (var call : calls) {
            assertThat(call.code()).isNotZero();
            assertThat(call.err()).isNotEmpty();
            assertThat(json(call).get("format").asInt()).isEqualTo(2);
            assertThat(json(call).get("status").asString()).isEqualTo("invalid");
            assertThat(json(call).get("message").asString()).isNotEmpty();
        }
    }
}
