package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Fast;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Strider;
import org.vexillum.testkit.Rule;

/** A unit at (30, 20) facing north. */
class DifficultTerrainTest {
    private Scene scene;

    private void given(Area marsh, int models, Trait... traits) {
        scene = Scene.open(new Terrain("marsh", marsh, false, true, false, false, false));
        scene.put(Side.A, Cards.unit("u", models, traits), 30, 20, 0);
    }

    private Refusal refusal(Action action, Manoeuvre manoeuvre) {
        return new ChooseMove("u", action).choices(scene.battle()).refusal(manoeuvre);
    }

    private void onlySix(Manoeuvre manoeuvre) {
        var refusal = refusal(Action.RUSH, manoeuvre);
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo("too-far-in-difficult");
        assertThat(refusal.rules().ids()).contains("AOFR-TERRAIN-04");
    }

    private static Manoeuvre ahead(int units) {
        return Manoeuvre.forward(units);
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void aMoveThroughItIsSixInchesAtMost() {
        given(Scene.box(20, 22, 40, 23), 5);
        assertThat(refusal(Action.RUSH, ahead(inches(6)))).isNull();
        onlySix(ahead(inches(6) + 1));
        onlySix(ahead(inches(12)));
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void theLimitIsOnTheWholeMove() {
        given(Scene.box(20, 27, 40, 28), 5);
        assertThat(refusal(Action.RUSH, ahead(inches(7)))).isNull();
        onlySix(ahead(inches(7) + 1));
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void leavingItCountsEvenWithOneCorner() {
        given(Scene.box(31, 18, 33, 20), 5);
        onlySix(ahead(inches(7)));
        given(Scene.box(20, 10, 40, 19), 5);
        assertThat(refusal(Action.RUSH, ahead(inches(12)))).isNull();
    }

    @Test
    @Rule("AOFR-MOVE-07")
    void swingingIntoItCounts() {
        given(Scene.box(29, 21, 31, 22), 5);
        onlySix(new Manoeuvre(Way.FORWARD, 0, 9000, inches(7)));
        assertThat(refusal(Action.RUSH, new Manoeuvre(Way.FORWARD, 0, 9000, inches(6)))).isNull();
        assertThat(refusal(Action.RUSH, new Manoeuvre(Way.FORWARD, 0, 1000, 0))).isNull();
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void itComesAfterEveryBonus() {
        given(Scene.box(20, 22, 40, 23), 5, new Fast());
        assertThat(refusal(Action.ADVANCE, ahead(inches(6)))).isNull();
        assertThat(refusal(Action.ADVANCE, ahead(inches(6) + 1)).facts())
                .containsExactly("6.0004", "6", "marsh");
    }

    @Test
    @Rule("AOFR-SR-STRIDER-1")
    void stridersIgnoreIt() {
        given(Scene.box(20, 22, 40, 23), 5, new Strider());
        assertThat(refusal(Action.RUSH, ahead(inches(12)))).isNull();
        new MoveUnit("u", Action.RUSH, ahead(inches(12))).play(scene.battle(), scene.referee());
        assertThat(scene.event(MoveEvents.UnitMoved.class).rules().ids())
                .contains("AOFR-SR-STRIDER-1")
                .doesNotContain("AOFR-TERRAIN-04");
    }

    @Test
    @Rule("AOFR-SR-FLYING-2")
    void flyersIgnoreIt() {
        given(Scene.box(20, 22, 40, 23), 5, new Flying());
        assertThat(refusal(Action.RUSH, ahead(inches(12)))).isNull();
        new MoveUnit("u", Action.RUSH, ahead(inches(12))).play(scene.battle(), scene.referee());
        assertThat(scene.event(MoveEvents.UnitMoved.class).rules().ids())
                .contains("AOFR-SR-FLYING-2");
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void theLogNamesTheLimit() {
        given(Scene.box(20, 22, 40, 23), 5);
        new MoveUnit("u", Action.RUSH, ahead(inches(5))).play(scene.battle(), scene.referee());
        var moved = scene.event(MoveEvents.UnitMoved.class);
        assertThat(moved.allowed().value()).isEqualTo(inches(6));
        assertThat(moved.rules().ids()).contains("AOFR-TERRAIN-04");
    }

    @Test
    @Rule({"AOFR-TERRAIN-04", "AOFR-MOVE-08"})
    void aChargeAcrossItReachesSixInches() {
        given(Scene.box(0, 22, 72, 23), 5);
        scene.put(Side.B, Cards.unit("e", 5), 30, 26, 180);
        assertThat(ChargeOptions.targets(scene.battle(), scene.unit("u"))).containsExactly("e");
        scene.unit("e").place(scene.unit("e").front().moved(0, 1));
        assertThat(ChargeOptions.targets(scene.battle(), scene.unit("u"))).isEmpty();
        var refusal = ChargeOptions.refusal(scene.battle(), scene.unit("u"), scene.unit("e"));
        assertThat(refusal.key()).isEqualTo("charge-slowed");
        assertThat(refusal.facts()).containsExactly("6.0004", "6", "marsh");
        assertThat(refusal.rules().ids()).contains("AOFR-MOVE-08", "AOFR-TERRAIN-04");
    }

    @Test
    @Rule("AOFR-MOVE-08")
    void aChargeThatNeedNotCrossItReachesTwelve() {
        given(Scene.box(25, 22, 30, 23), 1);
        scene.put(Side.B, Cards.unit("e", 5), 30, 30, 180);
        var charge = ChargeOptions.find(scene.battle(), scene.unit("u"), scene.unit("e"));
        assertThat(charge).isNotNull();
        var track = ManoeuvrePoses.of(scene.unit("u"), charge.path());
        var crossed = new SweptGround(scene.unit("u"), track);
        assertThat(crossed.over(Scene.box(25, 22, 30, 23))).isFalse();
    }
}
