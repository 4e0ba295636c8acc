package org.vexillum.regiments.traits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.trait;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.testkit.Rule;

class StackingTest {
    private static final AttackContext SHOT =
            new AttackContext(AttackContext.Manner.SHOOTING, false, false, true, false, false);

    private static List<Trait> list(String... written) {
        return Arrays.stream(written).map(TraitBook::read).toList();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void theSameRuleTwiceCountsOnceAtItsHighestX() {
        assertThat(Traits.acting(SHOT, list("AP(1)", "AP(3)"), list("AP(2)")))
                .containsExactly(trait("AP(3)"));
        assertThat(Traits.find(list("Fear(1)", "Fear(3)", "Fear(2)"), PlainTrait.Fear.class))
                .isEqualTo(trait("Fear(3)"));
        assertThat(Traits.find(list("Fear(1)"), PlainTrait.Tough.class)).isNull();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void aValueWithAPlusIsAddedToTheHighest() {
        assertThat(Traits.acting(SHOT, list("AP(+1)", "AP(1)"), list("AP(2)", "AP(+1)")))
                .containsExactly(trait("AP(4)"));
        assertThat(Traits.acting(SHOT, list("AP(+2)"), list())).containsExactly(trait("AP(2)"));
        assertThat(Traits.find(list("Fear(1)", "Fear(+3)", "Fear(2)"), PlainTrait.Fear.class))
                .isEqualTo(trait("Fear(5)"));
        assertThat(Traits.find(list("Fear(+3)"), PlainTrait.Fear.class))
                .isEqualTo(trait("Fear(3)"));
        assertThat(Traits.find(list("Fear(+3)", "Tough(3)"), PlainTrait.Tough.class))
                .isEqualTo(trait("Tough(3)"));
        assertThat(Traits.has(list("Deadly(+1)"), MultipliesWounds.class)).isTrue();
        assertThat(trait("AP(+1)").written()).isEqualTo("AP(+1)");
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void differentRulesAddUp() {
        var archers = unit("Archers").models(1).shooting("Bow", 1, "Surge").traits("Relentless");
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(6).block(6, 6, 6).shoot("Bow").far().fire();
        assertThat(fray.event(CombatEvents.HitsRolled.class).hits()).isEqualTo(3);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void theSameRuleOnWeaponAndModelGivesOneExtraHit() {
        var archers = unit("Archers").models(1).shooting("Bow", 1, "Surge").traits("Surge");
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(6).block(6, 6).shoot("Bow").fire();
        assertThat(fray.event(CombatEvents.HitsRolled.class).extra()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void unitMatesWithARuleAreTwoModelsWithIt() {
        var riders = unit("Riders").models(3).traits("Impact(2)").weapon("Lance", 1);
        var fray = Fray.between(riders, unit("Foes").models(20));
        fray.impact(1, 1, 1, 1, 1, 1).hit(1, 1, 1).morale(6).charge();
        assertThat(fray.event(CombatEvents.ImpactRolled.class).roll().size()).isEqualTo(6);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-07")
    void aRuleOfAWeaponWorksForThatWeaponOnly() {
        var archers = unit("Archers").models(1).shooting("Bow", 1, "AP(2)").shooting("Sling", 1);
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(4).block(4);
        assertThat(fray.shoot("Sling").fire()).isZero();
        fray.hit(4).block(5);
        assertThat(fray.shoot("Bow").fire()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-07")
    void aRuleOfAModelWorksForThatModelOnly() {
        var pair = unit("Pair").models(2).shooting("Bow", 1).upgrade("Relentless");
        var fray = Fray.between(pair, unit("Foes"));
        fray.hit(6).hit(6).block(6, 6, 6).shoot("Bow").far().fire();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::hits)
                .containsExactly(1, 2);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-07")
    void aRuleOfAllModelsComesOnWhenTheLastModelWithoutItFalls() {
        var foes = unit("Foes").models(5).traits("Regeneration").model(unit("Straggler"));
        var fray = Fray.between(unit("Archers").models(1).shooting("Bow", 1), foes);
        fray.hit(4).block(3).answer(only(4)).shoot("Bow").fire();
        assertThat(fray.b().alive(4)).isFalse();
        fray.hit(4).block(3).regenerate(5);
        assertThat(fray.shoot("Bow").fire()).isZero();
    }

    @Test
    @Rule("AOFR-PRINCIPLE-07")
    void aJoinedHeroWithoutTheRuleSpoilsIt() {
        var foes = unit("Foes").traits("Stealth").joinedBy(unit("Hero"));
        var fray = Fray.between(unit("Archers").models(1).shooting("Bow", 1), foes);
        assertThat(
                        fray.shoot("Bow")
                                .far()
                                .salvo(fray.battle())
                                .portions()
                                .getFirst()
                                .toHit()
                                .face())
                .isEqualTo(4);
        var sly = unit("Foes").traits("Stealth").joinedBy(unit("Hero").traits("Stealth"));
        var other = Fray.between(unit("Archers").models(1).shooting("Bow", 1), sly);
        assertThat(
                        other.shoot("Bow")
                                .far()
                                .salvo(other.battle())
                                .portions()
                                .getFirst()
                                .toHit()
                                .face())
                .isEqualTo(5);
    }

    private static org.vexillum.regiments.combat.ChooseCasualties.Order only(int model) {
        return new org.vexillum.regiments.combat.ChooseCasualties.Order(List.of(model));
    }
}
