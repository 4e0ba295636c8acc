package org.vexillum.regiments.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

/** What both sides agree on stands, whatever the engine had said. */
class CorrectionTest {
    private final Scene scene = Scene.open().marker(20, 20, Side.A).marker(30, 20, null);

    @BeforeEach
    void aUnit() {
        scene.put(Side.A, Cards.unit("ogres", 2, TraitBook.read("Tough(3)")), 36, 10, 0);
    }

    private Unit corrected(Correction.Change... changes) {
        var correction = new Correction(List.of(changes));
        new Regiments().correct(scene.battle(), correction, scene.referee());
        return scene.unit("ogres");
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void placesAndWoundsAreSet() {
        var place = new Pose(inches(20), inches(12), 4500);
        var unit =
                corrected(
                        new Correction.Place("ogres", place),
                        new Correction.WoundsOf("ogres", 1, 2));
        assertThat(unit.front()).isEqualTo(place);
        assertThat(unit.wounds(1)).isEqualTo(2);
        var event = scene.event(Correction.Corrected.class);
        assertThat(event.correction().changes()).hasSize(2);
        assertThat(event.rules().has("AOFR-PRINCIPLE-01")).isTrue();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void statesAreSetAndLifted() {
        var unit =
                corrected(
                        new Correction.SetShaken("ogres", true),
                        new Correction.SetFatigued("ogres", true),
                        new Correction.SetActivated("ogres", true));
        assertThat(unit.shaken()).isTrue();
        assertThat(unit.fatigued()).isTrue();
        assertThat(unit.activated()).isTrue();
        corrected(new Correction.SetShaken("ogres", false));
        assertThat(unit.shaken()).isFalse();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void aUnitWhoseLastModelIsTakenOffIsDestroyed() {
        var unit = corrected(new Correction.Remove("ogres", 0));
        assertThat(unit.slots()).containsExactly(1);
        assertThat(unit.destroyed()).isFalse();
        corrected(new Correction.Remove("ogres", 1));
        assertThat(unit.destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void markersChangeHandsWhereTheyLie() {
        var before = scene.battle().markers();
        corrected(new Correction.OwnerOf(1, Side.B), new Correction.OwnerOf(0, null));
        assertThat(scene.battle().markers().get(0).owner()).isNull();
        assertThat(scene.battle().markers().get(1).owner()).isEqualTo(Side.B);
        assertThat(scene.battle().markers().get(1).at()).isEqualTo(before.get(1).at());
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void theTurnPassesToWhomTheyAgreeOn() {
        corrected(new Correction.ToAct(Side.B));
        assertThat(scene.battle().toAct()).isEqualTo(Side.B);
    }
}
