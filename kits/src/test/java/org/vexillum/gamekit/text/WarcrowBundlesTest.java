package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.objectives.ObjectiveEvents.ControlGained;
import org.vexillum.warcrow.result.Score;
import org.vexillum.warcrow.sequence.FinalCount;
import org.vexillum.warcrow.table.Battle;

class WarcrowBundlesTest extends BundleLaws {
    WarcrowBundlesTest() {
        super(WarcrowKit.ID, Battle.class, "games/warcrow/src/main/java");
    }

    @Test
    void resultsAndControlAreToldAsPlayersSayThem() {
        var spanish = Teller.of(WarcrowKit.ID, Lang.ES, Rulebook.load());
        var english = Teller.of(WarcrowKit.ID, Lang.EN, Rulebook.load());
        var end = FinalCount.ended(new Score(9, 4), new Score(8, 3), Rules.NONE);
        assertThat(spanish.line(end, TableNames.NONE))
                .isEqualTo(
                        "Resultado: A 13 PV (9 PM, 4 PA), B 11 PV (8 PM, 3 PA):"
                                + " A Supremacía 4 PT, B Derrota amarga 0 PT");
        var gained = new ControlGained("O", Side.B, Side.A, Rules.NONE);
        assertThat(english.line(gained, TableNames.NONE))
                .isEqualTo("Side B gains control of O, the marker of side A is removed");
    }
}
