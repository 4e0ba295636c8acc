package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.regiments.UnitSpec.unit;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.table.Unit;

/** What a salvo promises before it is rolled, worked out by hand. */
class PreparedAttackTest {
    private static final Offset<Double> EXACT = within(1e-14);

    private static PreparedAttack salvo(UnitSpec foes, String... traits) {
        var archer = unit("Archer").models(1).shooting("Bow", 1, traits);
        var fray = Fray.between(archer, foes);
        return fray.shoot("Bow").salvo(fray.battle());
    }

    private static void same(NumberDistribution chance, double... expected) {
        assertThat(chance.toArray()).containsExactly(expected, EXACT);
    }

    @Test
    void aHitIsBlockedHalfTheTime() {
        var plain = salvo(unit("Foes"));
        same(plain.hits(), 1 / 2.0, 1 / 2.0);
        same(plain.unblocked(), 3 / 4.0, 1 / 4.0);
        same(plain.wounds(), 3 / 4.0, 1 / 4.0);
        assertThat(plain.notIgnored()).isEqualTo(1);
    }

    @Test
    void regenerationIgnoresAThirdOfTheWounds() {
        var salvo = salvo(unit("Trolls").traits("Regeneration"));
        assertThat(salvo.notIgnored()).isCloseTo(2 / 3.0, EXACT);
        same(salvo.unblocked(), 3 / 4.0, 1 / 4.0);
        same(salvo.wounds(), 5 / 6.0, 1 / 6.0);
    }

    @Test
    void deadlyWoundsAreIgnoredOneByOneLater() {
        var salvo = salvo(unit("Trolls").traits("Tough(3)", "Regeneration"), "Deadly(3)");
        same(salvo.wounds(), 3 / 4.0, 1 / 4.0);
    }

    @Test
    void aSixOfASurgingBowMayWoundTwice() {
        var salvo = salvo(unit("Foes"), "Surge");
        same(salvo.hits(), 1 / 2.0, 1 / 3.0, 1 / 6.0);
        same(salvo.wounds(), 1 / 2.0 + 1 / 6.0 + 1 / 24.0, 1 / 6.0 + 1 / 12.0, 1 / 24.0);
    }

    /** The original hit is Rending and hardly blocked; the extra hit is plain. */
    @Test
    void theExtraHitOfASixIsBlockedByItself() {
        var salvo = salvo(unit("Foes"), "Surge", "Rending");
        double one = 5 / 6.0 * 1 / 2.0 + 1 / 6.0 * 1 / 2.0;
        assertThat(salvo.wounds().of(2)).isCloseTo(1 / 6.0 * 5 / 6.0 * 1 / 2.0, EXACT);
        assertThat(salvo.wounds().of(1)).isCloseTo(1 / 3.0 * 1 / 2.0 + 1 / 6.0 * one, EXACT);
    }

    @Test
    void blastMultipliesTheHitsOfADie() {
        var salvo = salvo(unit("Foes"), "Blast(3)");
        same(salvo.hits(), 1 / 2.0, 0, 0, 1 / 2.0);
        same(salvo.wounds(), 1 / 2.0 + 1 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0);
    }

    private static Unit ogres() {
        return unit("Ogres").models(3).traits("Tough(3)").on(Side.A, "u");
    }

    @Test
    void woundsDealtUnseenFallInTheOrderOfCasualties() {
        var ogres = ogres();
        assertThat(Casualties.strike(ogres, 4, CasualtyPreference.NOBODY)).isEqualTo(4);
        assertThat(ogres.slots()).containsExactly(0, 1);
        assertThat(ogres.wounds(1)).isEqualTo(1);
        assertThat(Casualties.strike(ogres, 0, CasualtyPreference.NOBODY)).isZero();
        assertThat(Casualties.strike(ogres, 9, CasualtyPreference.NOBODY)).isEqualTo(5);
        assertThat(ogres.living()).isZero();
    }

    @Test
    void woundsDealtUnseenToOneModelAreLostBeyondIt() {
        var ogres = ogres();
        assertThat(Casualties.strikeNext(ogres, 5, CasualtyPreference.NOBODY)).isEqualTo(3);
        assertThat(ogres.slots()).containsExactly(0, 1);
        assertThat(Casualties.strikeModel(ogres, 0, 2)).isEqualTo(2);
        assertThat(ogres.wounds(0)).isEqualTo(2);
        assertThat(Casualties.strikeModel(ogres, 0, 0)).isZero();
        assertThat(ogres.alive(0)).isTrue();
    }
}
