package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;
import org.vexillum.testkit.Rule;

class HitRollTest {
    private static UnitSpec archers(int models) {
        return unit("Archers").models(models).shooting("Bow", 1);
    }

    private static int hits(Fray fray) {
        return fray.event(CombatEvents.HitsRolled.class).hits();
    }

    @ParameterizedTest
    @CsvSource({"4, 3, 0", "4, 4, 1", "4, 5, 1", "3, 2, 0", "3, 3, 1", "6, 5, 0", "6, 6, 1"})
    @Rule("AOFR-QUALITY-01")
    void theQualityValueOrMoreSucceeds(int quality, int face, int hits) {
        var fray = Fray.between(archers(1).quality(quality), unit("Foes"));
        fray.hit(face);
        if (hits > 0) fray.block(6);
        fray.shoot("Bow").fire();
        assertThat(hits(fray)).isEqualTo(hits);
    }

    @Test
    @Rule("AOFR-QUALITY-02")
    void aNaturalSixHitsWhateverTheModifiers() {
        var hard = unit("Foes").traits("Artillery", "Stealth");
        var fray = Fray.between(archers(2).quality(5), hard);
        assertThat(fray.shoot("Bow").far().needed()).isEqualTo(8);
        fray.hit(5, 6).block(6).shoot("Bow").far().fire();
        assertThat(hits(fray)).isEqualTo(1);
        assertThat(fray.cites("AOFR-QUALITY-02")).isTrue();
    }

    @Test
    @Rule("AOFR-QUALITY-02")
    void aNaturalOneMissesWhateverTheModifiers() {
        var gunners = unit("Guns").models(2).traits("Artillery").shooting("Gun", 1, "Reliable");
        var fray = Fray.between(gunners, unit("Foes"));
        assertThat(fray.shoot("Gun").far().needed()).isEqualTo(1);
        fray.hit(1, 2).block(6).shoot("Gun").far().fire();
        assertThat(hits(fray)).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-QUALITY-03")
    void allModifiersAreSummedWithoutACap() {
        var guns = unit("Guns").models(1).traits("Artillery").shooting("Gun", 1, "Indirect");
        var sly = unit("Foes").traits("Stealth");
        assertThat(Fray.between(guns, sly).shoot("Gun").far().needed()).isEqualTo(4);
        assertThat(Fray.between(guns, sly).shoot("Gun").far().moved().needed()).isEqualTo(5);
        var hard = unit("Foes").traits("Artillery", "Stealth");
        assertThat(Fray.between(archers(1), hard).shoot("Bow").far().needed()).isEqualTo(7);
    }

    @Test
    @Rule("AOFR-QUALITY-03")
    void theFaceAfterAReRollIsTheUnmodifiedResult() {
        var lucky = new OwnTraitEffect.RerollsOwnHits("Lucky", 1 << 1, Condition.ALWAYS);
        var archers = unit("Archers").models(3).traits(lucky).shooting("Bow", 1, "Surge");
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(1, 6, 2).hit(6).block(6, 6, 6, 6).shoot("Bow").fire();
        assertThat(hits(fray)).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-PRINCIPLE-05")
    void aDieIsRolledAgainOnlyOnceEvenIfItAsksForItAgain() {
        var lucky = new OwnTraitEffect.RerollsOwnHits("Lucky", 1 << 1, Condition.ALWAYS);
        var archers = unit("Archers").models(2).traits(lucky).shooting("Bow", 1);
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(1, 1).hit(1, 4).block(6).shoot("Bow").fire();
        var event = fray.event(CombatEvents.HitsRolled.class);
        assertThat(event.hits()).isEqualTo(1);
        assertThat(event.roll().firstFaces()).containsExactly(1, 1);
        assertThat(event.roll().faces()).containsExactly(1, 4);
    }

    @Test
    @Rule("AOFR-QUALITY-04")
    void theHeroRollsApartWithHisOwnQuality() {
        var archers = archers(2).joinedBy(unit("Lord").quality(3).shooting("Bow", 1));
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(3).hit(3, 4).block(6, 6).shoot("Bow").fire();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(event -> event.needed().face(), CombatEvents.HitsRolled::hits)
                .containsExactly(
                        org.assertj.core.api.Assertions.tuple(3, 1),
                        org.assertj.core.api.Assertions.tuple(4, 1));
        assertThat(fray.cites("AOFR-QUALITY-04")).isTrue();
    }

    @Test
    @Rule("AOFR-QUALITY-04")
    void equalQualitiesRollTogether() {
        var archers = archers(2).joinedBy(unit("Lord").quality(4).shooting("Bow", 1));
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(3, 3, 4).block(6).shoot("Bow").fire();
        assertThat(hits(fray)).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SHOOT-04")
    void thereAreAsManyDiceAsAttacksOfAllCopies() {
        var archers = unit("Archers").models(3).shooting("Bow", 2);
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(1, 2, 3, 4, 5, 6).block(6, 6, 6).shoot("Bow").fire();
        assertThat(hits(fray)).isEqualTo(3);
        assertThat(fray.event(CombatEvents.HitsRolled.class).expected()).isEqualTo(3);
        assertThat(fray.cites("AOFR-SHOOT-04")).isTrue();
    }

    @Test
    @Rule("AOFR-SHOOT-04")
    void aModelWithTwoCopiesShootsWithBoth() {
        var archers = archers(2).shooting("Bow", 1);
        var fray = Fray.between(archers, unit("Foes"));
        fray.hit(1, 1, 1, 1).shoot("Bow").fire();
        assertThat(hits(fray)).isZero();
    }
}
