package org.vexillum.cli.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import tools.jackson.databind.json.JsonMapper;

class AdjudicateCommandTest {
    private static final String HITS =
            """
            game: regiments
            do: {kind: hits, hits: 2, ap: 1, target: {id: Y, defense: 4+}}
            dice: [4, 5]
            """;

    @TempDir Path folder;

    private Call judge(String text, String... more) throws IOException {
        var file = Files.writeString(folder.resolve("position.yaml"), text);
        var args = new java.util.ArrayList<String>();
        args.add("adjudicate");
        args.add(file.toString());
        args.addAll(java.util.List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    @Test
    void tellsWhatHappensAndShowsThePositionAfterwards() throws IOException {
        var call = judge(HITS);
        assertThat(call.code()).isZero();
        assertThat(call.err()).isEmpty();
        assertThat(call.out())
                .contains("Y blocks: 5 4 → 1 wound on 5+ (Defense 4+, AP(1) -1)")
                .contains("models: 9, of: 10")
                .contains("Quality 4+");
    }

    @Test
    void anUnknownRuleIsNamedAndStrictlyRefused() throws IOException {
        var unknown = HITS.replace("4+}", "4+, rules: [Bogwalk]}");
        var call = judge(unknown, "--json");
        assertThat(call.code()).isZero();
        var answer = new JsonMapper().readTree(call.out()).get("answers").get(0);
        assertThat(answer.get("assumed").toString()).contains("Bogwalk", "not enforced");
        var strict = judge(unknown, "--strict", "--lang", "es");
        assertThat(strict.code()).isEqualTo(1);
        assertThat(strict.out()).isEmpty();
        assertThat(strict.err()).contains("do.target.rules[0]", "\"Bogwalk\" no se conoce");
        assertThat(judge(HITS, "--strict").code()).isZero();
    }

    @Test
    void speaksSpanish() throws IOException {
        assertThat(judge(HITS, "--lang", "es").out()).contains("Qué ocurre:", "1 herida");
    }

    @Test
    void writesJsonToStdoutAlone() throws IOException {
        var call = judge(HITS, "--json");
        var answer = new JsonMapper().readTree(call.out()).get("answers").get(0);
        assertThat(answer.get("status").asString()).isEqualTo("done");
        assertThat(answer.get("events").get(0).get("wounds").asInt()).isEqualTo(1);
        assertThat(answer.get("position").get("units").get(0).get("models").asInt()).isEqualTo(9);
        assertThat(call.err()).isEmpty();
    }

    @Test
    void saysWhichDiceItWaitsFor() throws IOException {
        var call = judge(HITS.replace("[4, 5]", "[4]"));
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err())
                .contains("position.yaml, line 3, dice")
                .contains("Side B rolls 2 dice to block")
                .contains("needs 5+")
                .contains("1 die left");
    }

    @Test
    void namesThePlaceOfAFault() throws IOException {
        var call = judge(HITS.replace("defense", "defens"));
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out()).isEmpty();
        assertThat(call.err())
                .contains("position.yaml, line 2, do.target.defens")
                .contains("did you mean \"defense\"?");
    }

    @Test
    void aFaultIsJsonToo() throws IOException {
        var call = judge(HITS.replace("[4, 5]", "[4, 7]"), "--json");
        var json = new JsonMapper().readTree(call.out());
        assertThat(call.code()).isEqualTo(1);
        assertThat(json.get("status").asString()).isEqualTo("invalid");
        assertThat(json.get("line").asInt()).isEqualTo(3);
    }

    @Test
    void diceOfWhichAnyFaceWillDoAreWaitedForWithoutATarget() throws IOException {
        var file =
                Files.writeString(
                        folder.resolve("position.yaml"),
                        "game: warcrow\ndo: {kind: roll, pool: 2 red}\ndice: {red: 5}\n");
        var call = Call.vexillum("adjudicate", file.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("Dice are missing").doesNotContain("to succeed");
    }

    @Test
    void refusesWhatIsNoFile() {
        assertThat(Call.vexillum("adjudicate", folder.resolve("none").toString()).code())
                .isEqualTo(1);
        assertThat(Call.vexillum("adjudicate", folder.toString()).err()).contains("is a folder");
        assertThat(Call.vexillum("adjudicate", "a\0b").code()).isEqualTo(1);
    }

    @Test
    void refusesWhatIsNoText() throws IOException {
        var file = Files.write(folder.resolve("position.yaml"), new byte[] {(byte) 0xff, 0, 1});
        var call = Call.vexillum("adjudicate", file.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("no text in UTF-8");
    }

    @Test
    void readsTheStandardInput() {
        var usual = System.in;
        try {
            System.setIn(new ByteArrayInputStream(HITS.getBytes(StandardCharsets.UTF_8)));
            assertThat(Call.vexillum("adjudicate", "-").out()).contains("1 wound");
        } finally {
            System.setIn(usual);
        }
    }

    @Test
    void listsTheKindsWithTheirFields() {
        var call = Call.vexillum("adjudicate", "--kinds", "--game", "regiments");
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("melee-result", "chargerWounds (needed)");
        var json = Call.vexillum("adjudicate", "--kinds", "--json");
        assertThat(new JsonMapper().readTree(json.out()).get("kinds").size()).isGreaterThan(20);
    }

    @Test
    void listsTheFieldsOfAUnit() {
        var kinds = Call.vexillum("adjudicate", "--kinds", "--game", "first-blood");
        assertThat(kinds.out()).contains("What a regiment may say", "lostThisRound: Models lost");
        var spanish = Call.vexillum("--lang", "es", "adjudicate", "--kinds");
        assertThat(spanish.out()).contains("Qué puede decir una unidad", "woundsTaken: Heridas");
        var json = Call.vexillum("adjudicate", "--kinds", "--json", "--game", "first-blood");
        var unit = new JsonMapper().readTree(json.out()).get("unit");
        assertThat(unit.findValuesAsString("name")).contains("officer", "profile", "places");
        assertThat(unit.get(0).get("description").asString()).isNotBlank();
    }

    @Test
    void printsATemplateThatRuns() throws IOException {
        var template = Call.vexillum("adjudicate", "--template", "melee");
        assertThat(template.code()).isZero();
        assertThat(judge(template.out()).code()).isZero();
    }

    @Test
    void knowsNoTemplateOfAnUnknownKind() {
        var call = Call.vexillum("adjudicate", "--template", "mele");
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("melee", "--kinds").hasSizeLessThan(200);
    }

    @Test
    void needsAFile() {
        assertThat(Call.vexillum("adjudicate").code()).isEqualTo(2);
    }

    @Test
    void settlesPositionsOfFirstBlood() throws IOException {
        var militia =
                """
                game: first-blood
                edition: 1
                do: {kind: morale, unit: {name: Militia, models: 10, left: 7, profile: R2 W2}, wounds: 5}
                """;
        assertThat(judge(militia).err()).contains("2 or less").doesNotContain("1+");
        var call = judge(militia + "dice: [1, 2, 3, 3, 6]\nanswers: {allocate-wounds: first}\n");
        assertThat(call.code()).isZero();
        assertThat(call.out())
                .contains("Militia tests morale: 6 3 3 2 1 → 3 wounds", "FB-MORALE-07");
    }

    @Test
    void listsTheKindsOfAnotherGame() {
        var kinds = Call.vexillum("adjudicate", "--kinds", "--game", "first-blood");
        assertThat(kinds.out()).contains("supremacy").doesNotContain("melee-result");
        var schema = Call.vexillum("adjudicate", "--schema", "--game", "first-blood");
        assertThat(
                        new JsonMapper()
                                .readTree(schema.out())
                                .at("/$defs/do-supremacy")
                                .isMissingNode())
                .isFalse();
        var template = Call.vexillum("adjudicate", "--template", "morale", "--game", "first-blood");
        assertThat(template.out()).contains("game: first-blood");
    }
}
