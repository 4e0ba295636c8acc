package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.scene.Scene.units;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Unit;
import org.vexillum.testkit.Rule;

/** Bases of one square inch; the front's centre at (30, 20). */
class FootprintTest {
    private static Unit block(int models, int degrees) {
        return Scene.open().put(Side.A, Cards.unit("u", models), 30, 20, degrees);
    }

    private static void covers(
            ConvexPolygon shape, double west, double south, double east, double north) {
        assertThat(new Bounds(shape.minX(), shape.minY(), shape.maxX(), shape.maxY()))
                .isEqualTo(new Bounds(units(west), units(south), units(east), units(north)));
    }

    @Test
    @Rule("AOFR-FORM-04")
    void theBlockLiesBehindItsFront() {
        covers(Footprint.of(block(10, 0)), 27.5, 18, 32.5, 20);
        covers(Footprint.of(block(10, 90)), 28, 17.5, 30, 22.5);
        assertThat(Footprint.centre(block(10, 90))).isEqualTo(new Pose(units(29), units(20), 9000));
    }

    @Test
    @Rule("AOFR-FORM-04")
    void anIncompleteRearRowCountsAsARow() {
        var unit = block(7, 0);
        covers(Footprint.of(unit), 27.5, 18, 32.5, 20);
        assertThat(Footprint.occupied(unit)).hasSize(2);
        covers(Footprint.occupied(unit).get(0), 27.5, 19, 32.5, 20);
        covers(Footprint.occupied(unit).get(1), 29, 18, 31, 19);
    }

    @Test
    @Rule("AOFR-FORM-05")
    void aFrontThatIsNotFilledShrinksEvenlyAndItsCentreStays() {
        var unit = block(10, 0);
        for (int model = 9; model >= 3; model--) unit.remove(model);
        covers(Footprint.of(unit), 28.5, 19, 31.5, 20);
        covers(Footprint.model(unit, 0), 28.5, 19, 29.5, 20);
        assertThat(Footprint.occupied(unit)).containsExactly(Footprint.of(unit));
    }

    @Test
    void modelsStandInTheirSlotsAndAShortRearRowInItsMiddle() {
        var unit = block(7, 0);
        covers(Footprint.model(unit, 0), 27.5, 19, 28.5, 20);
        covers(Footprint.model(unit, 4), 31.5, 19, 32.5, 20);
        covers(Footprint.model(unit, 5), 29, 18, 30, 19);
        covers(Footprint.model(unit, 6), 30, 18, 31, 19);
    }

    @Test
    void theFirstModelStandsAtTheLeftWhateverTheFacing() {
        covers(Footprint.model(block(5, 90), 0), 29, 21.5, 30, 22.5);
        covers(Footprint.model(block(5, 180), 0), 31.5, 20, 32.5, 21);
    }

    @Test
    void turnedBasesLieInTheirBlock() {
        for (int degrees = 1; degrees < 360; degrees += 17) {
            var unit = block(20, degrees);
            for (int slot = 0; slot < 20; slot++)
                assertThat(Within.whollyWithin(Footprint.model(unit, slot), 2, Footprint.of(unit)))
                        .isTrue();
        }
    }
}
