package org.vexillum.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;
import static org.vexillum.cli.odds.FirstBloodCalls.odds;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import org.vexillum.testkit.Rule;
import tools.jackson.databind.JsonNode;

/** What players choose on the way, as {@code odds --game first-blood} has it. */
class FirstBloodChoicesTest {
    private static final String SPEARS = "drowned-stair/Reef Spears";
    private static final String ZEALOTS = "ninefold-ember/Ember Zealots";

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

    private static final String OVERRUN =
            """
            game: first-blood
            odds: {action: impact, attacker: X, target: Y, engaged: 6%s}
            regiments:
              - id: X
                side: A
                models: 3
                type: cavalry
                profile: C3 A2 W3
                rules: [%s Impact (2)]
              - {id: Y, side: B, models: 8, broken: %s, profile: M5 V1 C2 A1 W2 R2 D1 E1}
            """;

    /** Six dice hit three times; eight models of two wounds cannot be destroyed by six hits. */
    @Test
    @Rule("FB-SR-OVERRUN-1")
    void aSecondStrikeByOverrunIsCountedUnlessItIsDeclined() throws IOException {
        var once = file(OVERRUN.formatted(", noOverrun: yes", "Overrun,", "yes"));
        assertThat(once.at("/hits/mean").asDouble()).isCloseTo(3, offset(1e-9));
        assertThat(once.at("/assumed/overrun").asBoolean()).isFalse();
        var twice = file(OVERRUN.formatted("", "Overrun,", "yes"));
        assertThat(twice.at("/hits/mean").asDouble()).isCloseTo(6, offset(1e-9));
        assertThat(twice.at("/assumed/overrun").asBoolean()).isTrue();
    }

    @Test
    @Rule("FB-SR-OVERRUN-1")
    void overrunIsSpokenOfWhereItMatters() throws IOException {
        var broken = asked(OVERRUN.formatted(", noOverrun: yes", "Overrun,", "yes"));
        assertThat(broken.out()).contains("; no second strike by Overrun;");
        var twice = asked(OVERRUN.formatted("", "Overrun,", "yes"));
        assertThat(twice.out()).contains("a second strike by Overrun where there may be one;");
        var steady = asked(OVERRUN.formatted("", "Overrun,", "no"));
        assertThat(steady.out()).doesNotContain("strike by Overrun");
        var without = asked(OVERRUN.formatted("", "", "yes"));
        assertThat(without.out()).isNotEmpty().doesNotContain("strike by Overrun");
    }

    private static final String CHOOSING =
            """
            game: first-blood
            edition: 1
            odds: {action: clash, attacker: X, target: Y%s}
            regiments:
              - {id: X, side: A, models: 4, leader: no, profile: M5 V1 C3 A1 W1 R3 D2 E0, rules: [Blessed]}
              - {id: Y, side: B, models: 3, profile: M5 V1 C2 A1 W1 R2 D1 E1, officer: {name: Warden, profile: M5 V1 C2 A1 W2 R4 D4 E0}}
            """;

    /** Four dice at 3 or less hit twice; those that fail may be rolled again once. */
    @Test
    @Rule("FB-SR-BLESSED-E1")
    void aBlessingIsUsedUnlessItIsDeclined() throws IOException {
        var used = file(CHOOSING.formatted(""));
        assertThat(used.at("/assumed/blessing").asBoolean()).isTrue();
        assertThat(used.at("/hits/mean").asDouble()).isCloseTo(3, offset(1e-9));
        var kept = file(CHOOSING.formatted(", noBlessing: yes"));
        assertThat(kept.at("/hits/mean").asDouble()).isCloseTo(2, offset(1e-9));
        assertThat(asked(CHOOSING.formatted(", noAtOfficer: yes")).out())
                .contains("a blessing is used as soon as it can be", "; 3.00 hits expected");
    }

    /** On a Defence of 4 instead of 1 fewer wounds are taken. */
    @Test
    @Rule("FB-OFFICER-06-E1")
    void blowsMayBeAimedAtTheOfficer() throws IOException {
        var rank = mean(file(CHOOSING.formatted(", noAtOfficer: yes")), "targetFate");
        assertThat(mean(file(CHOOSING.formatted(", atOfficer: no")), "targetFate")).isEqualTo(rank);
        var officer = file(CHOOSING.formatted(", atOfficer: yes"));
        assertThat(officer.at("/targetFate/wounds/mean").asDouble()).isPositive().isLessThan(rank);
        assertThat(asked(CHOOSING.formatted(", atOfficer: yes")).out())
                .contains("blows are aimed at the officer or Character (FB-OFFICER-06-E1");
        assertThat(asked(CHOOSING.formatted(", atOfficer: no")).out())
                .contains("nobody aims at the officer or Character");
        var second =
                asked(CHOOSING.formatted(", atOfficer: yes").replace("edition: 1", "edition: 2"));
        assertThat(second.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(second.err()).contains("FB-OFFICER-06-E1");
        for (var spared : List.of(", atOfficer: no", ", noAtOfficer: yes"))
            assertThat(asked(CHOOSING.formatted(spared).replace("edition: 1", "edition: 2")).err())
                    .contains("FB-OFFICER-06-E1");
        var both = asked(CHOOSING.formatted(", atOfficer: yes, noAtOfficer: yes"));
        assertThat(both.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(both.err()).contains("Leave atOfficer or noAtOfficer out");
    }

    private static final String WORTH =
            """
            game: first-blood
            edition: 1
            odds: {action: clash, attacker: X, target: Y%s}
            regiments:
              - {id: X, side: A, models: 6, leader: no, profile: M5 V1 C3 A1 W1 R3 D2 E0}
              - {id: Y, side: B, models: 3, leader: no, profile: M5 V1 C2 A1 W1 R6 D0 E0, officer: {name: Warden, profile: M5 V1 C2 A1 W1 R6 D0 E0}}
            """;

    /**
     * Every hit wounds, and a die of six fails in morale: 7/12 of a wound for a blow. Two of six
     * blows do for an officer, as half as much again counts what is left of him: he is hit in three
     * cases of four, and of four hits on three men one is lost.
     */
    @Test
    @Rule("FB-OFFICER-06-E1")
    void byDefaultBlowsGoWhereTheGreedyBotAimsThem() throws IOException {
        var usual = file(WORTH.formatted(""));
        assertThat(usual.at("/assumed/aim").asString()).isEqualTo("worth-most");
        assertThat(usual.at("/assumed/strikersAtOfficer").asInt()).isEqualTo(2);
        assertThat(usual.at("/wounds/mean").asDouble())
                .isCloseTo(3 / 4.0 + (2 - 1 / 16.0), offset(1e-9));
        assertThat(asked(WORTH.formatted("")).out()).contains("2 of 6 at the officer");
        assertThat(asked(WORTH.formatted(", engaged: 2")).out())
                .contains("no blow reaches the officer or Character")
                .doesNotContain("greedy bot");
        var spared = file(WORTH.formatted(", atOfficer: no"));
        assertThat(spared.at("/assumed/strikersAtOfficer").asInt()).isZero();
        var sought = file(WORTH.formatted(", atOfficer: yes"));
        assertThat(sought.at("/assumed/strikersAtOfficer").asInt()).isEqualTo(6);
        assertThat(sought.at("/wounds/mean").asDouble()).isCloseTo(1 - 1 / 64.0, offset(1e-9));
    }

    @Test
    void callsSayWhomBlowsAreAimedAt() {
        var typed = "4x Spears [M5 V1 C3 A1 W1 R3 D2 E0] infantry/medium 25mm\n- No leader";
        var both =
                odds(
                        "--attacker",
                        typed,
                        "--target",
                        ZEALOTS,
                        "--clash",
                        "--edition",
                        "1",
                        "--at-officer",
                        "--no-at-officer");
        assertThat(both.code()).isEqualTo(ExitCode.USAGE);
        assertThat(both.err()).contains("--at-officer", "--no-at-officer");
        for (var lang : List.of("en", "es"))
            assertThat(Call.vexillum("odds", "--help", "--lang", lang).out())
                    .contains("--no-at-officer", "--hits-first=KINDS");
    }

    private static final String KINDS =
            """
            game: first-blood
            edition: 2
            odds: {action: clash, attacker: X, target: Y%s}
            regiments:
              - {id: X, side: A, models: 1, leader: no, profile: M5 V1 C3 A1 W1 R3 D2 E0, officer: {name: Reeve, profile: M5 V1 C3 A1 W1 R3 D2 E0, rules: [Cleave (5)]}}
              - {id: Y, side: B, models: 1, leader: no, profile: M5 V1 C2 A1 W1 R3 D0 E0, officer: {name: Warden, profile: M5 V1 C2 A1 W3 R4 D5 E0}}
            """;

    /** Both hit in a quarter of all cases; the second hit meets the officer. */
    @Test
    @Rule("FB-CCOM-08-E2")
    void theOrderInWhichHitsAreUsedUpCanBeSaid() throws IOException {
        var alone = 2 * 0.25;
        var plain = file(KINDS.formatted(", hitsFirst: plain"));
        assertThat(plain.at("/wounds/mean").asDouble()).isCloseTo(alone + 0.25 * 2, offset(1e-9));
        var cleave = file(KINDS.formatted(", hitsFirst: [Cleave]"));
        assertThat(cleave.at("/wounds/mean").asDouble())
                .isCloseTo(alone + 0.25 * (1 + 1 / 6.0), offset(1e-9));
        assertThat(cleave.at("/assumed/hitsFirst/0").asString()).isEqualTo("Cleave");
        assertThat(file(KINDS.formatted("")).at("/assumed/hitsFirst").asString())
                .isEqualTo("rolled");
        assertThat(asked(KINDS.formatted(", hitsFirst: 'simples, Cleave (5)'")).out())
                .contains("hits used up first in batches: simples, Cleave (5)");
        assertThat(asked(KINDS.formatted("")).out())
                .contains("kinds of hits are used up in batches in the order in which they were");
    }

    @Test
    void hitsThatAreNotThereAreRefused() throws IOException {
        var unknown = asked(KINDS.formatted(", hitsFirst: Deadly Blades"));
        assertThat(unknown.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(unknown.err())
                .contains("no hits called \"Deadly Blades\"; known are ", "plain", "Cleave (5)");
        var spanish = file(KINDS.formatted(", hitsFirst: Hendidura"));
        var english = file(KINDS.formatted(", hitsFirst: Cleave"));
        assertThat(spanish.at("/targetFate")).isEqualTo(english.at("/targetFate"));
        var one = asked(CHOOSING.formatted(", hitsFirst: plain"));
        assertThat(one.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(one.err()).contains("FB-CCOM-08-E2", "Leave hitsFirst out");
        var call =
                odds("--attacker", SPEARS, "--target", ZEALOTS, "--clash", "--hits-first", "plain");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).startsWith("--hits-first: Nobody would ask");
    }

    /** Resolve 2 beside a Character of Resolve 4: of six faces four fail instead of two. */
    @Test
    @Rule("FB-PRESENCE-02-E2")
    void commandingPresenceMayBeDeclined() throws IOException {
        var text =
                """
                game: first-blood
                edition: 2
                odds: {action: morale, target: Y, wounds: 2%s}
                regiments:
                  - {id: Y, side: B, models: 1, leader: no, base: 25, profile: M5 V1 C2 A1 W9 R2 D1 E0, places: [[10, 10]]}
                  - {id: Lord, side: B, character: yes, base: 25, profile: M5 V1 C3 A1 W4 R4 D2 E0, places: [[13, 10]]}
                """;
        var guided = file(text.formatted(""));
        assertThat(mean(guided, "targetFate")).isCloseTo(2 * 2 / 6.0, offset(1e-9));
        var own = file(text.formatted(", ownResolve: yes"));
        assertThat(mean(own, "targetFate")).isCloseTo(2 * 4 / 6.0, offset(1e-9));
        assertThat(own.at("/assumed/ownResolve").asBoolean()).isTrue();
        assertThat(asked(text.formatted(", ownResolve: yes")).out())
                .contains("regiments test morale on their own Resolve");
    }

    @Test
    void whoFallsFirstCanBeSaid() throws IOException {
        var said = asked(CHOOSING.formatted(", targetLosesFirst: [oficial, 1]"));
        assertThat(said.out())
                .contains("Y gives up first, as far as the rules let it choose: oficial, 1");
        var nobody = asked(CHOOSING.formatted(", targetLosesFirst: Herald"));
        assertThat(nobody.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(nobody.err()).contains("No living model called \"Herald\"");
        assertThat(asked(CHOOSING.formatted(", targetLosesFirst: []")).code())
                .isEqualTo(ExitCode.REFUSED);
        var own = asked(CHOOSING.formatted(", ownResolve: yes"));
        assertThat(own.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(own.err()).contains("FB-PRESENCE-02-E2");
    }

    private static final String STANDING =
            """
            game: first-blood
            edition: 1
            odds: {action: clash, attacker: X, target: Y%s}
            regiments:
              - {id: X, side: A, models: 3, leader: no, base: 25, profile: M5 V1 C3 A1 W1 R3 D2 E0, places: [[20.6, 20], [23, 20], [24.2, 20]]}
              - {id: Y, side: B, models: 3, leader: no, base: 25, profile: M5 V1 C2 A1 W1 R3 D0 E0, officer: {name: Warden, profile: M5 V1 C2 A1 W6 R4 D5 E0}, places: [[20, %s], [21.2, 21.5], [23, 21.5], [24.2, 21.5]]}
            """;

    /** Three dice hit half the time: on Defence 0 all hits wound, on Defence 5 one of six does. */
    @Test
    @Rule("FB-CCOM-04-E1")
    void onTheTableThoseStrikeTheOfficerWhoReachHim() throws IOException {
        var rank = file(STANDING.formatted(", noAtOfficer: yes", "21.5"));
        assertThat(rank.at("/wounds/mean").asDouble()).isCloseTo(1.5, offset(1e-9));
        var officer = file(STANDING.formatted(", atOfficer: yes", "21.5"));
        assertThat(officer.at("/wounds/mean").asDouble()).isCloseTo(1 + 0.5 / 6, offset(1e-9));
        var far = asked(STANDING.formatted(", atOfficer: yes", "23.5"));
        assertThat(far.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(far.err()).contains("No blow reaches the officer or Character of Y");
    }

    /** Of models that are alike each stands for the other. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 3", "3, 3", "Guard, 3"})
    @Rule("FB-CCOM-12")
    void whoIsHealedFirstCanBeSaid(String first, int most) throws IOException {
        var healed =
                file(
                        """
                        game: first-blood
                        edition: 2
                        incantations: [{name: Mend, range: 10, attunement: 5, aim: friend, effects: [heals 1 per success]}]
                        odds: {action: incantation, attacker: X, incantation: Mend, healsFirst: %s}
                        regiments:
                          - {id: X, side: A, character: yes, profile: M5 V1 C3 A1 W3 R3 D2 E0, rules: [Wizard (6)], incantations: [Mend], tokens: 1, fallen: [1, 2, 3], retinue: [{name: Page, profile: M5 V1 C3 A1 W1 R3 D2 E0}, {name: Guard, count: 2, profile: M5 V1 C3 A1 W3 R3 D2 E0}]}
                        """
                                .formatted(first));
        assertThat(healed.at("/healed/mean").asDouble())
                .isLessThanOrEqualTo(most)
                .isGreaterThan(most - 0.2);
    }
}
