package org.vexillum.gamekit.adjudicate;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hard cases of Regiments, written as somebody would who knows only the documentation. */
class RegimentsDisputesTest {
    static List<PositionFiles.Named> files() {
        return PositionFiles.in("regiments-disputes");
    }

    @ParameterizedTest
    @MethodSource("files")
    void comesOutRight(PositionFiles.Named file) {
        Expectation.hold(file.text());
    }
}
