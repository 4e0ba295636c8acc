package org.vexillum.regiments.traits.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.AttackContext.Manner;

class ConditionTest {
    private static final ExplainedNumber ZERO =
            ExplainedNumber.of(0, new Cause("AOFR-QUALITY-03", "modifiers"));
    private static final AttackContext CHARGE =
            new AttackContext(Manner.MELEE, true, false, false, false, false);
    private static final AttackContext BACK =
            new AttackContext(Manner.MELEE, false, false, false, false, false);
    private static final AttackContext NEAR =
            new AttackContext(Manner.SHOOTING, false, false, false, false, false);
    private static final AttackContext FAR =
            new AttackContext(Manner.SHOOTING, false, true, true, false, true);
    private static final AttackContext SPELL =
            new AttackContext(Manner.SPELL, false, false, false, true, false);

    private static String holding(Condition condition) {
        var names = new ArrayList<String>();
        if (condition.holds(CHARGE)) names.add("charge");
        if (condition.holds(BACK)) names.add("back");
        if (condition.holds(NEAR)) names.add("near");
        if (condition.holds(FAR)) names.add("far");
        if (condition.holds(SPELL)) names.add("spell");
        return String.join(" ", names);
    }

    @ParameterizedTest
    @CsvSource({
        "ALWAYS, charge back near far spell",
        "CHARGING, charge",
        "NOT_CHARGING, back",
        "MELEE, charge back",
        "SHOOTING, near far",
        "FAR, far",
        "NEAR, near",
        "MOVED, far",
        "STILL, near",
        "TARGET_TOUGH, spell",
        "TARGET_IN_COVER, far"
    })
    void holdsInItsCircumstancesOnly(Condition condition, String blows) {
        assertThat(holding(condition)).isEqualTo(blows);
    }

    @Test
    void modifiersActWhileTheirConditionHolds() {
        var hit = new OwnTraitEffect.ModifiesHit("Keen", 1, Condition.FAR);
        assertThat(hit.changeHit(ZERO, FAR).value()).isEqualTo(1);
        assertThat(hit.changeHit(ZERO, NEAR).value()).isZero();
        var enemy = new OwnTraitEffect.ModifiesEnemyHit("Dim", -1, Condition.MELEE);
        assertThat(enemy.changeEnemyHit(ZERO, BACK).value()).isEqualTo(-1);
        assertThat(enemy.changeEnemyHit(ZERO, FAR).value()).isZero();
        var defence = new OwnTraitEffect.ModifiesDefence("Wall", 2, Condition.SHOOTING);
        assertThat(defence.changeDefence(ZERO, NEAR).value()).isEqualTo(2);
        assertThat(defence.changeDefence(ZERO, BACK).value()).isZero();
        assertThat(new OwnTraitEffect.ModifiesMorale("Proud", 1).changeMorale(ZERO).value())
                .isEqualTo(1);
    }

    @Test
    void changesAreExplainedByTheNameOfTheTrait() {
        var change =
                new OwnTraitEffect.ModifiesHit("Keen", 1, Condition.ALWAYS).changeHit(ZERO, FAR);
        assertThat(change.changes().getFirst().cause())
                .isEqualTo(new Cause("AOFR-PRINCIPLE-06", "Keen"));
    }

    @Test
    void facesAreNamedByAMask() {
        var extra = new OwnTraitEffect.ExtraHitsOn("Wild", 1 << 5 | 1 << 6, 2, Condition.CHARGING);
        assertThat(List.of(4, 5, 6))
                .map(face -> extra.extraHits(face, CHARGE))
                .containsExactly(0, 2, 2);
        assertThat(extra.extraHits(6, BACK)).isZero();
        var sharp = new OwnTraitEffect.PiercesOn("Sharp", 1 << 6, 3, Condition.MELEE);
        assertThat(sharp.changePiercing(ZERO, 6, BACK).value()).isEqualTo(3);
        assertThat(sharp.changePiercing(ZERO, 5, BACK).value()).isZero();
        assertThat(sharp.changePiercing(ZERO, 0, BACK).value()).isZero();
        assertThat(sharp.changePiercing(ZERO, 6, NEAR).value()).isZero();
        assertThat(sharp.changePiercing(ZERO.plus(4, ZERO.cause()), 6, BACK).value()).isEqualTo(4);
    }

    @Test
    void reRollsActWhileTheirConditionHolds() {
        var lucky = new OwnTraitEffect.RerollsOwnHits("Lucky", 1 << 1, Condition.FAR);
        assertThat(lucky.hitFacesRolledAgain(FAR)).isEqualTo(1 << 1);
        assertThat(lucky.hitFacesRolledAgain(NEAR)).isZero();
        var cruel = new OwnTraitEffect.RerollsBlocks("Cruel", 1 << 6, Condition.MELEE);
        assertThat(cruel.facesRolledAgain(BACK)).isEqualTo(1 << 6);
        assertThat(cruel.facesRolledAgain(FAR)).isZero();
        assertThat(new OwnTraitEffect.IgnoresWoundOn("Blessed", 6).neededToIgnore()).isEqualTo(6);
    }

    @Test
    void aHeavyTraitBindsTheWholeUnit() {
        assertThat(new OwnTraitEffect.ModifiesMove("Swift", 1, 2).bindsAll()).isFalse();
        assertThat(new OwnTraitEffect.ModifiesMove("Laden", -1, 0).bindsAll()).isTrue();
        assertThat(new OwnTraitEffect.ModifiesMove("Laden", 0, -1).bindsAll()).isTrue();
        assertThat(new OwnTraitEffect.ModifiesMove("Swift", 1, 2).inches(false)).isEqualTo(1);
        assertThat(new OwnTraitEffect.ModifiesMove("Swift", 1, 2).inches(true)).isEqualTo(2);
    }
}
