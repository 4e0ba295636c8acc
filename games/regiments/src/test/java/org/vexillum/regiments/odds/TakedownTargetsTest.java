package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.PlainTrait.Takedown;

/**
 * A sniper whose rifle reaches six inches; of the target's second row models 5 and 9 are farther
 * away.
 */
class TakedownTargetsTest {
    private static final Weapon RIFLE = Cards.bow(6, new Takedown());
    private static final Weapon BOW = Cards.bow(6);

    private record Table(ShootingLines lines, Unit sniper, Unit target) {
        static Table of(int models, Terrain... terrain) {
            var scene = Scene.with(Options.DEFAULT, 72, 48, terrain);
            var card = Cards.of("sniper", 1, Cards.model(List.of(), RIFLE, BOW));
            var sniper = scene.put(Side.A, card, 30, 20, 0);
            var target = scene.put(Side.B, Cards.unit("target", models), 30, 25, 180);
            return new Table(new ShootingLines(scene.battle()), sniper, target);
        }

        TakedownTargets marks(Weapon weapon) {
            return TakedownTargets.of(lines, sniper, weapon, target, new int[] {0});
        }
    }

    /** AOFR-SR-TAKEDOWN-1 */
    @Test
    void whoIsOutOfReachOrDeadCannotBePicked() {
        var table = Table.of(10);
        var marks = table.marks(RIFLE);
        assertThat(marks.pickable(0, table.target))
                .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 6, 7, 8);
        var worn = table.target.copy();
        worn.stand(new int[] {1, 2, 9});
        assertThat(marks.pickable(0, worn)).containsExactlyInAnyOrder(1, 2);
        assertThat(TakedownPreference.one(9).among(worn, List.of(1, 2)))
                .isEqualTo(AttackTarget.WHOLE);
        assertThat(TakedownPreference.one(2).among(worn, List.of(1, 2))).isEqualTo(2);
        assertThat(TakedownPreference.one(3).among(worn, List.of(1, 2, 3)))
                .isEqualTo(AttackTarget.WHOLE);
    }

    @Test
    void whereNobodyPicksAnybodyNothingIsMeasured() {
        assertThat(Table.of(10).marks(BOW)).isSameAs(TakedownTargets.ALL);
        assertThat(Table.of(1).marks(RIFLE)).isSameAs(TakedownTargets.ALL);
        var target = Table.of(10).target;
        assertThat(TakedownTargets.ALL.pickable(0, target)).hasSize(10);
    }

    /** AOFR-TERRAIN-02: a single model is sheltered by what it stands in itself. */
    @Test
    void aPickedModelHasTheCoverOfItsOwnPlace() {
        var table = Table.of(10, Scene.crops(Scene.box(20, 24, 30, 28)));
        var marks = table.marks(RIFLE);
        assertThat(marks.cover(new AttackTarget(table.target, 4), Cover.NONE))
                .isEqualTo(Cover.INSIDE);
        assertThat(marks.cover(new AttackTarget(table.target, 0), Cover.INSIDE))
                .isEqualTo(Cover.NONE);
        assertThat(marks.cover(AttackTarget.whole(table.target), Cover.BEHIND))
                .isEqualTo(Cover.BEHIND);
    }
}
