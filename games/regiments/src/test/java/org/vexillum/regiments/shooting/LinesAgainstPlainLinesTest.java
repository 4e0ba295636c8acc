package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.terrain.TerrainGenerator;

/** Random tables: every short cut must give what looking at all models gives. */
class LinesAgainstPlainLinesTest {
    private static final Weapon BOW = Cards.bow(18);
    private static final int[] SIZES = {1, 3, 5, 6, 7, 10, 13};

    private static Scene scene(Ruleset ruleset, RandomSource lot) {
        var terrain = TerrainGenerator.generate(inches(72), inches(48), lot);
        var scene = Scene.by(ruleset, terrain.toArray(Terrain[]::new));
        var archer = Cards.model(List.of(), BOW);
        for (int i = 0; i < 12; i++) {
            var card = Cards.of("u" + i, SIZES[lot.below(SIZES.length)], archer);
            put(scene, scene.put(Side.values()[i % 2], card, 10, 10, 0), lot);
        }
        return scene;
    }

    /** Near the others, so that many are in reach and in each other's way. */
    private static void put(Scene scene, Unit unit, RandomSource lot) {
        do {
            int x = lot.between(inches(20), inches(52));
            unit.place(new Pose(x, lot.between(inches(8), inches(40)), lot.below(36000)));
        } while (!apart(scene, unit));
    }

    private static boolean apart(Scene scene, Unit unit) {
        var shape = Footprint.of(unit);
        for (var other : scene.battle().units())
            if (other != unit && Within.within(shape, Footprint.of(other), inches(1))) return false;
        for (var terrain : scene.battle().setting().terrain())
            if (terrain.impassable() && Within.overlaps(shape, terrain.area())) return false;
        return true;
    }

    @ParameterizedTest
    @EnumSource(Ruleset.class)
    void everybodyIsJudgedAlike(Ruleset ruleset) {
        var lot = new RandomSource(17);
        int partly = 0;
        int covered = 0;
        for (int round = 0; round < 40; round++) {
            var scene = scene(ruleset, lot);
            var lines = new ShootingLines(scene.battle());
            var plain = new PlainLines(scene.battle());
            for (var one : scene.battle().onTable(Side.A))
                for (var other : scene.battle().onTable(Side.B)) {
                    assertThat(lines.cover(one, other)).isEqualTo(plain.cover(one, other));
                    assertThat(lines.far(one, other)).isEqualTo(plain.far(one, other));
                    if (lines.cover(one, other).any()) covered++;
                    for (int slot = 0; slot < one.living(); slot++)
                        assertThat(lines.reaches(one, slot, other, BOW.range()))
                                .isEqualTo(plain.reaches(one, slot, other, BOW.range()));
                    if (!lines.inArc(one, other)) continue;
                    var expected = plain.eligible(one, BOW, other);
                    assertThat(Arrays.stream(lines.eligible(one, BOW, other)).boxed())
                            .containsExactlyElementsOf(expected);
                    assertThat(lines.any(one, BOW, other)).isEqualTo(!expected.isEmpty());
                    if (!expected.isEmpty() && expected.size() < one.living()) partly++;
                }
        }
        assertThat(partly).as("pairs where some may shoot and some may not").isGreaterThan(20);
        assertThat(covered).isGreaterThan(50);
    }
}
