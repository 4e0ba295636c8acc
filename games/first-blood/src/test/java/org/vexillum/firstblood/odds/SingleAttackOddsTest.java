package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Manner;

/**
 * Single blows, shots and hits on Defence 1 (five of six get through) and Resolve 5 (a wound loses
 * another to one morale die of six).
 */
class SingleAttackOddsTest {
    private static final double THROUGH = 5 / 6.0;
    private static final double WITH_MORALE = THROUGH * 7 / 6;
    private static final Offset<Double> EXACT = within(1e-12);

    private final SingleAttackOdds blows = new SingleAttackOdds(new OddsCache());

    private static Levy foes(int edition) {
        return levy(edition, "B").profile(5, 0, 2, 1, 1, 5, 1, 0).models(4);
    }

    /** Volley 3, Clash 3 and so many attacks. */
    private static Levy strikers(int edition, int attacks, String... traits) {
        return levy(edition, "A").profile(5, 3, 3, attacks, 1, 3, 1, 0).traits(traits).models(3);
    }

    private double struck(Battle battle, int model, Manner manner, boolean inspired) {
        var attacker = battle.regiment("A");
        return blows.of(battle, attacker, model, battle.regiment("B"), manner, inspired).mean();
    }

    @Test
    void allAttacksOfAModelAreCounted() {
        for (int edition = 1; edition <= 2; edition++) {
            var battle = battle(edition, strikers(edition, 3), foes(edition));
            assertThat(struck(battle, 1, Manner.CLASH, false))
                    .isEqualTo(3 / 2.0 * WITH_MORALE, EXACT);
            assertThat(struck(battle, 1, Manner.CLASH, true)).isEqualTo(2 * WITH_MORALE, EXACT);
        }
    }

    @Test
    void whoHasNoAttacksStrikesNobody() {
        var battle = battle(2, strikers(2, 1), foes(2));
        assertThat(struck(battle, 1, Manner.IMPACT, false)).isZero();
    }

    @Test
    void impactsAreCountedByTheirRule() {
        var battle = battle(2, strikers(2, 1, "Impact (3)"), foes(2));
        assertThat(struck(battle, 1, Manner.IMPACT, false)).isEqualTo(3 / 2.0 * WITH_MORALE, EXACT);
    }

    @Test
    void modelsOfOtherKindsStrikeAsTheyDo() {
        var mixed = strikers(1, 1).profile(5, 0, 1, 2, 1, 3, 1, 0).model(Role.TROOPER);
        var battle = battle(1, mixed, foes(1));
        assertThat(struck(battle, 1, Manner.CLASH, false)).isEqualTo(WITH_MORALE / 2, EXACT);
        assertThat(struck(battle, 3, Manner.CLASH, false)).isEqualTo(2 * WITH_MORALE / 6, EXACT);
    }

    /** What was worked out before does not hold for who has gained something since. */
    @Test
    void giftsThatMatterAreWeighedAnew() {
        var battle = battle(1, strikers(1, 1), foes(1));
        double plain = struck(battle, 1, Manner.CLASH, false);
        gain(battle, Characteristic.MARCH);
        assertThat(struck(battle, 1, Manner.CLASH, false)).isEqualTo(plain, EXACT);
        gain(battle, Characteristic.CLASH);
        assertThat(struck(battle, 1, Manner.CLASH, false)).isEqualTo(2 / 3.0 * WITH_MORALE, EXACT);
    }

    private static void gain(Battle battle, Characteristic what) {
        var gift = new TemporaryEffect.Gift.Changes(what, 1);
        battle.regiment("A")
                .gain(
                        new TemporaryEffect(
                                "x", "FB-PROF-08", gift, TemporaryEffect.Until.GAME_END, "A"));
    }

    /** FB-VOLLEY-17: shots cause no morale tests. */
    @Test
    void oneShotIsWorkedOutHoweverManyThereAre() {
        var battle = battle(1, strikers(1, 1, "Barrage (4) (20\")"), foes(1));
        assertThat(shot(battle, false, false)).isEqualTo(THROUGH / 2, EXACT);
        assertThat(shot(battle, true, false)).isEqualTo(THROUGH / 3, EXACT);
        assertThat(shot(battle, false, true)).isEqualTo(THROUGH * 2 / 3, EXACT);
    }

    private double shot(Battle battle, boolean obscured, boolean aimed) {
        var archers = battle.regiment("A");
        var weapon = RangedAttack.of(battle, archers).getFirst();
        var shooter = new Shooter(1, obscured);
        return blows.shot(battle, archers, shooter, battle.regiment("B"), weapon, aimed).mean();
    }

    @Test
    void oneHit() {
        var battle = battle(1, strikers(1, 1), foes(1));
        var target = battle.regiment("B");
        assertThat(blows.hit(battle, target, Manner.SPELL).mean()).isEqualTo(WITH_MORALE, EXACT);
        assertThat(blows.hit(battle, target, Manner.VOLLEY).mean()).isEqualTo(THROUGH, EXACT);
    }
}
