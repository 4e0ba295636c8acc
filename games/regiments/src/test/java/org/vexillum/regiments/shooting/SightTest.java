package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.shooting.ShootingLinesTest.archers;
import static org.vexillum.regiments.shooting.ShootingLinesTest.eligible;
import static org.vexillum.regiments.shooting.ShootingLinesTest.single;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.testkit.Rule;

/** Archers as in {@link ShootingLinesTest}: five abreast on y = 20, middles at x = 28 to 32. */
class SightTest {
    private static final double UNIT = 1 / 2540.0;
    private static final Weapon BOW = Cards.bow(10);

    @Test
    @Rule({"AOFR-SHOOT-01", "AOFR-LOS-01"})
    void eachModelNeedsToSeeSomeModelAndNotTheNearest() {
        var scene = behindTheWall(Ruleset.SECOND);
        assertThat(eligible(scene, BOW)).as("all see the right end").hasSize(5);
    }

    @Test
    @Rule("AOFR-SHOOT-01")
    void theFirstRulesetAskedForTheNearest() {
        var scene = behindTheWall(Ruleset.FIRST);
        assertThat(eligible(scene, BOW)).as("the wall ends at x = 30").containsExactly(2, 3, 4);
    }

    private static Scene behindTheWall(Ruleset ruleset) {
        var scene = Scene.by(ruleset, Scene.wall(Scene.box(27, 22, 30, 23)));
        archers(scene, BOW);
        scene.put(Side.B, Cards.unit("target", 5), 30, 28, 0);
        return scene;
    }

    /** The near end of the target is hidden, what is seen of it is 9.5 inches away. */
    @Test
    @Rule("AOFR-SHOOT-01")
    void theModelInSightHasToBeTheOneInRange() {
        for (int range = 9; range <= 10; range++) {
            var scene = Scene.open(Scene.wall(Scene.box(10, 24, 34, 25)));
            var bow = Cards.bow(range);
            var archers = archers(scene, bow);
            var target = scene.put(Side.B, Cards.unit("target", 5), 36, 29.9, 0);
            var lines = new ShootingLines(scene.battle());
            assertThat(lines.within(archers, target, bow.range())).isTrue();
            assertThat(lines.sees(archers, target)).isTrue();
            assertThat(eligible(scene, bow).length > 0).isEqualTo(range == 10);
            var refusal = lines.whyNoShot(archers, bow, "Bow", target);
            assertThat(refusal == null ? "" : refusal.key())
                    .isEqualTo(range == 9 ? "not-one-model" : "");
        }
    }

    @Test
    @Rule("AOFR-LOS-01")
    void anyLineBetweenAnyPointsOfTheBasesWillDo() {
        for (double beyond : new double[] {0, UNIT}) {
            var scene = Scene.open(Scene.wall(Scene.box(10, 23, 30, 24)));
            scene.put(Side.A, archers(1, BOW), 29.5 - beyond, 20, 0);
            single(scene, 29.5 - beyond, 27);
            assertThat(eligible(scene, BOW))
                    .as("their edges are in line with the end of the wall, which is not crossed")
                    .hasSize(beyond > 0 ? 0 : 1);
        }
    }

    @Test
    @Rule("AOFR-LOS-01")
    void otherUnitsBlockItFriendOrFoe() {
        for (var side : Side.values()) {
            var scene = Scene.open();
            archers(scene, BOW);
            single(scene, 30, 27);
            scene.put(side, Cards.unit("between", 5), 30, 24, 0);
            assertThat(eligible(scene, BOW)).isEmpty();
        }
    }

    @Test
    @Rule("AOFR-LOS-01")
    void theModelsOfTheTwoUnitsNeverBlock() {
        var scene = Scene.open(Scene.wall(Scene.box(10, 22, 20, 23)));
        scene.put(Side.A, archers(10, BOW), 30, 20, 0);
        scene.put(Side.B, Cards.unit("target", 10), 30, 28, 0);
        scene.put(Side.B, Cards.unit("beside", 1), 33, 22, 0);
        assertThat(eligible(scene, BOW)).hasSize(10);
    }

    @Test
    @Rule("AOFR-LOS-01")
    void anIncompleteRowBlocksOnlyWhereModelsStand() {
        var scene = Scene.open();
        scene.put(Side.A, archers(1, BOW), 10, 20, 90);
        scene.put(Side.B, Cards.unit("target", 1), 17, 20, 90);
        var between = scene.put(Side.B, Cards.unit("between", 7), 13, 21.3, 0);
        assertThat(eligible(scene, BOW)).as("two models in the rear row").isEmpty();
        between.remove(6);
        between.remove(5);
        assertThat(eligible(scene, BOW)).as("no rear row").containsExactly(0);
    }

    @Test
    @Rule("AOFR-LOS-01")
    void noLineSlipsThroughBetweenTheRowsOfAUnit() {
        var scene = Scene.open();
        var models = archers(1, BOW).models();
        var tiny = new UnitCard("archers", "", "", 1, models, 2, 2, false, null);
        scene.put(Side.A, tiny, 8, 20, 90);
        scene.put(Side.B, new UnitCard("target", "", "", 1, models, 2, 2, false, null), 17, 20, 90);
        assertThat(eligible(scene, BOW)).hasSize(1);
        scene.put(Side.B, Cards.unit("between", 7), 13, 21, 0);
        assertThat(eligible(scene, BOW)).isEmpty();
    }

    @Test
    @Rule("AOFR-MISSION-09")
    void coverAndMarkersBlockNothing() {
        var scene = Scene.open(Scene.crops(Scene.box(20, 22, 40, 26)));
        scene.marker(30, 23, Side.B);
        archers(scene, BOW);
        single(scene, 30, 27);
        assertThat(eligible(scene, BOW)).hasSize(5);
    }

    @Test
    @Rule("AOFR-LOS-01")
    void roundTerrainBlocksToo() {
        var disc = Area.of(new Disc(new Point(Scene.units(30), Scene.units(24)), 3 * 2540));
        var rock = new Terrain("rock", disc, false, false, false, true, false);
        var scene = Scene.open(rock);
        archers(scene, BOW);
        single(scene, 30, 27.5);
        assertThat(eligible(scene, BOW)).isEmpty();
    }

    @Test
    @Rule("AOFR-LOS-01")
    void aUnitLooksInEveryDirectionWithAllItsModels() {
        var scene = Scene.open(Scene.wall(Scene.box(20, 15, 31, 16)));
        var archers = archers(scene, BOW);
        var behind = scene.put(Side.B, Cards.unit("behind", 5), 30, 12, 0);
        var hidden = scene.put(Side.B, Cards.unit("hidden", 1), 26, 14, 0);
        var lines = new ShootingLines(scene.battle());
        assertThat(lines.sees(archers, behind)).isTrue();
        assertThat(lines.sees(behind, archers)).isTrue();
        assertThat(lines.sees(archers, hidden)).isFalse();
    }

    @Test
    @Rule("AOFR-SR-INDIRECT-2")
    void indirectFireNeedsNoSightButRangeAndArc() {
        var mortar = Cards.bow(10, new Indirect());
        var scene = Scene.open(Scene.wall(Scene.box(20, 22, 40, 23)));
        archers(scene, mortar);
        var target = single(scene, 28, 30);
        assertThat(eligible(scene, mortar)).as("in range").containsExactly(0, 1);
        assertThat(eligible(scene, BOW)).as("nobody has a plain bow").isEmpty();
        target.place(new Pose(Scene.units(28), Scene.units(15), 0));
        assertThat(eligible(scene, mortar)).as("behind").isEmpty();
    }
}
