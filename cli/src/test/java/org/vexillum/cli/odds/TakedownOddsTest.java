package org.vexillum.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whom Takedown singles out in odds (AOFR-SR-TAKEDOWN-1). */
class TakedownOddsTest {
    private static final String SNIPERS = "Snipers [3] Q3+ D5+ | 3x Rifle (24\", A1, Takedown)";
    private static final String GUARDS = "Guards [5] Q4+ D4+ | Banner | 5x Sword (A1)";
    private static final String ASSASSINS = "Assassins [3] Q3+ D5+ | 3x Knife (A1, Takedown)";

    private static Call call(String attacker, String target, String... more) {
        var args = new ArrayList<>(List.of("odds", "--attacker", attacker, "--target", target));
        args.addAll(List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    private static JsonNode json(Call call) {
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        return JsonMapper.builder().build().readTree(call.out());
    }

    private static double taken(JsonNode odds) {
        return odds.at("/targetFate/wounds/mean").asDouble();
    }

    /** Three dice that wound with 1 in 3 each, and one wound to take. */
    @Test
    void withoutAWordTheBearerOfTheBannerIsSingledOut() {
        var said = call(SNIPERS, GUARDS, "--shoot");
        assertThat(said.out())
                .contains("Takedown of Snipers singles out: Banner (AOFR-SR-TAKEDOWN-1)")
                .contains("Rifle (Snipers) → Banner");
        var odds = json(call(SNIPERS, GUARDS, "--shoot", "--json"));
        assertThat(taken(odds)).isCloseTo(19 / 27.0, offset(1e-12));
        assertThat(odds.at("/assumed/takedown/0").asString()).isEqualTo("Banner");
    }

    @Test
    void nobodyOrSomebodyElseMayBeSingledOut() {
        for (var nobody : List.of("nobody", "nadie")) {
            var odds = json(call(SNIPERS, GUARDS, "--shoot", "--takedown", nobody, "--json"));
            assertThat(taken(odds)).isCloseTo(1, offset(1e-12));
            assertThat(odds.at("/assumed/takedown").size()).isZero();
        }
        var plain = call(SNIPERS, GUARDS, "--shoot", "--takedown", "Guards", "--lang", "es");
        assertThat(plain.out()).contains("Eliminación de Snipers señala a: Guards #1");
        assertThat(call(SNIPERS, GUARDS, "--shoot", "--takedown", "Bannr").err()).contains("Bannr");
    }

    @Test
    void whoStrikesBackSinglesOutToo() {
        var usual = call(GUARDS, ASSASSINS, "--charge");
        assertThat(usual.out())
                .contains("Takedown of Assassins singles out: Banner (AOFR-SR-TAKEDOWN-1)");
        var declined = call(GUARDS, ASSASSINS, "--charge", "--target-takedown", "nobody");
        assertThat(declined.out())
                .contains("Takedown of Assassins singles nobody out")
                .isNotEqualTo(usual.out());
    }

    @Test
    void whoHasNoTakedownSinglesNobodyOut() {
        var charge = call(SNIPERS, GUARDS, "--charge", "--takedown", "Banner");
        assertThat(charge.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(charge.err()).contains("Nobody in Snipers has", "AOFR-SR-TAKEDOWN-1");
        assertThat(call(GUARDS, SNIPERS, "--charge").out()).doesNotContain("Takedown");
        for (var silent : List.of("--flank", "--no-strike-back"))
            assertThat(
                            call(
                                            GUARDS,
                                            ASSASSINS,
                                            "--charge",
                                            silent,
                                            "--target-takedown",
                                            "nobody")
                                    .err())
                    .contains("Nobody in Assassins has");
        var once = "Snipers [3] Q3+ D5+ | 3x Rifle (24\", A1, Takedown, Limited)";
        assertThat(call(once, GUARDS, "--shoot", "--no-limited", "--takedown", "Banner").err())
                .contains("Nobody in Snipers has");
        var volley = call(SNIPERS, ASSASSINS, "--shoot", "--target-takedown", "nobody");
        assertThat(volley.code()).isEqualTo(ExitCode.USAGE);
    }

    /** The rear rank is just out of range: nobody there can be singled out. */
    @Test
    void onTheTableOnlyWhoIsWithinReachIsSingledOut(@TempDir Path folder) throws IOException {
        var file = folder.resolve("volley.yaml");
        var position =
                """
                game: regiments
                odds: {attacker: X, target: Y, action: shoot, takedown: %d}
                units:
                  - {id: X, models: 5, weapons: ['Rifle (12", A1, Takedown)'], at: [20, 10], facing: 0}
                  - {id: Y, side: B, models: 10, at: [20, 22], facing: 180}
                """;
        Files.writeString(file, position.formatted(2));
        var near = json(Call.vexillum("odds", file.toString(), "--json"));
        assertThat(near.at("/assumed/takedown").size()).isEqualTo(1);
        Files.writeString(file, position.formatted(9));
        var far = Call.vexillum("odds", file.toString(), "--lang", "es");
        assertThat(far.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(far.err()).contains("\"9\"", "AOFR-SR-TAKEDOWN-1", "desde donde están");
        Files.writeString(file, position.formatted(9).replace("takedown: 9", "takedown: nobody"));
        var whole = json(Call.vexillum("odds", file.toString(), "--json"));
        assertThat(whole.at("/assumed/takedown").size()).isZero();
        assertThat(taken(whole)).isGreaterThan(taken(near));
    }
}
