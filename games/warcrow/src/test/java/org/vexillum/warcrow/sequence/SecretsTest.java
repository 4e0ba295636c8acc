package org.vexillum.warcrow.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.Cards;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;
import org.vexillum.warcrow.table.Status;

class SecretsTest {
    private static Battle battle() {
        return Battle.start(
                new Setting(
                        Scenario.LOOT,
                        Feat.TRACK,
                        Cards.company("a"),
                        Cards.company("b"),
                        Options.DEFAULT));
    }

    @Test
    @Rule("WC-HIDDEN-01")
    void nobodyImaginesUnitsThatTheRivalHasNotDeployed() {
        var imagined = new Warcrow().imagine(battle(), Side.A, new RandomSource(1));
        assertThat(imagined.units(Side.A)).hasSize(7);
        assertThat(imagined.units(Side.B)).isEmpty();
        assertThat(imagined.setting().b().units()).isEmpty();
        assertThat(imagined.setting().b().commander()).isEmpty();
    }

    @Test
    @Rule("WC-HIDDEN-04")
    void whatWasDeployedOrRemovedStaysKnown() {
        var battle = battle();
        battle.unit("bspears").setStatus(Status.ON_TABLE);
        battle.unit("bguard").setStatus(Status.REMOVED);
        battle.unit("bscouts").reveal();
        assertThat(battle.known(Side.A).units(Side.B))
                .extracting(unit -> unit.id())
                .containsExactly("bspears", "bguard", "bscouts");
    }
}
