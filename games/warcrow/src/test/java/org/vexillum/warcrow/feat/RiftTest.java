package org.vexillum.warcrow.feat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.Cards;
import org.vexillum.warcrow.Scene;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.feat.FeatEvents.SealBegun;
import org.vexillum.warcrow.feat.FeatEvents.SealBroken;
import org.vexillum.warcrow.sequence.Activation;
import org.vexillum.warcrow.sequence.EventStep;
import org.vexillum.warcrow.sequence.TurnChoice;
import org.vexillum.warcrow.table.Fog;
import org.vexillum.warcrow.table.MarkerDistance;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.UnitStanding;

class RiftTest {
    private static Scene scene() {
        var mage = Cards.unit("mage", 0, Keyword.CHARACTER, Keyword.MAGE);
        var scene =
                new Scene()
                        .feat(Feat.RIFT)
                        .with(Side.A, mage, UnitStanding.near(new MarkerDistance("F1", 100)));
        scene.battle().feat().setFog(Fog.placed("F1", Spot.at(30, 30)));
        return scene;
    }

    @Test
    @Rule("WC-FEAT-RIFT-06")
    void theTokenLiesSixTurnsAheadLessTheSuccesses() {
        var scene = scene().dice(1, 3);
        scene.battle().clock().set(1, 3);
        new SealRift("mage", "F1").play(scene.battle(), scene.referee());
        assertThat(scene.last(SealBegun.class).turn()).isEqualTo(8);
        assertThat(scene.battle().events()).hasSize(1);
    }

    @Test
    @Rule("WC-FEAT-RIFT-13")
    void itIsGainedAtTheEndOfThatTurnAndNotBefore() {
        var scene = scene().dice(1, 1);
        new SealRift("mage", "F1").play(scene.battle(), scene.referee());
        int turn = scene.last(SealBegun.class).turn();
        scene.battle().clock().set(1, turn - 1);
        new EventStep().resolve(scene.battle(), scene.referee());
        assertThat(scene.battle().feat().fog("F1").owner()).isNull();
        scene.battle().clock().set(1, turn);
        new EventStep().resolve(scene.battle(), scene.referee());
        assertThat(scene.battle().feat().fog("F1").owner()).isEqualTo(Side.A);
    }

    @Test
    @Rule("WC-FEAT-RIFT-09")
    void whoActsBreaksOff() {
        var scene = scene().dice(1, 1);
        new SealRift("mage", "F1").play(scene.battle(), scene.referee());
        new Activation("mage", TurnChoice.Kind.ACT).begin(scene.battle(), scene.referee());
        assertThat(scene.happened(SealBroken.class)).isTrue();
        assertThat(scene.battle().events()).isEmpty();
    }
}
