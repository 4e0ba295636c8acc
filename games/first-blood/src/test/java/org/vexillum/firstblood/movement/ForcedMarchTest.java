package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.testkit.Rule;

class ForcedMarchTest {
    private static Battle marched(String enemy) {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 2).build(), "10,10", "10,11.5")
                        .with(theirs(FIRST, 1), enemy)
                        .battle();
        new ForcedMarch("ours", "theirs", 1).play(battle, Scripted.answering(battle, List.of()));
        return battle;
    }

    @Test
    @Rule("FB-SR-FERAL-3")
    void aFeralRegimentMarchesItsFullDistanceStraightAtTheEnemy() {
        var ours = marched("30,10").regiment("ours");
        assertThat(ours.base(0).centre()).isEqualTo(Field.at("15,10"));
        assertThat(ours.base(1).centre()).isEqualTo(Field.at("15,11.5"));
    }

    @Test
    @Rule("FB-SR-FERAL-3")
    void itStopsShortOfTheEnemysRange() {
        var battle = marched("15,10");
        var ours = battle.regiment("ours");
        assertThat(Engagement.engaged(battle, ours)).isFalse();
        assertThat(ours.base(0).x()).isGreaterThan(inches("13.01"));
        assertThat(ours.base(0).y()).isEqualTo(inches("10"));
    }
}
