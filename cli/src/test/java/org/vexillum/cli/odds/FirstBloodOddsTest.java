package org.vexillum.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;
import static org.vexillum.cli.odds.FirstBloodCalls.json;
import static org.vexillum.cli.odds.FirstBloodCalls.odds;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;

/** {@code odds --game first-blood}. */
class FirstBloodOddsTest {
    private static final String SPEARS = "drowned-stair/Reef Spears";
    private static final String ZEALOTS = "ninefold-ember/Ember Zealots";

    private static final String GULL = "drowned-stair/Gull Bows";
    private static final String CASTER = "drowned-stair/Osane";

    @TempDir private Path folder;

    private JsonNode file(String text) throws IOException {
        return new FirstBloodCalls(folder).file(text);
    }

    private Call asked(String text) throws IOException {
        return new FirstBloodCalls(folder).asked(text);
    }

    private static double mean(JsonNode odds, String fate) {
        return odds.at("/" + fate + "/wounds/mean").asDouble();
    }

    @Test
    void noMoreModelsStrikeThanThereAre() {
        var call =
                Call.vexillum(
                        "odds",
                        "--game",
                        "first-blood",
                        "--attacker",
                        "drowned-stair/Reef Spears",
                        "--target",
                        "ninefold-ember/Ember Zealots",
                        "--clash",
                        "--strikers",
                        "99");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).startsWith("--strikers: 99 is not between 0 and 13.");
    }

    @Test
    void samplesOfTheGameNameTheGame() {
        var call = Call.vexillum("odds", "--attacker", SPEARS, "--target", ZEALOTS, "--clash");
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        assertThat(call.err()).contains("First Blood", "--game first-blood");
        var named = odds("--attacker", SPEARS, "--target", ZEALOTS, "--clash");
        assertThat(call.out()).isEqualTo(named.out());
        assertThat(named.err()).isEmpty();
    }

    @Test
    void aClashIsToldStepByStep() {
        var call = odds("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--strikers", "3");
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        assertThat(call.out())
                .containsPattern("^Reef Spears \\[\\d+] clashes with Ember Zealots \\[\\d+]\n")
                .contains("Assumed: edition 2; 3 models strike")
                .contains("morale dice", "hits on 3 or less", "Ember Zealots defends on")
                .contains("Ember Zealots holds on", "at least 1: ", "broken", "destroyed");
        assertThat(odds("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--lang", "es").out())
                .contains("Choque contra", "Se supone: edición 2", "dados de moral", "Roto");
    }

    /** Clash 3, inspired 4: from three faces of six to four. */
    @Test
    void inspirationRaisesTheHits() {
        var few = List.of("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--strikers", "4");
        var inspired = new ArrayList<>(few);
        inspired.add("--inspired");
        assertThat(json(few.toArray(String[]::new)).at("/hits/mean").asDouble())
                .isCloseTo(4 * 3 / 6.0, offset(1e-9));
        assertThat(json(inspired.toArray(String[]::new)).at("/hits/mean").asDouble())
                .isCloseTo(4 * 4 / 6.0, offset(1e-9));
    }

    @Test
    void everyDeedHasItsOdds() {
        assertThat(
                        mean(
                                json(
                                        "--attacker",
                                        "drowned-stair/gull",
                                        "--target",
                                        ZEALOTS,
                                        "--volley"),
                                "targetFate"))
                .isPositive();
        assertThat(
                        mean(
                                json(
                                        "--attacker",
                                        "drowned-stair/crab",
                                        "--target",
                                        ZEALOTS,
                                        "--impact"),
                                "targetFate"))
                .isPositive();
        assertThat(
                        mean(
                                json("--attacker", SPEARS, "--target", ZEALOTS, "--opportunity"),
                                "targetFate"))
                .isPositive();
        var duel = json("--attacker", "drowned-stair/osane", "--target", ZEALOTS, "--challenge");
        assertThat(mean(duel, "targetFate")).isPositive();
        assertThat(mean(duel, "attackerFate")).isPositive();
    }

    /** FB-MORALE-02: Resolve 3, and one more for the size of the regiment; Defence 2. */
    @Test
    void moraleAloneIsCounted() {
        var odds = json("--target", ZEALOTS, "--morale", "2");
        assertThat(mean(odds, "targetFate")).isCloseTo(2 * 2 / 6.0, offset(1e-9));
        assertThat(odds.at("/attacker").isMissingNode()).isTrue();
        assertThat(json("--target", ZEALOTS, "--hits", "6").at("/wounds/mean").asDouble())
                .isCloseTo(6 * 4 / 6.0, offset(1e-9));
    }

    @Test
    void aPositionFileMayAskForOdds() throws IOException {
        var odds =
                file(
                        """
                        game: first-blood
                        edition: 1
                        odds: {action: clash, attacker: X, target: Y}
                        regiments:
                          - {id: X, side: A, models: 3, profile: M5 V0 C3 A1 W1 R3 D2 E0}
                          - {id: Y, side: B, models: 6, profile: M5 V0 C2 A1 W1 R3 D2 E0}
                        """);
        assertThat(odds.at("/assumed/edition").asInt()).isEqualTo(1);
        assertThat(odds.at("/hits/mean").asDouble()).isPositive();
    }

    @Test
    void wrongUsageIsNamed() {
        var neither = odds("--attacker", SPEARS, "--target", ZEALOTS);
        assertThat(neither.code()).isEqualTo(ExitCode.USAGE);
        assertThat(neither.err()).contains("--clash", "--incantation");
        var other = odds("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--flank");
        assertThat(other.code()).isEqualTo(ExitCode.USAGE);
        assertThat(other.err()).contains("--flank is no option for Conquest: First Blood");
        var unarmed = odds("--attacker", SPEARS, "--target", ZEALOTS, "--volley");
        assertThat(unarmed.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(unarmed.err()).contains("Reef Spears has nothing to do this with");
        assertThat(odds("--attacker", "drowned-stair/nobody", "--target", ZEALOTS, "--clash").err())
                .contains("There is no unit \"nobody\"", "Reef Spears");
    }

    /** Four dice, each a hit on 1 to 3. */
    @Test
    void aRegimentMayBeTypedAsPlayersWriteIt() {
        var typed = "4x Typed Spears [M5 V1 C3 A1 W1 R3 D2 E0] infantry/medium 25mm\n- No leader";
        var odds = json("--attacker", typed, "--target", ZEALOTS, "--clash");
        assertThat(odds.at("/attacker/name").asString()).isEqualTo("Typed Spears");
        assertThat(odds.at("/hits/mean").asDouble()).isCloseTo(4 * 3 / 6.0, offset(1e-9));
        var wrong = odds("--attacker", "Spears [M5 V1 C3] wooden", "--target", ZEALOTS, "--clash");
        assertThat(wrong.code()).isNotEqualTo(ExitCode.DONE);
    }

    @Test
    void ofOneThingItSpeaksInTheSingular() {
        assertThat(odds("--target", ZEALOTS, "--hits", "1").out()).contains("takes 1 hit\n");
        assertThat(odds("--target", ZEALOTS, "--hits", "2").out()).contains("takes 2 hits\n");
        var one = odds("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--strikers", "1");
        assertThat(one.out()).contains("1 model strikes;");
    }

    @ParameterizedTest
    @CsvSource({"clash, FB-CLASH-01", "opportunity, FB-OPP-01", "impact, FB-IMPACT-05"})
    void whereNobodyIsEngagedNobodyIsStruck(String deed, String rule) {
        var call = odds("--attacker", SPEARS, "--target", ZEALOTS, "--" + deed, "--engaged", "0");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err())
                .startsWith("--engaged: Nobody of Ember Zealots is engaged")
                .contains(rule);
    }

    @Test
    void aWeaponOrIncantationThatIsNotThereIsNamedWithThoseThatAre() {
        var gull =
                odds("--attacker", GULL, "--target", ZEALOTS, "--volley", "--weapon", "Crossbow");
        assertThat(gull.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(gull.err())
                .startsWith(
                        "--weapon: There is no ranged attack \"Crossbow\"; known are Barrage (1)");
        var spears = odds("--attacker", SPEARS, "--target", ZEALOTS, "--volley", "--weapon", "Bow");
        assertThat(spears.err()).startsWith("--weapon: Reef Spears has no ranged attack");
        var singer = odds("--attacker", CASTER, "--target", ZEALOTS, "--incantation", "Nada");
        assertThat(singer.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(singer.err())
                .startsWith("--incantation: There is no incantation \"Nada\"; known are ");
        var mute = odds("--attacker", SPEARS, "--target", ZEALOTS, "--incantation", "Nada");
        assertThat(mute.err()).startsWith("--incantation: Reef Spears knows no incantation");
    }

    @Test
    void whatSaysNothingAboutTheDeedIsRefused() throws IOException {
        var clash = List.of("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--aimed");
        var more = new ArrayList<>(clash);
        more.addAll(List.of("--markers", "3", "--obscured"));
        var call = odds(more.toArray(String[]::new));
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err())
                .startsWith("--aimed, --obscured, --markers: this says nothing about --clash;");
        var file =
                asked(
                        """
                        game: first-blood
                        odds: {action: clash, attacker: {}, target: {}, obscured: yes}
                        """);
        assertThat(file.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(file.err()).contains("line 2", "\"obscured\" says nothing about \"clash\"");
        var said =
                asked(
                        """
                        game: first-blood
                        odds: {action: clash, attacker: {models: 2}, target: {}, obscured: no}
                        """);
        assertThat(said.code()).as(said.err()).isEqualTo(ExitCode.DONE);
    }

    private String assumed(String edition, String target) throws IOException {
        var text =
                """
                game: first-blood
                edition: %s
                odds: {action: clash, attacker: X, target: Y}
                regiments:
                  - {id: X, side: A, models: 2, leader: no, profile: C3 A1}
                  - %s
                """;
        var call = asked(text.formatted(edition, target));
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        return call.out()
                .lines()
                .filter(line -> line.contains("Assumed"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void onlyChoicesThatMayMatterAreSpokenOf() throws IOException {
        assertThat(assumed("2", "{id: Y, side: B, models: 3, leader: no}"))
                .doesNotContain("engine", "blessing", "officer");
        assertThat(assumed("2", "{id: Y, side: B, models: 3, leader: no, rules: [Blessed]}"))
                .contains("; a blessing is used as soon as it can be");
        assertThat(assumed("2", "{id: Y, side: B, models: 3, leader: yes}"))
                .contains("in the order that the engine proposes first");
        assertThat(assumed("1", "{id: Y, side: B, models: 3, officer: {name: Captain}}"))
                .contains("each blow goes where the greedy bot finds it worth most: ");
    }

    /** Defence 2 becomes 1: five failures of six faces instead of four. */
    @Test
    void rulesOfTheShotsAreAmongWhatAdds() throws IOException {
        var text =
                """
                game: first-blood
                odds: {action: volley, attacker: X, target: Y}
                regiments:
                  - id: X
                    side: A
                    models: 2
                    profile: V3
                    rules: ['Barrage (1) (18", Armor Piercing (1))']
                  - {id: Y, side: B, models: 6, profile: W1 R3 D2 E0}
                """;
        var added = file(text).at("/contributions/0");
        assertThat(added.at("/trait").asString()).isEqualTo("Armor Piercing (1)");
        assertThat(added.at("/wounds").asDouble()).isCloseTo(2 * 3 / 6.0 / 6, offset(1e-9));
        assertThat(odds("--attacker", GULL, "--target", ZEALOTS, "--volley").out())
                .containsPattern("\\+\\d\\.\\d\\d  Armor Piercing \\(1\\) \\(Gull Bows\\)");
    }
}
