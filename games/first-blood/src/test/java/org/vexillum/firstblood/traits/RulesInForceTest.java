package org.vexillum.firstblood.traits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.TemporaryEffect;

/** What was worked out about special rules is worked out anew when the regiment changes. */
class RulesInForceTest {
    private static Battle battle() {
        var regiment =
                Levy.of(Edition.FIRST, "A")
                        .traits("Shield", "Bravery")
                        .model(Role.STANDARD_BEARER)
                        .model(Role.TROOPER)
                        .build();
        return Field.of(Edition.FIRST).with(regiment).battle();
    }

    private static boolean shielded(Battle battle) {
        return Traits.has(battle, battle.regiment("A"), 1, MeleeTraits.Shield.class);
    }

    private static TemporaryEffect without(String trait) {
        var lost = new TemporaryEffect.Gift.Loses(trait);
        return new TemporaryEffect(
                "x", "FB-MAGIC-12-E1", lost, TemporaryEffect.Until.GAME_END, "A");
    }

    @Test
    void aCopyThatChangesLeavesTheOtherAsItWas() {
        var battle = battle();
        assertThat(shielded(battle)).isTrue();
        var copy = battle.copy();
        copy.regiment("A").gain(without("Shield"));
        assertThat(shielded(copy)).isFalse();
        assertThat(shielded(battle)).isTrue();
    }

    @Test
    void breakingAndBoonsAreNoticed() {
        var battle = battle();
        var regiment = battle.regiment("A");
        assertThat(shielded(battle)).isTrue();
        regiment.setBroken(true);
        assertThat(shielded(battle)).isFalse();
        regiment.setBroken(false);
        assertThat(shielded(battle)).isTrue();
        regiment.gain(without("Shield"));
        assertThat(shielded(battle)).isFalse();
    }

    @Test
    void aFallenStandardTakesItsRuleAlong() {
        var battle = battle();
        var regiment = battle.regiment("A");
        int before = Traits.of(battle, regiment, 1).size();
        regiment.remove(0);
        assertThat(Traits.of(battle, regiment, 1)).hasSize(before - 1);
    }
}
