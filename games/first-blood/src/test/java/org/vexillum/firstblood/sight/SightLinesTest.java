package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.testkit.Rule;

/** Lines as they are drawn: the looker stands at (20, 20), those looked at farther north. */
class SightLinesTest {
    private final Regiment looker =
            Levy.of(Edition.SECOND, "looker").side(Side.A).models(1).build();

    private static Regiment targets(int models) {
        return Levy.of(Edition.SECOND, "targets").side(Side.B).models(models).build();
    }

    private static Terrain wall(String from, String to) {
        return Pieces.box("wall", from, to).kinds(Kind.OBSTRUCTING).size(3).build();
    }

    private SightLine drawn(Field field) {
        var battle = field.battle();
        return new SightLines(battle, looker, battle.regiment("targets")).from(0);
    }

    @Test
    @Rule("FB-LOS-01")
    void aClearLineRunsFromMiddleToMiddleOfTheNearestModelSeen() {
        var field =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(targets(3), "20,33", "21,26", "24,30");
        var line = drawn(field);
        assertThat(line.clear()).isTrue();
        assertThat(line.obscured()).isFalse();
        assertThat(line.from()).isEqualTo(Field.at("20,20"));
        assertThat(line.to()).isEqualTo(Field.at("21,26"));
        assertThat(line.by()).isEmpty();
    }

    @Test
    @Rule("FB-LOS-01")
    void whoIsHiddenIsPassedOverForTheNextModel() {
        var field =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(targets(2), "20,26", "28,26")
                        .terrain(wall("18,23", "22,24"));
        var line = drawn(field);
        assertThat(line.clear()).isTrue();
        assertThat(Within.contains(new Disc(Field.at("28,26"), 1250), line.to())).isTrue();
    }

    @Test
    @Rule("FB-LOS-01")
    void whereTheMiddlesAreHiddenTheLineRunsFromRimToRim() {
        var targets = targets(1);
        var field =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(targets, "20,30")
                        .terrain(wall("10,25", "20.4,26"));
        var line = drawn(field);
        assertThat(line.clear()).isTrue();
        assertThat(line.from()).isNotEqualTo(Field.at("20,20"));
        assertThat(Within.contains(looker.base(0), line.from())).isTrue();
        assertThat(Within.contains(targets.base(0), line.to())).isTrue();
        assertThat(line.from().x()).isGreaterThan(Field.at("20.4,0").x());
        assertThat(line.to().x()).isGreaterThan(Field.at("20.4,0").x());
    }

    @Test
    @Rule({"FB-LOS-03", "FB-TERRAIN-21"})
    void whatHidesTheNearestModelIsNamedOnce() {
        var screen = Levy.of(Edition.SECOND, "screen").base(60).models(2).build();
        var field =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(targets(2), "20,36", "20,34")
                        .with(screen, "20,23", "20,26")
                        .terrain(wall("15,29", "25,30"))
                        .terrain(
                                Pieces.box("beside", "40,29", "44,30")
                                        .kinds(Kind.OBSTRUCTING)
                                        .size(3)
                                        .build());
        var line = drawn(field);
        assertThat(line.clear()).isFalse();
        assertThat(line.obscured()).isFalse();
        assertThat(line.from()).isEqualTo(Field.at("20,20"));
        assertThat(line.to()).isEqualTo(Field.at("20,34"));
        assertThat(line.by()).containsExactly("screen", "wall");
    }

    @Test
    @Rule("FB-LOS-02")
    void whatIsSmallerIsNotNamed() {
        var giant = Levy.of(Edition.SECOND, "targets").side(Side.B).type(ModelType.MONSTER);
        var screen = Levy.of(Edition.SECOND, "screen").base(60).models(1).build();
        var field =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(giant.models(1).build(), "20,34")
                        .with(screen, "20,23")
                        .terrain(wall("15,29", "25,30"));
        assertThat(drawn(field).by()).containsExactly("wall");
    }

    @Test
    @Rule("FB-VOLLEY-10")
    void aLineThroughAWoodIsSeenButObscured() {
        var wood = Pieces.box("wood", "15,24", "25,26").kinds(Kind.OBSCURING).size(3).build();
        var field =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(targets(1), "20,30")
                        .terrain(wood);
        var line = drawn(field);
        assertThat(line.clear()).isTrue();
        assertThat(line.obscured()).isTrue();
    }
}
