package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** The shooter stands at (20, 20), the target 10 inches north of it. */
class ObscuredTest {
    private static Regiment one(String id, Side side, ModelType type) {
        return Levy.of(Edition.FIRST, id).side(side).type(type).models(1).build();
    }

    private final Regiment shooter = one("shooter", Side.A, ModelType.INFANTRY);
    private final Regiment target = one("target", Side.B, ModelType.INFANTRY);

    private Field field() {
        return Field.of(Edition.FIRST).with(shooter, "20,20").with(target, "20,30");
    }

    private boolean obscured(Battle battle) {
        return Sight.obscured(battle, shooter, 0, target, 0, SightPurpose.VOLLEY);
    }

    private static Terrain wood(String southWest, String northEast) {
        return Pieces.box("wood", southWest, northEast).kinds(Kind.OBSCURING).size(3).build();
    }

    @Test
    @Rule("FB-VOLLEY-10")
    void aWoodBetweenObscures() {
        assertThat(obscured(field().battle())).isFalse();
        assertThat(obscured(field().terrain(wood("15,24", "25,26")).battle())).isTrue();
        assertThat(obscured(field().terrain(wood("20,24", "25,26")).battle())).isFalse();
    }

    @Test
    @Rule("FB-TERRAIN-20")
    void whoStandsWhollyInTheWoodIsObscured() {
        assertThat(obscured(field().terrain(wood("15,28", "25,32")).battle())).isTrue();
        assertThat(obscured(field().terrain(wood("15,18", "25,22")).battle())).isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-20")
    void whoStandsInTheWoodIsObscuredEvenForWhomHeTouches() {
        target.place(0, Field.at("20,20.98"));
        assertThat(obscured(field(shooter, target).battle())).isFalse();
        var inTheWood = field(shooter, target).terrain(wood("15,20.2", "25,26"));
        assertThat(obscured(inTheWood.battle())).isTrue();
    }

    private static Field field(Regiment shooter, Regiment target) {
        return Field.of(Edition.FIRST).with(shooter, "20,20").with(target);
    }

    @Test
    @Rule("FB-TERRAIN-20")
    void anEdgeOutsideTheWoodCanBeSeenClearly() {
        assertThat(obscured(field().terrain(wood("15,29.7", "25,32")).battle())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        // shooter, between, target
        "INFANTRY, INFANTRY, CAVALRY, true",
        "CAVALRY, INFANTRY, INFANTRY, false",
        "CAVALRY, INFANTRY, CAVALRY, true",
        "INFANTRY, CAVALRY, MONSTER, true",
        "MONSTER, CAVALRY, CAVALRY, false"
    })
    @Rule("FB-VOLLEY-11")
    void onlyModelsSmallerThanTheTargetObscureIt(
            ModelType shooting, ModelType between, ModelType shotAt, boolean obscured) {
        var from = one("from", Side.A, shooting);
        var to = one("to", Side.B, shotAt);
        var other = Levy.of(Edition.FIRST, "other").type(between).base(60).models(1).build();
        var battle =
                Field.of(Edition.FIRST)
                        .with(from, "20,20")
                        .with(to, "20,30")
                        .with(other, "20,25")
                        .battle();
        var view = new RegimentSight(battle, from, to, SightPurpose.VOLLEY);
        assertThat(view.sees(0, 0)).isTrue();
        assertThat(view.clear(0, 0)).isEqualTo(!obscured);
    }

    @Test
    @Rule("FB-VOLLEY-11")
    void aLinePastTheSmallerModelIsClear() {
        var monster = one("monster", Side.B, ModelType.MONSTER);
        var imp = one("imp", Side.A, ModelType.INFANTRY);
        var battle =
                Field.of(Edition.FIRST)
                        .with(shooter, "20,20")
                        .with(monster, "20,30")
                        .with(imp, "20.03,25")
                        .battle();
        assertThat(Sight.obscured(battle, shooter, 0, monster, 0, SightPurpose.VOLLEY)).isFalse();
        imp.place(0, Field.at("20.01,25"));
        assertThat(Sight.obscured(battle, shooter, 0, monster, 0, SightPurpose.VOLLEY)).isTrue();
    }

    @Test
    @Rule("FB-VOLLEY-12")
    void itIsJudgedForEachFiringModel() {
        var pair = Levy.of(Edition.FIRST, "pair").models(2).build();
        var battle =
                Field.of(Edition.FIRST)
                        .with(pair, "20,20", "30,20")
                        .with(target, "30,30")
                        .terrain(wood("22,23", "26,27"))
                        .battle();
        var view = new RegimentSight(battle, pair, target, SightPurpose.VOLLEY);
        assertThat(view.clear(0, 0)).isFalse();
        assertThat(view.clear(1, 0)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    @Rule("FB-TERRAIN-23")
    void fromAHeightOneLooksOverALowerWood(int elevation, boolean obscured) {
        var hill = Pieces.box("hill", "18,18", "22,22").raised(elevation).build();
        var field = field().terrain(hill).terrain(wood("15,24", "25,26"));
        assertThat(obscured(field.battle())).isEqualTo(obscured);
    }

    @Test
    @Rule("FB-TERRAIN-23")
    void sizeAloneDoesNotLookOverAWood() {
        var low = Pieces.box("scrub", "15,24", "25,26").kinds(Kind.OBSCURING).size(1).build();
        var giant = one("giant", Side.A, ModelType.MONSTER);
        var battle =
                Field.of(Edition.FIRST)
                        .with(giant, "20,20")
                        .with(target, "20,30")
                        .terrain(low)
                        .battle();
        assertThat(Sight.obscured(battle, giant, 0, target, 0, SightPurpose.VOLLEY)).isTrue();
    }

    @Test
    @Rule("FB-VOLLEY-12")
    void whoIsSaidToBeObscuredIs() {
        target.gain(
                new TemporaryEffect(
                        "mist",
                        "FB-VOLLEY-12",
                        new TemporaryEffect.Gift.Obscured(),
                        TemporaryEffect.Until.ROUND_END,
                        "target"));
        assertThat(obscured(field().battle())).isTrue();
    }
}
