package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.hits;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class DefenceTest {
    private static final Cause ARMOR_PIERCING = new Cause("FB-SR-ARMOR-PIERCING-E1", "AP");

    private static Levy target(int edition, int defence, int evasion, String... traits) {
        return b(edition).profile(5, 2, 3, 1, 20, 5, defence, evasion).traits(traits);
    }

    private static Bout suffering(int edition, Levy target) {
        return bout(edition, target.model(Role.TROOPER).build());
    }

    private static int wounds(Bout bout) {
        return bout.regiment("b").wounds(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-DEF-01", "FB-DEF-02", "FB-DEF-03"})
    void eachDieHigherThanBothValuesIsAWound(int edition) {
        var bout = suffering(edition, target(edition, 2, 3)).defence(1, 2, 3, 4, 6);
        bout.play(hits(bout, 5, Manner.CLASH)::play);
        assertThat(wounds(bout)).isEqualTo(2);
        assertThat(bout.event(DefenceRolled.class).expected()).isEqualTo(2.5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DEF-04")
    void aSixFailsEvenAtDefenceSix(int edition) {
        var bout = suffering(edition, target(edition, 6, 0)).defence(5, 6);
        bout.play(hits(bout, 2, Manner.CLASH)::play);
        assertThat(wounds(bout)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DEF-05")
    void aOneDoesNotSaveWithNothing(int edition) {
        var bout = suffering(edition, target(edition, 0, 0)).defence(1);
        bout.play(hits(bout, 1, Manner.CLASH)::play);
        assertThat(wounds(bout)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-SHIELD-1")
    void shieldAddsOneOnce(int edition) {
        var bout = suffering(edition, target(edition, 2, 0, "Shield", "Shield")).defence(3, 4);
        bout.play(hits(bout, 2, Manner.VOLLEY)::play);
        assertThat(wounds(bout)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-SHIELD-3")
    void aBrokenRegimentHasNoShield(int edition) {
        var bout = suffering(edition, target(edition, 2, 0, "Shield")).defence(3);
        bout.regiment("b").setBroken(true);
        bout.play(hits(bout, 1, Manner.CLASH)::play);
        assertThat(wounds(bout)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1, 2", "1, 3, 0, 0", "0, 3, 2, 2"})
    @Rule({"FB-SR-DEFENCE-MATH", "FB-PROF-12"})
    void bonusesComeBeforePenaltiesAndEvasionIsNeverTouched(
            int defence, int piercing, int evasion, int value) {
        for (int edition : new int[] {1, 2}) {
            var shielded = target(edition, defence + 1, evasion, "Shield");
            var bout = suffering(edition, shielded).defence(1);
            var group = HitGroup.piercing(1, piercing, ARMOR_PIERCING);
            bout.play(hits(bout, RankAndFile.WHOLE, Manner.VOLLEY, group)::play);
            var rolled = bout.event(DefenceRolled.class);
            assertThat(Math.max(rolled.defence().value(), rolled.evasion().value()))
                    .isEqualTo(value);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-TENACIOUS")
    void tenaciousDropsTheDearestFailureOnce(int edition) {
        var bout = suffering(edition, target(edition, 2, 0, "Tenacious"));
        var deadly =
                new HitGroup(
                        2,
                        List.of(),
                        null,
                        new Cause("FB-SR-DEADLY-SHOT", "Deadly Shot"),
                        null,
                        false,
                        RankAndFile.WHOLE);
        bout.defence(3, 5).defence(6, 4);
        bout.play(hits(bout, RankAndFile.WHOLE, Manner.VOLLEY, HitGroup.plain(2), deadly)::play);
        assertThat(wounds(bout)).isEqualTo(3);
        assertThat(bout.event(CombatEvents.FailureDiscarded.class).wounds()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-RUIN-05")
    void aRuinAddsOneAgainstVolleys(int edition) {
        var piercing = HitGroup.piercing(4, 1, ARMOR_PIERCING);
        for (boolean covered : new boolean[] {true, false}) {
            var bout = suffering(edition, target(edition, 2, 0)).defence(1, 2, 3, 2);
            var hits =
                    new HitsSuffered(
                            "b",
                            RankAndFile.WHOLE,
                            Manner.VOLLEY,
                            List.of(piercing),
                            List.of(),
                            covered);
            bout.play(hits::play);
            assertThat(wounds(bout)).isEqualTo(covered ? 1 : 3);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-GARRISON-09")
    void aGarrisonAddsItsDefenceToShield(int edition) {
        var tower =
                new Terrain(
                        "tower",
                        Area.polygon(0, 0, Lengths.INCH, 0, Lengths.INCH, Lengths.INCH),
                        List.of(),
                        3,
                        false,
                        0,
                        List.of(),
                        Terrain.Garrison.USUAL);
        var inside = target(edition, 1, 0, "Shield").model(Role.TROOPER).build();
        var bout = Bout.on(Field.of(Edition.numbered(edition)).terrain(tower).with(inside));
        inside.setStatus(Status.IN_GARRISON);
        inside.setGarrison("tower");
        bout.defence(3, 4);
        bout.play(hits(bout, 2, Manner.CLASH)::play);
        assertThat(wounds(bout)).isEqualTo(1);
        assertThat(bout.cites("FB-GARRISON-09")).isTrue();
    }
}
