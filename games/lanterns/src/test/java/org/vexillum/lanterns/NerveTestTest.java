package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;

class NerveTestTest {
    private static Scene hit(Scene scene) {
        new Hits("A1", 1).play(scene.battle(), scene.referee);
        return scene;
    }

    @Test
    @Rule("LD-NERVE-01")
    void whoIsHurtAndStandsTestsOnNerve() {
        assertThat(hit(new Scene().with("A1", 10, 10).dice(1, 4)).fighter("A1").shaken()).isFalse();
        assertThat(hit(new Scene().with("A1", 10, 10).dice(1, 3)).fighter("A1").shaken()).isTrue();
    }

    @Test
    @Rule("LD-NERVE-01")
    void fellowsWithinThreeInchesOfTheFallenTest() {
        double bases = 25 / 25.4;
        var scene =
                new Scene()
                        .with("A1", 10, 10)
                        .with("A2", 13 + bases, 10)
                        .with("A3", 10, 13.01 + bases)
                        .with("B1", 10, 8)
                        .grit("A1", 1)
                        .dice(1, 1);
        assertThat(hit(scene).fighter("A2").shaken()).isTrue();
        assertThat(scene.fighter("A3").shaken()).isFalse();
        assertThat(scene.used()).isTrue();
    }

    @Test
    @Rule("LD-NERVE-02")
    void theSecondFailureIsFlight() {
        var scene = new Scene().with("A1", 10, 10).with("A2", 11, 10).shaken("A1").dice(2);
        new NerveTest("A1").play(scene.battle(), scene.referee);
        assertThat(scene.fighter("A1").onTable()).isFalse();
        assertThat(scene.happened(Events.Fled.class)).isTrue();
        assertThat(scene.used()).isTrue();
    }

    @Test
    @Rule("LD-NERVE-03")
    void theOwnLightGivesHeart() {
        var scene =
                new Scene()
                        .with("A1", 10, 10)
                        .with("A2", 12, 10)
                        .with("B1", 10, 12)
                        .bearer("A2")
                        .dice(3, 3);
        new NerveTest("A1").play(scene.battle(), scene.referee);
        assertThat(scene.fighter("A1").shaken()).isFalse();
        new NerveTest("B1").play(scene.battle(), scene.referee);
        assertThat(scene.fighter("B1").shaken()).isTrue();
    }

    @Test
    @Rule("LD-RALLY-01")
    void whoRalliesIsShakenNoLonger() {
        var scene = new Scene().with("A1", 10, 10).with("B1", 11, 11).shaken("A1");
        new Activation("A1", Action.RALLY).play(scene.battle(), scene.referee);
        assertThat(scene.fighter("A1").shaken()).isFalse();
        assertThat(scene.fighter("A1").done()).isTrue();
    }

    @Test
    @Rule("LD-LANTERN-03")
    void aBearerWhoIsShakenOutOrFleesDropsTheLantern() {
        for (var scene :
                new Scene[] {
                    new Scene().with("A1", 10, 10).dice(1, 1),
                    new Scene().with("A1", 10, 10).dice(1, 1).shaken("A1"),
                    new Scene().with("A1", 10, 10).dice(1).grit("A1", 1)
                }) {
            hit(scene.bearer("A1"));
            assertThat(scene.battle().bearer).isEmpty();
            assertThat(Light.place(scene.battle())).isEqualTo(Scene.at(10, 10));
        }
    }
}
