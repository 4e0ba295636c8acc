package org.vexillum.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.ExitCode;
import org.vexillum.files.journal.Journals;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import tools.jackson.databind.json.JsonMapper;

class ReplayCommandTest {
    private static final long SEED = 11;
    @TempDir private static Path folder;
    private static String journal = "";

    @BeforeAll
    static void play() {
        var samples = RegimentsSamples.names();
        var setting =
                new Setting(
                        Lengths.inches(72),
                        Lengths.inches(48),
                        List.of(),
                        RegimentsSamples.sample(samples.getFirst()),
                        RegimentsSamples.sample(samples.getLast()),
                        Options.DEFAULT);
        var match = new Match<>(new Regiments(), BattleStart.start(setting), new SeededDice(SEED));
        var lot = new RandomSource(SEED);
        for (int i = 0; i < 60 && !match.over(); i++) answer(match, waiting(match), lot);
        match.takeBack(match.journal().size() - 1);
        match.concede(Side.B);
        journal = Journals.known().write(BattleStart.start(setting), SEED, match.journal());
    }

    private static OpenQuestion<Battle, ?> waiting(Match<Battle> match) {
        return match.open().stream().filter(open -> !open.answered()).findFirst().orElseThrow();
    }

    private static <A> void answer(
            Match<Battle> match, OpenQuestion<Battle, A> open, RandomSource lot) {
        match.answer(open.side(), open.number(), open.choices().any(lot));
    }

    private static String file(String text) throws IOException {
        return Files.writeString(folder.resolve("game.json"), text).toString();
    }

    @Test
    void aMatchIsToldStepByStep() throws IOException {
        var call = vexillum("replay", file(journal));
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.err()).isEmpty();
        assertThat(call.out())
                .startsWith("Age of Fantasy: Regiments  ")
                .contains("ruleset 2, seed 11, 62 entries")
                .contains("Number of objective markers, D3+2: ")
                .contains("-- Everything from entry 59 on is taken back; later dice are new ones")
                .endsWith("-- Side B concedes\n");
    }

    @Test
    void itSpeaksSpanish() throws IOException {
        var call = vexillum("replay", file(journal), "--lang", "es");
        assertThat(call.out())
                .contains(" contra ", "Número de marcadores de objetivo, D3+2: ")
                .endsWith("-- El bando B se rinde\n");
    }

    @Test
    void linesCanNameTheirRules() throws IOException {
        assertThat(vexillum("replay", file(journal), "--rules").out())
                .containsPattern("D3\\+2: \\d → \\d \\[AOFR-[A-Z0-9 -]+]\n");
    }

    @Test
    void asJsonEachEntryHasItsEvents() throws IOException {
        var call = vexillum("replay", file(journal), "--json");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        var json = new JsonMapper().readTree(call.out());
        assertThat(json.get("seed").asLong()).isEqualTo(SEED);
        assertThat(json.get("chapters")).hasSize(63);
        var first = json.get("chapters").get(0).get("events").get(0);
        assertThat(first.get("kind").asString()).isEqualTo("markers-rolled");
        assertThat(first.get("rules")).isNotEmpty();
    }

    @Test
    void greedySaysToEachAnswerWhatItWouldRatherDoAndWhy() throws IOException {
        var lines = vexillum("replay", file(journal), "--why").out().lines().toList();
        var instead = lines.stream().filter(line -> line.contains(", greedy would rather: "));
        assertThat(instead.count()).isGreaterThan(20);
        assertThat(lines)
                .anyMatch(line ->
                        line.matches(
                                "   [AB], greedy would rather: .*\\. .* starts opposite the"
                                        + " marker that has the fewest friends before it\\."));
        assertThat(vexillum("replay", file(journal), "--why", "--lang", "es").out())
                .contains(", greedy preferiría: ", "empieza frente al marcador");
        assertThat(vexillum("replay", file(journal)).out()).doesNotContain("greedy");
    }

    @Test
    void aGameOfGreedyBotsIsExplainedAnswerByAnswer() throws IOException {
        var saved = folder.resolve("greedy.json").toString();
        vexillum("simulate", "--games", "1", "--journal", saved);
        var json = new JsonMapper().readTree(vexillum("replay", saved, "--why", "--json").out());
        int answers = 0;
        for (var chapter : json.get("chapters")) {
            if (!chapter.has("why")) continue;
            answers++;
            assertThat(chapter.get("why").get("followed").asBoolean()).isTrue();
            assertThat(chapter.get("why").get("text").asString()).isNotBlank().doesNotContain("{");
        }
        assertThat(answers).isEqualTo(json.get("entries").asInt()).isGreaterThan(100);
    }

    @Test
    void aTrueJournalIsVerified() throws IOException {
        var call = vexillum("replay", "--verify", file(journal));
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out()).startsWith("Verified: 62 entries, ");
        var json = vexillum("replay", "--verify", "--json", file(journal));
        assertThat(new JsonMapper().readTree(json.out()).get("verified").asBoolean()).isTrue();
    }

    @Test
    void aPackedJournalIsReadLikeAnyOther() throws IOException {
        var saved = folder.resolve("game.json.gz");
        vexillum("simulate", "--games", "1", "--bot-a", "random", "--journal", saved.toString());
        assertThat(Files.size(saved)).isLessThan(30_000);
        assertThat(vexillum("replay", "--verify", saved.toString()).out()).startsWith("Verified");
        var torn = Arrays.copyOf(Files.readAllBytes(saved), 1000);
        var call = vexillum("replay", Files.write(folder.resolve("torn.gz"), torn).toString());
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("torn.gz cannot be read").hasLineCount(1);
        assertThat(call.err()).contains("its end is missing");
        var spoilt = Files.readAllBytes(saved);
        Arrays.fill(spoilt, 100, 200, (byte) 0x7f);
        var other = vexillum("replay", Files.write(folder.resolve("spoilt.gz"), spoilt).toString());
        assertThat(other.err()).contains("spoilt.gz cannot be read", "damaged").hasLineCount(1);
    }

    @Test
    void anotherSeedIsFoundOutAtTheFirstDie() throws IOException {
        var other = journal.replace("\"seed\" : \"11\"", "\"seed\" : \"12\"");
        var call = vexillum("replay", "--verify", file(other));
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).isEmpty();
        assertThat(call.err())
                .containsPattern(
                        "game.json: begin.dice\\[\\d]: The file says \\d, the game says \\d\\.");
        var json = vexillum("replay", "--verify", "--json", file(other));
        assertThat(json.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(new JsonMapper().readTree(json.out()).get("verified").asBoolean()).isFalse();
    }

    @Test
    void whatIsNoJournalIsRefusedInOneLine() throws IOException {
        var call = vexillum("replay", file("{}"));
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).isEmpty();
        assertThat(call.err().lines()).hasSize(1);
        assertThat(call.err()).contains("game.json: format: This is no journal of a match");
    }

    @Test
    void aMarkOfTheByteOrderDoesNotMatter() throws IOException {
        var marked = Files.writeString(folder.resolve("marked.json"), "\uFEFF" + journal);
        assertThat(vexillum("replay", marked.toString(), "--verify").code())
                .isEqualTo(ExitCode.DONE);
    }

    @Test
    void aFolderIsNoFile() {
        var call = vexillum("replay", folder.toString());
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("is a folder");
    }

    @Test
    void aMissingFileIsRefused() {
        var call = vexillum("replay", "no-such-file.json");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).isEqualTo("There is no file no-such-file.json.\n");
    }
}
