package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.testkit.Rule;

/**
 * The shooter's front centre is at 30, 20; the target's near row stands on y = 30 to 31.
 *
 * <p>The middles of five targets are at x = 28, 29, 30, 31, 32 and y = 30.5.
 */
class CoverTest {
    private static final double UNIT = 1 / 2540.0;

    private static Scene scene(int targets, Terrain... terrain) {
        var scene = Scene.open(terrain);
        shooter(scene);
        scene.put(Side.B, Cards.unit("target", targets), 30, 30, 180);
        return scene;
    }

    private static Unit shooter(Scene scene) {
        return scene.put(Side.A, Cards.unit("shooter", 5), 30, 20, 0);
    }

    private static Terrain crops(int fromX) {
        return Scene.crops(Scene.box(fromX, 29, 40, 40));
    }

    private static Terrain wall(int toX) {
        return Scene.wall(Scene.box(20, 25, toX, 26));
    }

    private static Cover cover(Scene scene) {
        var lines = new ShootingLines(scene.battle());
        return lines.cover(scene.unit("shooter"), scene.unit("target"));
    }

    @Test
    @Rule("AOFR-TERRAIN-01")
    void moreThanHalfOfTheModelsMustBeInside() {
        assertThat(cover(scene(5, crops(30)))).as("three of five").isEqualTo(Cover.INSIDE);
        assertThat(cover(scene(5, crops(31)))).as("two of five").isEqualTo(Cover.NONE);
        assertThat(cover(scene(4, crops(30)))).as("exactly half").isEqualTo(Cover.NONE);
    }

    @Test
    @Rule("AOFR-TERRAIN-01")
    void theCentreOfTheBaseDecides() {
        for (double beyond : new double[] {0, UNIT}) {
            var scene = Scene.open(crops(30));
            shooter(scene);
            scene.put(Side.B, Cards.unit("target", 3), 30 - beyond, 30, 180);
            assertThat(cover(scene).inside()).isEqualTo(beyond == 0);
        }
    }

    @Test
    @Rule("AOFR-TERRAIN-01")
    void modelsBehindAWallAreCovered() {
        assertThat(cover(scene(5, wall(31)))).as("three of five").isEqualTo(Cover.BEHIND);
        assertThat(cover(scene(5, wall(30))))
                .as("the line along the end of the wall is free")
                .isEqualTo(Cover.NONE);
    }

    @Test
    @Rule("AOFR-TERRAIN-01")
    void otherUnitsCoverButNotTheTwoConcerned() {
        var scene = Scene.open();
        scene.put(Side.A, Cards.unit("shooter", 20), 30, 20, 0);
        scene.put(Side.B, Cards.unit("target", 20), 30, 30, 180);
        assertThat(cover(scene)).isEqualTo(Cover.NONE);
        scene.put(Side.A, Cards.unit("friends", 5), 30, 26, 0);
        assertThat(cover(scene)).isEqualTo(Cover.BEHIND);
    }

    @Test
    @Rule("AOFR-TERRAIN-01")
    void insideAndBehindAreCountedTogether() {
        var wall = wall(29);
        assertThat(cover(scene(5, wall))).as("one or two behind").isEqualTo(Cover.NONE);
        assertThat(cover(scene(5, crops(31), wall)))
                .as("two inside besides")
                .isEqualTo(Cover.BEHIND);
    }

    @Test
    @Rule("AOFR-SR-INDIRECT-3")
    void coverByModelsInsideIsToldApart() {
        assertThat(cover(scene(5, crops(30), wall(40)))).isEqualTo(Cover.INSIDE);
        assertThat(cover(scene(5, crops(31), wall(40)))).isEqualTo(Cover.BEHIND);
    }

    @Test
    @Rule("AOFR-TERRAIN-02")
    void aSingleModelNeedsMoreThanHalfOfItsBaseInside() {
        for (double beyond : new double[] {0, UNIT}) {
            var scene = Scene.open(crops(30));
            shooter(scene);
            scene.put(Side.B, Cards.unit("target", 1), 30 + beyond, 30, 180);
            assertThat(cover(scene)).isEqualTo(beyond > 0 ? Cover.INSIDE : Cover.NONE);
        }
    }

    @Test
    @Rule("AOFR-TERRAIN-02")
    void orTheLineToItsCentreCrossed() {
        for (double beyond : new double[] {0, UNIT}) {
            var scene = Scene.open(wall(30));
            shooter(scene);
            scene.put(Side.B, Cards.unit("target", 1), 30 - beyond, 30, 180);
            assertThat(cover(scene)).isEqualTo(beyond > 0 ? Cover.BEHIND : Cover.NONE);
        }
    }

    @Test
    @Rule("AOFR-TERRAIN-02")
    void aBiggerUnitReducedToOneIsJudgedByItsCentre() {
        var scene = scene(2, crops(30));
        scene.unit("target").remove(0);
        assertThat(cover(scene)).as("exactly half of the base inside").isEqualTo(Cover.INSIDE);
    }

    @Test
    @Rule("AOFR-TERRAIN-02")
    void aPickedModelIsJudgedAlone() {
        var scene = scene(5, Scene.crops(Scene.box(31, 29, 32, 40)));
        var lines = new ShootingLines(scene.battle());
        assertThat(cover(scene)).isEqualTo(Cover.NONE);
        assertThat(List.of(0, 1, 2, 3, 4))
                .as("two have half their base inside; shifted a little, one has more")
                .noneMatch(model -> covered(lines, scene, model));
        var target = scene.unit("target");
        target.place(target.front().moved(1, 0));
        var shifted = new ShootingLines(scene.battle());
        assertThat(List.of(0, 1, 2, 3, 4))
                .as("facing south, model 1 stands at x = 31")
                .filteredOn(model -> covered(shifted, scene, model))
                .containsExactly(1);
    }

    private static boolean covered(ShootingLines lines, Scene scene, int model) {
        return lines.coverOfModel(scene.unit("shooter"), scene.unit("target"), model).any();
    }
}
