package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.testkit.Rule;

class ShootingTest {
    private static final ChooseTarget.Aim B1 = new ChooseTarget.Aim("B1");

    private static @Nullable String why(Scene scene) {
        var choices = new ChooseTarget("A1").choices(scene.battle());
        var refusal = choices.refusal(B1);
        assertThat(choices.list().contains(B1)).isEqualTo(refusal == null);
        return refusal == null ? null : refusal.key() + " " + refusal.rules();
    }

    private static int modifier(Scene scene, boolean moved) {
        scene.dice(1);
        new Shot("A1", "B1", moved).play(scene.battle(), scene.referee);
        return scene.last(Events.ShotRolled.class).needed().modifier().value();
    }

    private static Scene apart(double inches) {
        return new Scene().with("A1", 2, 5).with("B1", 2 + inches + 25 / 25.4, 5);
    }

    @Test
    @Rule({"LD-SHOOT-02", "LD-MEASURE-01"})
    void theTargetIsWithinRange() {
        assertThat(why(apart(18))).isNull();
        var far = apart(17).profile("A1", new Profile("Slinger", 6, 4, 5, 4, 2, 4, 16));
        assertThat(why(far)).isEqualTo("out-of-range LD-SHOOT-02");
    }

    @Test
    @Rule("LD-SHOOT-02")
    void nobodyShootsIntoAMelee() {
        assertThat(why(apart(10).with("A2", 14.5, 5))).isEqualTo("in-melee LD-SHOOT-02");
    }

    @Test
    @Rule({"LD-SIGHT-01", "LD-TERRAIN-01", "LD-TERRAIN-02"})
    void rocksHideAndThicketsAndFightersDoNot() {
        assertThat(why(apart(10).terrain(Terrain.Sort.ROCKS, 7, 6.9)))
                .isEqualTo("behind-rocks LD-SIGHT-01");
        assertThat(why(apart(10).terrain(Terrain.Sort.ROCKS, 7, 7.1))).isNull();
        assertThat(why(apart(10).terrain(Terrain.Sort.THICKET, 7, 5))).isNull();
        assertThat(why(apart(10).with("A2", 7, 5))).isNull();
    }

    @Test
    @Rule("LD-SIGHT-02")
    void duskShortensTheView() {
        assertThat(why(apart(15).round(2))).isNull();
        assertThat(why(apart(15.01).round(2))).isEqualTo("too-dark LD-SIGHT-02");
        assertThat(why(apart(6).round(5))).isNull();
        assertThat(why(apart(6.01).round(5))).isEqualTo("too-dark LD-SIGHT-02");
    }

    @Test
    @Rule("LD-LIGHT-01")
    void whoIsLitIsSeenAndHitMoreEasily() {
        var scene = apart(15).round(5).lantern(18, 8.4);
        assertThat(why(scene)).isNull();
        assertThat(modifier(scene, false)).isEqualTo(1);
        assertThat(why(apart(15).round(5).lantern(18, 8.6))).isEqualTo("too-dark LD-SIGHT-02");
    }

    @Test
    @Rule({"LD-COVER-01", "LD-TERRAIN-02"})
    void thicketsCover() {
        assertThat(modifier(apart(10).terrain(Terrain.Sort.THICKET, 13, 5), false)).isEqualTo(-1);
        assertThat(modifier(apart(10).terrain(Terrain.Sort.THICKET, 9, 5), false)).isZero();
    }

    @Test
    @Rule({"LD-SHOOT-01", "LD-DICE-01"})
    void whoHasMovedShootsAtMinusOne() {
        assertThat(modifier(apart(10), true)).isEqualTo(-1);
        var scene =
                new Scene()
                        .with("A1", 5, 5)
                        .with("B1", 15, 5)
                        .answers(Scene.move(8, 5), B1)
                        .dice(4);
        new Activation("A1", Action.SHOOT).play(scene.battle(), scene.referee);
        assertThat(scene.last(Events.ShotRolled.class).hits()).isZero();
        assertThat(scene.last(Events.ShotRolled.class).needed().face()).isEqualTo(5);
    }

    @Test
    @Rule("LD-SHOOT-01")
    void aShotMayBeHeld() {
        var scene = apart(10).answers(Scene.move(2, 5), ChooseTarget.Aim.NOBODY);
        new Activation("A1", Action.SHOOT).play(scene.battle(), scene.referee);
        assertThat(scene.happened(Events.ShotRolled.class)).isFalse();
    }

    @Test
    @Rule({"LD-SHOOT-03", "LD-GUARD-01"})
    void aHitThatIsNotGuardedCostsGrit() {
        var scene = apart(10).dice(4, 4, 4);
        new Shot("A1", "B1", false).play(scene.battle(), scene.referee);
        assertThat(scene.fighter("B1").grit()).isEqualTo(1);
        assertThat(scene.last(Events.Guarded.class).left()).isEqualTo(1);
    }

    @Test
    @Rule("LD-DICE-01")
    void aSixAlwaysHitsAndAOneNeverDoes() {
        var poor = new Profile("Poor", 6, 6, 6, 6, 1, 6, 18);
        var scene = apart(10).profile("A1", poor).terrain(Terrain.Sort.THICKET, 13, 5).dice(6, 5);
        new Shot("A1", "B1", true).play(scene.battle(), scene.referee);
        assertThat(scene.last(Events.ShotRolled.class).needed().face()).isEqualTo(8);
        assertThat(scene.last(Events.ShotRolled.class).hits()).isEqualTo(1);
    }
}
