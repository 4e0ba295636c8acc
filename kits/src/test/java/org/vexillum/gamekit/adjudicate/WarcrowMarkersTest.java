package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.kit.WarcrowKit;

/** A marker that is not on the table is told, not taken for one far away. */
class WarcrowMarkersTest {
    private static final Report REPORT = new Report("f", WarcrowKit.ID, Rulebook.load(), Lang.EN);

    private static String fault(String fields) {
        var verdicts = new ArrayList<Verdict>();
        var fault =
                catchThrowableOfType(
                        FileFault.class,
                        () -> verdicts.addAll(Adjudicator.judge("game: warcrow\n" + fields)));
        if (fault == null) return String.join("\n", REPORT.open(verdicts.getFirst()));
        return REPORT.fault(fault);
    }

    @Test
    void nearAUnit() {
        assertThat(fault("units: [{id: U, gaps: {Tower: 2}}]\ndo: {kind: contest, unit: U}"))
                .contains("There is no marker \"Tower\" to stand near; known are R1, R2, B1, B2.");
    }

    @Test
    void nearAUnitAsTheTaskSays() {
        assertThat(fault("units: [{id: U}]\n" + "do: {kind: contest, unit: U, gaps: {Hillock: 2}}"))
                .contains("There is no marker \"Hillock\"");
    }

    @Test
    void underControl() {
        assertThat(fault("scenario: loot\ncontrol: {Harbour: A}\ndo: score"))
                .contains("There is no objective \"Harbour\"; known are B1, B2, R1, R2, C.");
    }

    @Test
    void aColourOfWhichThereAreTwo() {
        assertThat(fault("control: {blue: A}\ndo: score"))
                .contains("There is no objective \"blue\"");
    }
}
