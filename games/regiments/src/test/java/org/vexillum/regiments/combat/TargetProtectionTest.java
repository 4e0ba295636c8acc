package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class TargetProtectionTest {
    private static UnitSpec gun(String... traits) {
        return unit("Guns").models(1).shooting("Gun", 1, traits);
    }

    private static Fray at(int defense, String... traits) {
        return Fray.between(gun(traits), unit("Foes").defense(defense));
    }

    /** Example 12. */
    @Nested
    class FourVolleys {
        @Test
        @Rule({"AOFR-QUALITY-05", "AOFR-SR-AP-1", "AOFR-TERRAIN-03"})
        void coverAndArmourPiercingAreSummed() {
            var fray = at(4, "AP(2)").block(6, 5, 4, 1);
            assertThat(fray.shoot("Gun").at(Cover.INSIDE).scored(4)).isEqualTo(2);
        }

        @Test
        @Rule({"AOFR-QUALITY-02", "AOFR-SR-AP-1"})
        void theNaturalSixBlocksThoughMoreIsNeeded() {
            var fray = at(5, "AP(4)").block(6, 5, 5);
            assertThat(fray.shoot("Gun").scored(3)).isEqualTo(2);
        }

        @Test
        @Rule({"AOFR-QUALITY-02", "AOFR-TERRAIN-03"})
        void theNaturalOneFailsThoughLessIsNeeded() {
            var fray = at(2).block(1, 2, 1);
            assertThat(fray.shoot("Gun").at(Cover.BEHIND).scored(3)).isEqualTo(2);
        }

        @Test
        @Rule("AOFR-SR-BLAST-1")
        void blastIgnoresCover() {
            var fray = at(4, "Blast(3)", "AP(1)").block(4, 5);
            assertThat(fray.shoot("Gun").at(Cover.INSIDE).scored(2)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 3, 1", "4, 4, 0", "2, 2, 0", "2, 1, 1", "6, 5, 1", "6, 6, 0"})
    @Rule({"AOFR-QUALITY-05", "AOFR-SHOOT-05"})
    void theDefenseValueOrMoreBlocksAndEachFailureIsAWound(int defense, int face, int wounds) {
        var fray = at(defense).block(face);
        assertThat(fray.shoot("Gun").scored(1)).isEqualTo(wounds);
        assertThat(fray.b().living()).isEqualTo(10 - wounds);
    }

    @Test
    @Rule("AOFR-SHOOT-05")
    void thereIsOneDieForEachHit() {
        var fray = at(4).block(4, 4, 3, 3, 3);
        assertThat(fray.shoot("Gun").scored(5)).isEqualTo(3);
        var event = fray.event(CombatEvents.Blocked.class);
        assertThat(event.wounds()).isEqualTo(3);
        assertThat(event.expected()).isEqualTo(2.5);
        assertThat(fray.cites("AOFR-SHOOT-05")).isTrue();
    }

    @Test
    @Rule("AOFR-QUALITY-05")
    void defenseFiveAgainstPiercingTwoBlocksOnSixOnly() {
        var fray = at(5, "AP(2)").block(5, 6);
        assertThat(fray.shoot("Gun").scored(2)).isEqualTo(1);
        assertThat(fray.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(7);
    }

    @Test
    @Rule("AOFR-QUALITY-05")
    void defenseFourInCoverAgainstPiercingOneStillNeedsAFour() {
        var fray = at(4, "AP(1)").block(4, 3);
        assertThat(fray.shoot("Gun").at(Cover.INSIDE).scored(2)).isEqualTo(1);
        assertThat(fray.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-AP-1")
    void theHighestPiercingCounts() {
        var fray = at(3, "AP(1)", "AP(3)").block(5, 6);
        assertThat(fray.shoot("Gun").scored(2)).isEqualTo(1);
        assertThat(fray.cites("AOFR-SR-AP-1")).isTrue();
    }

    @Test
    @Rule("AOFR-TERRAIN-03")
    void coverAddsOneAgainstShooting() {
        assertThat(at(4).block(3, 2).shoot("Gun").at(Cover.INSIDE).scored(2)).isEqualTo(1);
        assertThat(at(4).block(3, 2).shoot("Gun").at(Cover.BEHIND).scored(2)).isEqualTo(1);
        assertThat(at(4).block(3, 2).shoot("Gun").scored(2)).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-TERRAIN-03")
    void coverIsCited() {
        var fray = at(4).block(6);
        fray.shoot("Gun").at(Cover.INSIDE).scored(1);
        assertThat(fray.cites("AOFR-TERRAIN-03")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-INDIRECT-3")
    void indirectIgnoresWhatMerelyStandsInTheWay() {
        assertThat(at(4, "Indirect").block(3).shoot("Gun").at(Cover.BEHIND).scored(1)).isOne();
        assertThat(at(4, "Indirect").block(3).shoot("Gun").at(Cover.INSIDE).scored(1)).isZero();
    }

    @Test
    @Rule({"AOFR-SR-BLAST-1", "AOFR-SR-INDIRECT-3"})
    void indirectBlastIgnoresEveryCover() {
        var fray = at(4, "Indirect", "Blast(3)").block(3);
        assertThat(fray.shoot("Gun").at(Cover.INSIDE).scored(1)).isOne();
    }

    @Test
    @Rule("AOFR-SHOOT-08")
    void higherPiercingIsBlockedFirst() {
        var lancers = unit("Guns").models(3).shooting("Gun", 1, "AP(1)", "Rending");
        var fray = Fray.between(lancers, unit("Foes"));
        fray.hit(4, 6, 5).block(5).block(4, 5);
        assertThat(fray.shoot("Gun").fire()).isEqualTo(2);
        assertThat(fray.all(CombatEvents.Blocked.class))
                .extracting(event -> event.needed().face())
                .containsExactly(8, 5);
    }
}
