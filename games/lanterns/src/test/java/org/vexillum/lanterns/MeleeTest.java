package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;

class MeleeTest {
    private static Scene pair() {
        return new Scene().with("A1", 10, 10).with("B1", 11.5, 10);
    }

    private static Scene fought(Scene scene, boolean charging) {
        new Melee("A1", "B1", charging).play(scene.battle(), scene.referee);
        return scene;
    }

    @Test
    @Rule("LD-MELEE-01")
    void enemiesWithinAnInchAreEngaged() {
        double bases = 25 / 25.4;
        var scene = new Scene().with("A1", 10, 10).with("B1", 11 + bases, 10).with("A2", 9, 10);
        assertThat(scene.battle().foes(scene.fighter("A1"))).hasSize(1);
        assertThat(scene.battle().engaged(scene.fighter("A2"))).isFalse();
        assertThat(new Scene().with("A1", 10, 10).with("B1", 11.01 + bases, 10).battle())
                .satisfies(battle -> assertThat(battle.engaged(battle.fighter("A1"))).isFalse());
    }

    @Test
    @Rule("LD-MELEE-02")
    void aFighterStrikesOneOfItsFoesWithTwoDice() {
        var scene = pair().with("B2", 8.5, 10).with("B3", 20, 20).answers("B2").dice(3, 3, 1);
        assertThat(new ChooseFoe("A1").choices(scene.battle()).list()).containsExactly("B1", "B2");
        assertThat(new ChooseFoe("A1").choices(scene.battle()).refusal("B3").key())
                .isEqualTo("not-engaged");
        new Activation("A1", Action.FIGHT).play(scene.battle(), scene.referee);
        assertThat(scene.used()).isTrue();
        assertThat(scene.last(Events.Struck.class).unit()).isEqualTo("B2");
    }

    @Test
    @Rule({"LD-CHARGE-02", "LD-CHARGE-01"})
    void aChargerStrikesWithThreeDice() {
        var scene =
                new Scene()
                        .with("A1", 10, 10)
                        .with("B1", 17, 10)
                        .answers(Scene.move(16, 10))
                        .dice(3, 3, 3, 1);
        new Activation("A1", Action.CHARGE).play(scene.battle(), scene.referee);
        assertThat(scene.used()).isTrue();
    }

    @Test
    @Rule("LD-MELEE-03")
    void fellowsHelpAndFearHinders() {
        var scene = fought(pair().with("A2", 11.5, 11.5).dice(3, 2, 6, 1), false);
        var strike = (Events.Struck) scene.referee.events().getFirst();
        assertThat(strike.needed().face()).isEqualTo(3);
        assertThat(strike.hits()).isEqualTo(1);
        var alone = fought(pair().with("A2", 11.5, 11.5).shaken("A2").dice(3, 2, 1), false);
        assertThat(((Events.Struck) alone.referee.events().getFirst()).hits()).isZero();
        var afraid = pair().shaken("A1").dice(4);
        new Strike("A1", "B1", 1).play(afraid.battle(), afraid.referee);
        assertThat(afraid.last(Events.Struck.class).needed().face()).isEqualTo(5);
    }

    @Test
    @Rule("LD-MELEE-04")
    void whoStandsUnshakenStrikesBackWithOneDie() {
        var scene = fought(pair().dice(1, 1, 4, 5), false);
        assertThat(scene.last(Events.Struck.class).unit()).isEqualTo("B1");
        assertThat(scene.last(Events.Guarded.class).lost()).isZero();
        var shaken = fought(pair().dice(4, 1, 1, 1), false);
        assertThat(shaken.fighter("B1").shaken()).isTrue();
        assertThat(shaken.used()).isTrue();
    }

    @Test
    @Rule("LD-GUARD-01")
    void eachHitIsGuardedAndWithoutGritOneIsOut() {
        var scene = fought(pair().dice(4, 4, 5, 4, 6, 1), false);
        assertThat(scene.fighter("B1").grit()).isEqualTo(1);
        var out = fought(pair().dice(4, 5, 6, 4, 4, 4), true);
        assertThat(out.fighter("B1").grit()).isZero();
        assertThat(out.fighter("B1").onTable()).isFalse();
        assertThat(out.last(Events.Guarded.class).lost()).isEqualTo(2);
        assertThat(out.used()).isTrue();
    }
}
