package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Cause;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.traits.own.OwnTraitEffect;
import org.vexillum.testkit.Rule;

class RegenerationTest {
    private static UnitSpec bow() {
        return unit("Archers").models(1).shooting("Bow", 1);
    }

    private static UnitSpec trolls() {
        return unit("Trolls").traits("Regeneration");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 1", "5, 0", "6, 0"})
    @Rule("AOFR-SR-REGEN-1")
    void aFiveOrMoreIgnoresTheWound(int face, int wounds) {
        var fray = Fray.between(bow(), trolls()).block(1).regenerate(face);
        assertThat(fray.shoot("Bow").scored(1)).isEqualTo(wounds);
        assertThat(fray.cites("AOFR-SR-REGEN-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-REGEN-1")
    void thereIsADieForEachUnblockedHitOfTheGroup() {
        var fray = Fray.between(bow(), trolls()).block(1, 6, 1, 1).regenerate(5, 4, 6);
        assertThat(fray.shoot("Bow").scored(4)).isEqualTo(1);
        assertThat(fray.event(CombatEvents.WoundsIgnored.class).ignored()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-REGEN-1")
    void withoutWoundsNothingIsRolled() {
        var fray = Fray.between(bow(), trolls()).block(6);
        assertThat(fray.shoot("Bow").scored(1)).isZero();
    }

    @Test
    @Rule({"AOFR-SR-REGEN-1", "AOFR-PRINCIPLE-07"})
    void allModelsNeedIt() {
        var mixed = trolls().model(unit("Goblin"));
        var fray = Fray.between(bow(), mixed).block(1);
        fray.answer(new ChooseCasualties.Order(List.of(0)));
        assertThat(fray.shoot("Bow").scored(1)).isEqualTo(1);
    }

    @Test
    @Rule({"AOFR-SR-REGEN-1", "AOFR-SR-IMPACT-3"})
    void itIsUsedAgainstImpact() {
        var riders = unit("Riders").models(1).traits("Impact(1)");
        var fray = Fray.between(riders, trolls());
        fray.impact(2).block(1).regenerate(5).morale(6).charge();
        assertThat(fray.b().living()).isEqualTo(10);
    }

    @Test
    @Rule("AOFR-SR-REGEN-1")
    void itIsRolledBeforeWoundsAreAllocated() {
        var fray = Fray.between(bow(), trolls().upgrade("Banner")).block(1, 1).regenerate(6, 1);
        var asked =
                fray.asked((battle, referee) -> {
                    var salvo = fray.shoot("Bow").salvo(battle);
                    return new Hits(
                                    "b",
                                    AttackTarget.WHOLE,
                                    List.of(new Hits.Batch(2, salvo.portions().getFirst().ap()[4])),
                                    salvo.shield(),
                                    1,
                                    salvo.ignoring())
                            .play(battle, referee);
                });
        assertThat(asked).isEqualTo(new ChooseCasualties("b", 1));
    }

    @Test
    @Rule("AOFR-PRINCIPLE-06")
    void differentRulesThatIgnoreWoundsRollOneAfterTheOther() {
        var blessed = trolls().traits(new OwnTraitEffect.IgnoresWoundOn("Blessed", 6));
        var fray = Fray.between(bow(), blessed).block(1, 1, 1).regenerate(5, 1, 1).regenerate(6, 5);
        assertThat(fray.shoot("Bow").scored(3)).isEqualTo(1);
        assertThat(fray.all(CombatEvents.WoundsIgnored.class))
                .extracting(event -> event.cause().name())
                .containsExactly("Regeneration", "Blessed");
    }

    @Test
    @Rule("AOFR-SR-REGEN-2")
    void aForcesOwnShieldIsNotRegeneration() {
        var blessed = unit("Blessed").traits(new OwnTraitEffect.IgnoresWoundOn("Blessed", 6));
        var bane = unit("Archers").models(1).shooting("Bow", 1, "Bane");
        var fray = Fray.between(bane, blessed).block(1).regenerate(6);
        assertThat(fray.shoot("Bow").scored(1)).isZero();
    }

    @Test
    void theDieKnowsItsChance() {
        var cause = new Cause("AOFR-SR-REGEN-1", "Regeneration");
        assertThat(new WoundIgnoring(5, cause, null).check().chance()).isEqualTo(1 / 3.0);
        var bane = new Cause("AOFR-SR-BANE-1", "Bane");
        assertThat(new WoundIgnoring(5, cause, bane).check().chance()).isZero();
    }
}
