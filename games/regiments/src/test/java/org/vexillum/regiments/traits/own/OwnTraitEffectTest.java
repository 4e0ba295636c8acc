package org.vexillum.regiments.traits.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.TargetProtection;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.AttackContext.Manner;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;
import org.vexillum.testkit.Rule;

class OwnTraitEffectTest {
    private static final AttackContext SHOT =
            new AttackContext(Manner.SHOOTING, false, false, false, false, false);
    private static final AttackContext CHARGE =
            new AttackContext(Manner.MELEE, true, false, false, false, false);
    private static final int ONES = 1 << 1;

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void allEffectsOfOneTraitActThoughTheyBearOneName() {
        var inMelee = new OwnTraitEffect.ModifiesDefence("Wall", 1, Condition.MELEE);
        var farAway = new OwnTraitEffect.ModifiesDefence("Wall", 2, Condition.SHOOTING);
        assertThat(Traits.acting(SHOT, List.of(), List.of(inMelee, farAway)))
                .containsExactly(inMelee, farAway);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void theSameTraitGainedTwiceCountsOnce() {
        var wall = new OwnTraitEffect.ModifiesDefence("Wall", 1, Condition.ALWAYS);
        var again = new OwnTraitEffect.ModifiesDefence("Wall", 1, Condition.ALWAYS);
        assertThat(Traits.acting(SHOT, List.of(wall), List.of(again))).containsExactly(wall);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-07")
    void aUnitRollsItsOwnDefenseAgainWhenAllItsModelsMay() {
        var stubborn = new OwnTraitEffect.RerollsOwnBlocks("Stubborn", ONES, Condition.MELEE);
        assertThat(again(unit(5, stubborn), CHARGE)).isEqualTo(ONES);
        assertThat(again(unit(5, stubborn), SHOT)).isZero();
        var mixed = new ArrayList<>(models(4, stubborn));
        mixed.addAll(models(1));
        assertThat(again(unit(mixed), CHARGE)).isZero();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-05")
    void aMoraleDieIsRolledAgainOnce() {
        var oath = new OwnTraitEffect.RerollsMoraleDie("Oath", ONES);
        assertThat(fails(unit(5))).isCloseTo(1 / 2.0, within(1e-12));
        assertThat(fails(unit(5, oath))).isCloseTo(5 / 12.0, within(1e-12));
    }

    @Test
    void aConditionalGiftActsOnlyWhileTheConditionHolds() {
        var hard = new OwnTraitEffect.ModifiesHit("Hard", 1, Condition.ALWAYS);
        var gift = new OwnTraitEffect.Gives("Gift", hard, Condition.CHARGING);
        assertThat(Traits.acting(CHARGE, List.of(), List.of(gift))).containsExactly(hard);
        assertThat(Traits.acting(SHOT, List.of(), List.of(gift))).isEmpty();
    }

    private static int again(Unit unit, AttackContext blow) {
        var shield =
                TargetProtection.shield(
                        Options.DEFAULT,
                        AttackTarget.whole(unit),
                        blow,
                        Cover.NONE,
                        List.<Trait>of());
        var check = shield.check(ExplainedNumber.of(0, shield.defense().cause()));
        return check.again();
    }

    private static double fails(Unit unit) {
        return MoraleTest.forWounds("u").chanceToFail(unit, Options.DEFAULT);
    }

    private static Unit unit(int size, Trait... traits) {
        return unit(models(size, traits));
    }

    private static Unit unit(List<ModelCard> models) {
        var card = new UnitCard("u", "U", "U", 10, models, 2500, 2500, false, null);
        return new Unit("u", Side.A, card, null);
    }

    private static List<ModelCard> models(int size, Trait... traits) {
        return Collections.nCopies(size, new ModelCard("M", 4, 4, List.of(traits), List.of()));
    }
}
