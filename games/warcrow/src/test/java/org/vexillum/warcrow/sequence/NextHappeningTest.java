package org.vexillum.warcrow.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.Cards;
import org.vexillum.warcrow.Scene;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.table.MarkerDistance;
import org.vexillum.warcrow.table.UnitStanding;

class NextHappeningTest {
    @Test
    @Rule("WC-GAME-01")
    void whereItStoodIsOfferedWithoutMarkersThatAreGone() {
        var mage = Cards.unit("mage", 0, Keyword.CHARACTER);
        var stood = UnitStanding.near(new MarkerDistance("gone", 100)).away(900);
        var battle = new Scene().feat(Feat.RIFT).with(Side.A, mage, stood).battle();
        var choices = new NextHappening("mage", List.of()).choices(battle);
        assertThat(choices.list())
                .contains(new Happening.Ends(UnitStanding.FAR.away(900), null))
                .allSatisfy(each -> assertThat(choices.refusal(each)).isNull());
        var asItWas = new Happening.Ends(stood, null);
        assertThat(choices.refusal(asItWas)).extracting("key").isEqualTo("no-such-marker");
    }
}
