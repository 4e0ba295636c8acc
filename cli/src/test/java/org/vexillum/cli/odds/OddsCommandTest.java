package org.vexillum.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import org.vexillum.testkit.Rule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OddsCommandTest {
    private static final String LANCERS = "salt-march/Wave Lancers";
    private static final String GUARD = "salt-march/Harbour Guard";

    private static JsonNode json(Call call) {
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        return JsonMapper.builder().build().readTree(call.out());
    }

    @Test
    void nothingIsLessThanNoDistanceAway() {
        var call =
                Call.vexillum(
                        "odds",
                        "--attacker",
                        "salt-march/Tide Bows",
                        "--target",
                        "salt-march/Harbour Guard",
                        "--shoot",
                        "--distance",
                        "-3");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).startsWith("--distance: A distance is 0 or more, not -3.");
    }

    @Test
    void anUnknownRuleIsMarkedAndStrictlyRefused(@TempDir Path folder) throws IOException {
        var file = folder.resolve("unknown.yaml");
        Files.writeString(
                file,
                """
                odds: {attacker: X, target: Y, action: charge}
                units:
                  - {id: X, side: A, models: 5, weapons: ['Spear (A1)']}
                  - {id: Y, side: B, models: 5, rules: [Bogwalk]}
                """);
        var named = file.toString();
        assertThat(Call.vexillum("odds", named).out()).contains("NOT ENFORCED for Y: Bogwalk");
        var strict = Call.vexillum("odds", named, "--strict");
        assertThat(strict.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(strict.err()).contains("refused with --strict: Bogwalk (Y)");
    }

    @Test
    void aChargeIsToldStepByStep() {
        var call = Call.vexillum("odds", "--attacker", LANCERS, "--target", GUARD, "--charge");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out())
                .contains("Wave Lancers [5]", "Lance (Wave Lancers)", "Melee: won")
                .contains("Thrust (Wave Lancers)");
        assertThat(call.err()).isEmpty();
    }

    @Test
    void whoIsFatiguedIsNotSaidToNeedLess() {
        var call =
                Call.vexillum(
                        "odds", "--attacker", LANCERS, "--target", GUARD, "--charge", "--fatigued");
        assertThat(call.out())
                .contains("Lance (Wave Lancers): to hit only on natural 6s (fatigued)")
                .doesNotContain("Lance (Wave Lancers): to hit on 2+");
    }

    @Test
    @Rule("AOFR-MELEE-05")
    void aUnitChargedInTheFlankIsNotSaidToStrikeBack() {
        String[] flank = {"odds", "--attacker", LANCERS, "--target", GUARD, "--charge", "--flank"};
        var call = Call.vexillum(flank);
        assertThat(call.out()).contains("cannot strike back (AOFR-MELEE-05)");
        var allSides = Arrays.copyOf(flank, flank.length + 2);
        allSides[flank.length] = "--option";
        allSides[flank.length + 1] = "meleeFacing=allSides";
        assertThat(Call.vexillum(allSides).out())
                .contains("the charged unit strikes back")
                .doesNotContain("AOFR-MELEE-05");
    }

    @Test
    @Rule("AOFR-SR-IMPACT-1")
    void aChargerWithoutWeaponsStillHasItsImpact(@TempDir Path folder) throws IOException {
        var file = folder.resolve("rams.yaml");
        Files.writeString(
                file,
                """
                odds: {attacker: X, target: Y, action: charge}
                units:
                  - {id: X, side: A, models: 1, rules: [Impact(2)]}
                  - {id: Y, side: B, models: 3, defense: 4+}
                """);
        assertThat(Call.vexillum("odds", file.toString(), "--lang", "es").out())
                .contains("Choque (X)", "Heridas en Y: 0,83 de media");
    }

    @Test
    void theChancesOfAMeleeAddUpToOne() {
        var odds =
                json(
                        Call.vexillum(
                                "odds",
                                "--attacker",
                                LANCERS,
                                "--target",
                                GUARD,
                                "--charge",
                                "--json"));
        double sum =
                odds.get("won").asDouble()
                        + odds.get("drawn").asDouble()
                        + odds.get("lost").asDouble();
        assertThat(sum).isCloseTo(1, offset(1e-12));
        double wounds = 0;
        for (var chance : odds.get("targetFate").get("wounds").get("exactly"))
            wounds += chance.asDouble();
        assertThat(wounds).isCloseTo(1, offset(1e-12));
    }

    @Test
    void aUnitThatDoesNotStrikeBackHurtsNobody() {
        var odds =
                json(
                        Call.vexillum(
                                "odds",
                                "--attacker",
                                LANCERS,
                                "--target",
                                GUARD,
                                "--charge",
                                "--no-strike-back",
                                "--json"));
        assertThat(odds.get("attackerFate").get("wounds").get("mean").asDouble()).isZero();
    }

    @Test
    void coverAndDistanceCountForShooting() {
        double open = shooting("--distance", "9");
        double covered = shooting("--distance", "9", "--cover");
        double tooFar = json(call("--distance", "24", "--json")).get("steps").size();
        assertThat(covered).isLessThan(open);
        assertThat(tooFar).isEqualTo(1);
        assertThat(call("--distance", "24.01").code()).isEqualTo(ExitCode.REFUSED);
    }

    private static double shooting(String... more) {
        var args = new ArrayList<>(List.of(more));
        args.add("--json");
        return json(call(args.toArray(String[]::new)))
                .get("targetFate")
                .get("wounds")
                .get("mean")
                .asDouble();
    }

    private static Call call(String... more) {
        var args =
                new ArrayList<>(
                        List.of(
                                "odds",
                                "--attacker",
                                "salt-march/Tide Bows",
                                "--target",
                                GUARD,
                                "--shoot"));
        args.addAll(List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    @Test
    void whatIsWrongIsSaidInTheUsersLanguage() {
        var unknown =
                Call.vexillum(
                        "odds",
                        "--attacker",
                        "salt-march/Pikes",
                        "--target",
                        GUARD,
                        "--charge",
                        "--lang",
                        "es");
        assertThat(unknown.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(unknown.err()).contains("No hay ninguna unidad", "Guardia del Puerto");
        var both =
                Call.vexillum(
                        "odds", "--attacker", LANCERS, "--target", GUARD, "--charge", "--shoot");
        assertThat(both.code()).isEqualTo(ExitCode.USAGE);
        var nameless =
                Call.vexillum("odds", "--attacker", "salt-march", "--target", GUARD, "--charge");
        assertThat(nameless.code()).isEqualTo(ExitCode.USAGE);
        assertThat(nameless.err()).contains("FORCE/UNIT");
    }

    @Test
    void aPositionFileMayAskForOdds(@TempDir Path folder) throws IOException {
        var file = folder.resolve("odds.yaml");
        Files.writeString(
                file,
                """
                game: regiments
                odds: {attacker: X, target: Y, action: shoot, distance: 12, cover: yes}
                units:
                  - {id: X, side: A, models: 10, quality: 4, weapons: ['Bow (24", A1, AP(1))']}
                  - {id: Y, side: B, models: 5, of: 10, defense: 4, rules: [Stealth]}
                """);
        // 10 dice, 5+ for Stealth, blocked on 4+ in cover against AP(1)
        var wounds = json(Call.vexillum("odds", file.toString(), "--json")).get("steps").get(0);
        assertThat(wounds.get("wounds").get("mean").asDouble())
                .isCloseTo(10 * 2 / 6.0 / 2, offset(1e-12));
        Files.writeString(file, "odds: {attacker: X, targt: Y}");
        var wrong = Call.vexillum("odds", file.toString());
        assertThat(wrong.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(wrong.err()).contains("line 1", "X");
    }

    /** The rear rank of two is just out of range (AOFR-SHOOT-01). */
    @Test
    void onTheTableOnlyModelsInRangeFire(@TempDir Path folder) throws IOException {
        var file = folder.resolve("volley.yaml");
        Files.writeString(
                file,
                """
                game: regiments
                odds: {attacker: X, target: Y, action: shoot}
                units:
                  - {id: X, models: 10, weapons: ['Bow (12", A1)'], at: [20, 10], facing: 0}
                  - {id: Y, side: B, models: 5, at: [20, 22], facing: 180}
                """);
        var odds = json(Call.vexillum("odds", file.toString(), "--json"));
        assertThat(odds.get("steps").get(0).get("dice").get("mean").asDouble()).isEqualTo(5);
    }

    /** Ten dice, hits on 4+, blocked on 4+. */
    @Test
    void aUnitMayBeTypedAsPlayersWriteIt() {
        var typed = "Typed Bows [10] Q4+ D5+ | 10x Bow (24\", A1)";
        var target = "Typed Wall [5] Q4+ D4+ | 5x Sword (A1)";
        var odds = json(Call.vexillum(typedCall(typed, target, "--json")));
        assertThat(odds.get("attacker").get("name").asString()).isEqualTo("Typed Bows");
        assertThat(odds.get("steps").get(0).get("wounds").get("mean").asDouble())
                .isCloseTo(10 / 2.0 / 2, offset(1e-12));
        var wrong = Call.vexillum(typedCall("Bows [10] Q4+", target, "--json"));
        assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
        assertThat(wrong.err()).contains("Bows [10] Q4+");
    }

    private static String[] typedCall(String attacker, String target, String more) {
        return new String[] {"odds", "--attacker", attacker, "--target", target, "--shoot", more};
    }

    @Test
    void aTextInSpanishHasDecimalCommasAndJsonHasNot() {
        var spanish = call("--distance", "12.01", "--lang", "es").out();
        assertThat(spanish).contains("a 12,01\" de distancia").containsPattern("\\d,\\d %");
        assertThat(spanish).doesNotContainPattern("\\d\\.\\d");
        assertThat(call("--distance", "12.01").out()).contains("12.01\"");
        var json = json(call("--distance", "12.01", "--lang", "es", "--json"));
        assertThat(json.at("/assumed/distance").asDouble()).isCloseTo(12.01, offset(1e-3));
    }

    @Test
    void wrongNumbersAreNamedWithTheirOption() {
        var many = call("--models", "99");
        assertThat(many.code()).isEqualTo(ExitCode.USAGE);
        assertThat(many.err()).contains("--models", "99");
        assertThat(call("--distance", "far").err()).contains("--distance", "far");
        for (var distance : List.of("far", "-1", "9999999999999"))
            assertThat(call("--distance", distance).code()).isEqualTo(ExitCode.USAGE);
        assertThat(call("--models", "0").code()).isEqualTo(ExitCode.USAGE);
    }

    private static Call charge(String... more) {
        var args =
                new ArrayList<>(
                        List.of("odds", "--attacker", LANCERS, "--target", GUARD, "--charge"));
        args.addAll(List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    /** AOFR-CASUALTY-01, AOFR-SHOOT-07 */
    @Test
    void whoFallsFirstAndWhatStrikesFirstCanBeSaid() {
        var usual = charge();
        assertThat(usual.out())
                .contains("Harbour Guard: casualties in the engine's order, plain models first");
        var said = charge("--target-loses-first", "Banner, Sergeant", "--weapons-first", "hooves");
        assertThat(said.out())
                .contains("Harbour Guard gives up first", "Banner, Sergeant (AOFR-CASUALTY-01)")
                .contains("Hooves (AOFR-SHOOT-07)");
        assertThat(said.out().indexOf("\n  Hooves (Wave Lancers)"))
                .isBetween(0, said.out().indexOf("\n  Lance (Wave Lancers)"));
        assertThat(said.out()).isNotEqualTo(usual.out());
        var json = charge("--loses-first", "Lance", "--json").out();
        assertThat(json).containsPattern("\"losesFirst\" ?: ?\\[\\s*\"Lance\"\\s*]");
    }

    @Test
    void whoCannotFallFirstOrIsUnknownIsRefused() {
        var unknown = charge("--target-loses-first", "Baner");
        assertThat(unknown.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(unknown.err()).contains("did you mean \"").contains("Banner");
        var weapon = charge("--weapons-first", "Trebuchet");
        assertThat(weapon.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(weapon.err()).contains("Nobody in the unit has the weapon \"Trebuchet\"");
        assertThat(call("--loses-first", "Banner").code()).isNotZero();
    }

    @Test
    void whatContradictsItselfIsRefused() {
        var sides = charge("--flank", "--rear");
        assertThat(sides.code()).isEqualTo(ExitCode.USAGE);
        assertThat(sides.err()).startsWith("Only one of --flank, --rear can be true.");
        var cover = call("--cover", "--behind", "--lang", "es");
        assertThat(cover.code()).isEqualTo(ExitCode.USAGE);
        assertThat(cover.err()).startsWith("De --cover, --behind solo una puede ser cierta.");
    }

    @Test
    void whatSaysNothingAboutTheDeedIsRefused(@TempDir Path folder) throws IOException {
        var charge = charge("--distance", "99", "--moved", "--cover", "--behind");
        assertThat(charge.code()).isEqualTo(ExitCode.USAGE);
        assertThat(charge.err())
                .startsWith(
                        "--distance, --moved, --cover, --behind: this says nothing about --charge");
        var shot = call("--flank", "--no-strike-back", "--lang", "es");
        assertThat(shot.code()).isEqualTo(ExitCode.USAGE);
        assertThat(shot.err())
                .startsWith("--flank, --no-strike-back: esto no dice nada de --shoot");
        var file = folder.resolve("odds.yaml");
        Files.writeString(file, "odds: {attacker: {}, target: {}, action: shoot, side: rear}");
        var read = Call.vexillum("odds", file.toString());
        assertThat(read.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(read.err()).contains("line 1", "\"side\" says nothing about \"shoot\"");
    }

    @Test
    void besideAFileOptionsAboutUnitsAreRefused(@TempDir Path folder) throws IOException {
        var file = folder.resolve("odds.yaml");
        Files.writeString(file, "odds: {attacker: {}, target: {}, action: charge}");
        var call = Call.vexillum("odds", file.toString(), "--flank", "--models", "3");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).startsWith("--flank, --models: beside the file");
    }

    @Test
    void whoIsShakenAlreadyIsNotGivenAChanceToBecomeSo() {
        assertThat(charge().out()).contains(" %  Shaken\n");
        var melee = charge("--target-shaken", "--no-strike-back");
        assertThat(melee.out()).contains("  it is Shaken already\n");
        assertThat(call("--target-shaken").out())
                .contains("  it is Shaken already\n")
                .doesNotContain(" %  Shaken\n");
        assertThat(json(call("--target-shaken", "--json")).at("/target/shaken").asBoolean())
                .isTrue();
    }

    @Test
    void theOrderOfCasualtiesIsSpokenOfWhereModelsDiffer() {
        var bows = "Typed Bows [10] Q4+ D5+ | 10x Bow (24\", A1)";
        var alike = "Typed Wall [5] Q4+ D4+ | 5x Sword (A1)";
        var mixed = "Typed Wall [5] Q4+ D4+ | 4x Sword (A1), 1x Great Sword (A2)";
        assertThat(Call.vexillum(typedCall(bows, alike, "--no-limited")).out())
                .contains("Assumed")
                .doesNotContain("engine's order");
        assertThat(Call.vexillum(typedCall(bows, mixed, "--no-limited")).out())
                .contains("casualties in the engine's order");
    }
}
