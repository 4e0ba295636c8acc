package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions that people bring to a referee. */
class ExamplesTest {
    static List<PositionFiles.Named> files() {
        return PositionFiles.in("examples");
    }

    @ParameterizedTest
    @MethodSource("files")
    void comesOutRight(PositionFiles.Named file) {
        Expectation.hold(file.text());
    }

    @Test
    void thereAreSixOfRegiments() {
        assertThat(PositionFiles.in("examples", "EX-AOFR-")).hasSize(6);
    }

    @Test
    void thereAreSixAboutTheCoreOfFirstBlood() {
        assertThat(PositionFiles.in("examples", "EX-FBA-")).hasSize(6);
    }

    /** Two more are about events, not about a game. */
    @Test
    void thereAreThreeAboutAGameOfWarcrow() {
        assertThat(PositionFiles.in("examples", "EX-WC-")).hasSize(3);
    }

    @Test
    void thereAreSixAboutTheForcesOfFirstBlood() {
        assertThat(PositionFiles.in("examples", "EX-FBB-")).hasSize(6);
    }
}
