package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

/** What players ask before they choose: how likely, how far. */
class LookingAheadTest {
    /** Bases of 25 mm, their centres so far apart, March 5. */
    private static Battle facing(Edition edition, String apart) {
        return Field.of(edition)
                .with(ours(edition, 1).build(), "10,10")
                .with(theirs(edition, 1), "10," + apart)
                .battle();
    }

    private static double chance(Battle battle, int nearer) {
        var ours = battle.regiment("ours");
        return ChargeAction.chance(battle, ours, battle.regiment("theirs"), nearer);
    }

    /** A gap of just over 8 inches needs 4 or more on top of March 5. */
    @Test
    @Rule("FB-CHARGE-09")
    void aRolledChargeIsAsLikelyAsTheFacesThatSuffice() {
        assertThat(chance(facing(FIRST, "19.1"), 0)).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(facing(FIRST, "16.9"), 0)).isEqualTo(1);
        assertThat(chance(facing(FIRST, "22.1"), 0)).isZero();
    }

    @Test
    @Rule("FB-CHARGE-10")
    void aMeasuredChargeGetsThereOrNot() {
        assertThat(chance(facing(SECOND, "15.9"), 0)).isEqualTo(1);
        assertThat(chance(facing(SECOND, "16.1"), 0)).isZero();
    }

    @Test
    void aMarchBeforeItCountsAsNearer() {
        assertThat(chance(facing(SECOND, "20"), Lengths.inches(5))).isEqualTo(1);
        assertThat(chance(facing(FIRST, "24.1"), Lengths.inches(5)))
                .isCloseTo(3 / 6.0, within(1e-9));
    }

    @Test
    void aRegimentGoesStraightTowardsAPlaceAsFarAsItMarches() {
        var battle = Field.of(FIRST).with(ours(FIRST, 1).build(), "10,10").battle();
        var march = new ChooseMarch("ours", 1);
        var far = march.towards(battle, Field.at("10,40"));
        assertThat(far.models().getFirst().end()).isEqualTo(Field.at("10,15"));
        var near = march.towards(battle, Field.at("10,12"));
        assertThat(near.models().getFirst().end()).isEqualTo(Field.at("10,12"));
        assertThat(march.choices(battle).refusal(far)).isNull();
    }

    /** It stands an inch from a foe's reach: every part of the way ends in combat. */
    @Test
    void itDoesNotGoTowardsAPlaceItCannotComeNearer() {
        var battle = facing(FIRST, "12.05");
        assertThat(new ChooseMarch("ours", 1).towards(battle, Field.at("10,12"))).isNull();
    }
}
