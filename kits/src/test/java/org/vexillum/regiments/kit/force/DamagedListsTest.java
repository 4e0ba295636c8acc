package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.army.ForceCheck;
import org.vexillum.regiments.table.Options;

/** Thousands of damaged files: none may break the reader, none may lose its problems. */
class DamagedListsTest {
    private static final String SIGNS = "{}[](),:\"|+-x0123456789 \nQDA'#\\é";
    private static final int ROUNDS = 2000;

    private final Options organised =
            OptionValues.with(Options.DEFAULT, "forceOrganisation", "on", "");

    @ParameterizedTest
    @ValueSource(strings = {"salt-march", "brasswright-column"})
    void damagedFilesAreReadOrRefused(String sample) {
        var random = new Random(7);
        var text = RegimentsSamples.text(sample);
        for (int i = 0; i < ROUNDS; i++) examine(damaged(text, random), "x.json");
    }

    @Test
    void damagedPastesAreReadOrRefused() {
        var random = new Random(11);
        var text = String.join("\n", Roster.lines(RegimentsSamples.sample("hollow-wood"), Lang.EN));
        for (int i = 0; i < ROUNDS; i++) examine(damaged(text, random), "x.txt");
    }

    @Test
    void shuffledLinesAreReadOrRefused() {
        var random = new Random(13);
        var text = RegimentsSamples.text("lantern-company");
        for (int i = 0; i < ROUNDS; i++) {
            var some = text.lines().filter(_ -> random.nextInt(12) > 0);
            examine(some.collect(Collectors.joining("\n")), i % 2 == 0 ? "x.yaml" : "");
        }
    }

    private void examine(String text, String name) {
        var reading = ForceReader.read(new RegimentsForceFormat(), text, name);
        var force = reading.force();
        if (force == null) {
            assertThat(reading.problems()).anyMatch(problem -> problem.error());
            return;
        }
        assertThat(ForceCheck.check(force, organised, 750)).isNotNull();
        assertThat(Roster.lines(force, Lang.ES)).isNotEmpty();
        assertThat(new RegimentsForceFormat().json(force)).isNotEmpty();
    }

    private static String damaged(String text, Random random) {
        var damaged = new StringBuilder(text);
        for (int i = 0, wounds = 1 + random.nextInt(4); i < wounds; i++) {
            int at = random.nextInt(damaged.length());
            char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, sign);
                default -> damaged.setCharAt(at, sign);
            }
        }
        return damaged.toString();
    }
}
