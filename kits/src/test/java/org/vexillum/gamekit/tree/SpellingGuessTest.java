package org.vexillum.gamekit.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingGuessTest {
    private static final List<String> KNOWN = List.of("Bane", "Banner", "Shield", "Unstoppable");

    @ParameterizedTest
    @CsvSource({
        "bane,Bane",
        "Ban,Bane",
        "Sheild,Shield",
        "Unstopable,Unstoppable",
        "Bannar,Banner"
    })
    void aWordThatDiffersLittleIsMeant(String written, String meant) {
        assertThat(SpellingGuess.to(written, KNOWN)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({"Lance", "Barbed", "Ba", "Bone stoppable", "Unstop"})
    void oneThatDiffersInMoreThanTwoLettersOrAThirdIsNot(String written) {
        assertThat(SpellingGuess.to(written, KNOWN)).isNull();
    }

    @Test
    void ofManyThoseComeFirstThatShareAPartAndThenTheLeastDifferent() {
        var known = List.of("melee", "may-shoot", "sight", "shooters", "shoot", "morale");
        assertThat(SpellingGuess.few("shoot-now", known, 3))
                .containsExactly("shooters", "shoot", "may-shoot");
        assertThat(SpellingGuess.few("nights", known, 1)).containsExactly("sight");
    }

    @Test
    void theNearerOfTwoIsMeant() {
        assertThat(SpellingGuess.to("Bannr", KNOWN)).isEqualTo("Banner");
    }
}
