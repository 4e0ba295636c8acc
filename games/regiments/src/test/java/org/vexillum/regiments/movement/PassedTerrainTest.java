package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Strider;
import org.vexillum.testkit.Rule;

/** What lies on the way of a unit at (30, 20) that goes ten inches north. */
class PassedTerrainTest {
    private Scene scene = Scene.open();

    private static Terrain piece(boolean difficult, boolean dangerous, boolean impassable) {
        var area = Scene.box(26, 24, 34, 26);
        return new Terrain("piece", area, false, difficult, dangerous, false, impassable);
    }

    private Unit unit(Trait... traits) {
        return scene.put(Side.A, Cards.unit("u", 3, traits), 30, 20, 0);
    }

    private PassedTerrain passed(Unit unit) {
        var track = ManoeuvrePoses.of(unit, unit.front(), Manoeuvre.forward(inches(10)));
        return PassedTerrain.by(scene.battle(), unit, track);
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void difficultTerrainSlowsThoseWhoWalk() {
        scene = Scene.open(piece(true, false, false));
        var passed = passed(unit());
        assertThat(passed.slows()).isTrue();
        assertThat(passed.dangerous()).isFalse();
        assertThat(passed.rules().ids()).containsExactly("AOFR-TERRAIN-04");
    }

    @Test
    @Rule({"AOFR-SR-STRIDER-1", "AOFR-SR-FLYING-2"})
    void whatFreesAUnitFromItIsNamed() {
        scene = Scene.open(piece(true, false, false));
        assertThat(passed(unit(new Strider())).rules().ids()).containsExactly("AOFR-SR-STRIDER-1");
        scene = Scene.open(piece(true, true, false));
        assertThat(passed(unit(new Flying())).rules().has("AOFR-SR-FLYING-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-FLYING-1")
    void flyingOverWallsAndUnitsIsNamed() {
        scene = Scene.open(piece(false, false, true));
        var flyer = unit(new Flying());
        assertThat(passed(flyer).over()).isTrue();
        assertThat(passed(flyer).rules().ids()).containsExactly("AOFR-SR-FLYING-1");
        scene = Scene.open();
        flyer = unit(new Flying());
        assertThat(passed(flyer).over()).isFalse();
        assertThat(passed(flyer).rules().ids()).isEmpty();
        var below = scene.put(Side.B, Cards.unit("below", 3), 30, 26, 0);
        assertThat(passed(flyer).over()).isTrue();
        below.setStatus(Status.DESTROYED);
        assertThat(passed(flyer).over()).isFalse();
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void theBasesAtThePlaceOfContactAreInDangerToo() {
        scene = Scene.open(piece(false, true, false));
        var walker = unit();
        var standing = ManoeuvrePoses.of(walker, walker.front(), Manoeuvre.STAY);
        var contact = walker.front().moved(0, inches(5));
        assertThat(EndangeredModels.charging(scene.battle(), walker, standing, contact))
                .containsExactlyInAnyOrder(0, 1, 2);
        assertThat(EndangeredModels.charging(scene.battle(), walker, standing, walker.front()))
                .isEmpty();
        var there = ManoeuvrePoses.of(walker, walker.front(), Manoeuvre.forward(inches(5)));
        assertThat(EndangeredModels.charging(scene.battle(), walker, there, contact)).hasSize(3);
    }

    @Test
    @Rule("AOFR-SR-FLYING-2")
    void whoFliesIsInDangerOnlyWhereHeStarts() {
        scene = Scene.open(piece(false, true, false));
        var flyer = unit(new Flying());
        var contact = flyer.front().moved(0, inches(5));
        var there = ManoeuvrePoses.of(flyer, flyer.front(), Manoeuvre.forward(inches(5)));
        assertThat(EndangeredModels.charging(scene.battle(), flyer, there, contact)).isEmpty();
        assertThat(EndangeredModels.crossing(flyer, List.of(0, 1))).isEmpty();
        flyer.place(contact);
        var away = ManoeuvrePoses.of(flyer, contact, Manoeuvre.forward(inches(5)));
        assertThat(EndangeredModels.charging(scene.battle(), flyer, away, away.end())).hasSize(3);
        scene = Scene.open();
        assertThat(EndangeredModels.crossing(unit(), List.of(0, 1))).containsExactly(0, 1);
    }

    /** The corner of a turning block swings over what neither end of the turn touches. */
    @Test
    @Rule({"AOFR-TERRAIN-05", "AOFR-MOVE-07"})
    void aBaseThatSwingsOverDangerIsInIt() {
        var post = Scene.box(30, 21, 31, 22);
        scene = Scene.open(new Terrain("post", post, false, false, true, false, false));
        var unit = scene.put(Side.A, Cards.unit("u", 5), 30, 20, 0);
        var turn = ManoeuvrePoses.of(unit, unit.front(), Manoeuvre.pivot(Angle.HALF));
        assertThat(EndangeredModels.onTheWay(scene.battle(), unit, turn))
                .isNotEmpty()
                .hasSizeLessThan(5);
        var little = ManoeuvrePoses.of(unit, unit.front(), Manoeuvre.pivot(Angle.degrees(5)));
        assertThat(EndangeredModels.onTheWay(scene.battle(), unit, little)).isEmpty();
    }
}
