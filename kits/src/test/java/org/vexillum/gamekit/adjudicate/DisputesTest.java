package org.vexillum.gamekit.adjudicate;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hard questions where several rules meet, in the words of people who bring them. */
class DisputesTest {
    static List<PositionFiles.Named> files() {
        return PositionFiles.in("disputes");
    }

    @ParameterizedTest
    @MethodSource("files")
    void comesOutRight(PositionFiles.Named file) {
        Expectation.hold(file.text());
    }
}
