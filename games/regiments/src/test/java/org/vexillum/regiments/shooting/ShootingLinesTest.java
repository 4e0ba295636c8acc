package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

/**
 * Archers stand five abreast with their front on y = 20, x 27.5 to 32.5, facing north.
 *
 * <p>The middles of their bases are at x = 28, 29, 30, 31, 32: models 0 to 4.
 */
class ShootingLinesTest {
    private static final double UNIT = 1 / 2540.0;
    private static final Weapon BOW = Cards.bow(10);

    static UnitCard archers(int size, Weapon weapon) {
        return Cards.of("archers", size, Cards.model(List.of(), weapon));
    }

    static Unit archers(Scene scene, Weapon weapon) {
        return scene.put(Side.A, archers(5, weapon), 30, 20, 0);
    }

    /** A single model with the near edge of its base at y. */
    static Unit single(Scene scene, double x, double y) {
        return scene.put(Side.B, Cards.unit("target", 1), x, y + 1, 0);
    }

    static int[] eligible(Scene scene, Weapon weapon) {
        var battle = scene.battle();
        return new ShootingLines(battle)
                .eligible(battle.unit("archers"), weapon, battle.unit("target"));
    }

    @Nested
    class Arc {
        private boolean inArc(double x, double y) {
            var scene = Scene.open();
            var archers = archers(scene, BOW);
            var target = single(scene, x, y);
            return new ShootingLines(scene.battle()).inArc(archers, target);
        }

        @Test
        @Rule("AOFR-FACING-02")
        void onePointOfTheTargetOnTheDiagonalIsEnough() {
            assertThat(inArc(40, 26)).isTrue();
            assertThat(inArc(40, 26 - UNIT)).isFalse();
        }

        @Test
        @Rule("AOFR-FACING-02")
        void theArcIsTheUnitsAndNotEachModels() {
            var scene = Scene.open();
            archers(scene, Cards.bow(30));
            single(scene, 40, 26);
            assertThat(eligible(scene, Cards.bow(30))).containsExactly(0, 1, 2, 3, 4);
        }

        @Test
        @Rule("AOFR-SHOOT-01")
        void nobodyShootsOutOfTheFrontArc() {
            var scene = Scene.open();
            archers(scene, BOW);
            scene.put(Side.B, Cards.unit("target", 1), 30, 15, 0);
            assertThat(eligible(scene, BOW)).isEmpty();
        }
    }

    @Nested
    class Range {
        @Test
        @Rule({"AOFR-SHOOT-01", "AOFR-PRINCIPLE-04"})
        void isMeasuredFromEachModelAndIncludesItsLimit() {
            var scene = Scene.open();
            archers(scene, BOW);
            single(scene, 28, 30);
            assertThat(eligible(scene, BOW)).containsExactly(0, 1);
        }

        @Test
        @Rule({"AOFR-SHOOT-01", "AOFR-PRINCIPLE-04"})
        void endsAtItsLimit() {
            var scene = Scene.open();
            archers(scene, BOW);
            single(scene, 28, 30 + UNIT);
            assertThat(eligible(scene, BOW)).isEmpty();
        }

        @Test
        @Rule("AOFR-SHOOT-01")
        void isMeasuredToAnyModelOfTheTarget() {
            var scene = Scene.open();
            archers(scene, BOW);
            scene.put(Side.B, Cards.unit("target", 10), 30, 32, 0);
            assertThat(eligible(scene, BOW)).hasSize(5);
        }

        @Test
        @Rule("AOFR-SHOOT-01")
        void allRanksMayShoot() {
            var scene = Scene.open();
            scene.put(Side.A, archers(15, BOW), 30, 20, 0);
            single(scene, 30, 28);
            assertThat(eligible(scene, BOW))
                    .as("rows at 8, 9 and 10 inches; those at the ends stand farther away")
                    .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13);
        }

        @Test
        @Rule("AOFR-PRINCIPLE-04")
        void aVolleyIsFarIfTheClosestModelsAreOverNineInchesApart() {
            for (double beyond : new double[] {0, UNIT}) {
                var scene = Scene.open();
                var archers = archers(scene, BOW);
                var target = single(scene, 28, 29 + beyond);
                assertThat(new ShootingLines(scene.battle()).far(archers, target))
                        .isEqualTo(beyond > 0);
            }
        }

        @Test
        @Rule("AOFR-PRINCIPLE-04")
        void theEmptyPlacesOfARearRowAreNoModels() {
            var scene = Scene.open();
            var target = scene.put(Side.B, Cards.unit("target", 7), 30, 31, 0);
            var single = scene.put(Side.A, Cards.unit("a", 1), 27, 20, 0);
            assertThat(target.rows()).isEqualTo(2);
            assertThat(new ShootingLines(scene.battle()).far(single, target)).isTrue();
            target.setStatus(org.vexillum.regiments.table.Status.DESTROYED);
            var full = scene.put(Side.B, Cards.unit("full", 10), 30, 31, 0);
            assertThat(new ShootingLines(scene.battle()).far(single, full)).isFalse();
        }
    }

    @Nested
    class Weapons {
        @Test
        @Rule("AOFR-SHOOT-02")
        void everyCopyOfEveryEligibleModelIsFired() {
            var two = Cards.model(List.of(), BOW, Cards.bow(20), BOW);
            var one = Cards.model(List.of(), BOW);
            var scene = Scene.open();
            scene.put(Side.A, Cards.unit("archers", one, two, one), 30, 20, 0);
            single(scene, 30, 25);
            assertThat(eligible(scene, BOW)).as("the best armed first").containsExactly(1, 1, 0, 2);
            assertThat(eligible(scene, Cards.bow(20))).containsExactly(1);
        }

        @Test
        @Rule("AOFR-SHOOT-02")
        void oneModelMayCarryManyCopies() {
            var many = Cards.model(List.of(), BOW, BOW, BOW, BOW);
            var scene = Scene.open();
            scene.put(Side.A, Cards.of("archers", 2, many), 30, 20, 0);
            single(scene, 30, 25);
            assertThat(eligible(scene, BOW)).containsExactly(0, 0, 0, 0, 1, 1, 1, 1);
        }

        @Test
        @Rule("AOFR-SR-LIMITED-1")
        void aSpentCopyIsNotFiredAgain() {
            var rocket = Cards.bow(10, new PlainTrait.Limited());
            var scene = Scene.open();
            var archers = archers(scene, rocket);
            single(scene, 30, 25);
            archers.spend(3, 0);
            assertThat(eligible(scene, rocket)).containsExactly(0, 1, 2, 4);
        }
    }
}
