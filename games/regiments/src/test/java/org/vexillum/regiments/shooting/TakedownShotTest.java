package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.table.Options.TakedownSight.NOT_NEEDED;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.PlainTrait.Takedown;
import org.vexillum.testkit.Rule;

/**
 * A sniper at x = 30, y = 20, looking north; the target's near row stands on y = 25 to 26.
 *
 * <p>The target faces south, so models 0 to 4 stand from east to west.
 */
class TakedownShotTest {
    private static final Weapon RIFLE = Cards.bow(6, new Takedown());

    private static int[] pickable(Options options, Weapon weapon, Terrain... terrain) {
        var scene = Scene.with(options, 72, 48, terrain);
        var card = Cards.of("sniper", 1, Cards.model(List.of(), weapon));
        var sniper = scene.put(Side.A, card, 30, 20, 0);
        var target = scene.put(Side.B, Cards.unit("target", 10), 30, 25, 180);
        return new ShootingLines(scene.battle()).pickable(sniper, 0, weapon, target);
    }

    private static Options sightNotNeeded() {
        var o = Options.DEFAULT;
        return new Options(
                o.forceOrganisation(),
                o.capJoinedHero(),
                o.singleModelRow(),
                o.meleeFacing(),
                o.counterReduction(),
                o.fearlessWhenShaken(),
                NOT_NEEDED,
                o.takedownHeroDefense());
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void theModelItselfMustBeInRange() {
        assertThat(pickable(Options.DEFAULT, RIFLE))
                .as("of the row behind, six inches away, those straight ahead")
                .containsExactly(0, 1, 2, 3, 4, 6, 7, 8);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void theModelItselfMustBeInSight() {
        var wall = Scene.wall(Scene.box(20, 23, 30, 24));
        assertThat(pickable(Options.DEFAULT, RIFLE, wall)).contains(0, 1, 2).doesNotContain(4);
        assertThat(pickable(sightNotNeeded(), RIFLE, wall)).hasSize(8);
    }

    @Test
    @Rule("AOFR-SR-INDIRECT-2")
    void indirectLiftsTheSight() {
        var mortar = Cards.bow(6, new Takedown(), new Indirect());
        var wall = Scene.wall(Scene.box(20, 23, 40, 24));
        assertThat(pickable(Options.DEFAULT, RIFLE, wall)).isEmpty();
        assertThat(pickable(Options.DEFAULT, mortar, wall)).hasSize(8);
    }
}
