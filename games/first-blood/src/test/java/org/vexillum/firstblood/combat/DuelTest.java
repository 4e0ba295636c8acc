package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class DuelTest {
    private static final Duel DUEL = new Duel("a", 0, "b", 0);

    private static Levy hero(Levy levy, int clash, int wounds, int defence, String... traits) {
        return levy.profile(5, 2, clash, 3, wounds, 3, defence, 0)
                .traits(traits)
                .model(Role.CHARACTER);
    }

    private static Bout meet(int edition, Levy one, Levy other) {
        return bout(edition, one.build(), other.build());
    }

    private static Bout hits(Bout bout, int... faces) {
        return bout.roll(Throw.CHALLENGE, faces);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-07", "FB-CHALLENGE-08"})
    void bothStrikeAtOnceAndTheWoundedTestsMorale(int edition) {
        var bout = meet(edition, hero(a(edition), 4, 4, 2), hero(b(edition), 3, 4, 3));
        hits(hits(bout, 4, 6, 2), 3, 5, 1).defence(1, 3).defence(2, 3).morale(2);
        bout.act(DUEL::play);
        assertThat(bout.regiment("a").wounds(0)).isEqualTo(1);
        assertThat(bout.regiment("b").wounds(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-07", "FB-SCEN2-05"})
    void bothMayDieAndBothSidesScore(int edition) {
        var one = hero(a(edition), 4, 1, 0).build();
        var other = hero(b(edition), 3, 1, 0).build();
        var field = Field.of(Edition.numbered(edition)).scenario(2).with(one).with(other);
        var bout = Bout.on(field);
        hits(hits(bout, 1, 6, 6), 1, 6, 6).defence(6).defence(6);
        bout.act(DUEL::play);
        assertThat(one.destroyed() && other.destroyed()).isTrue();
        assertThat(bout.battle().points(Side.A)).isEqualTo(5 + 3);
        assertThat(bout.battle().points(Side.B)).isEqualTo(5 + 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-QUICKSILVER-STRIKE")
    void whoIsKilledFirstDoesNotStrikeBack(int edition) {
        var swift = hero(b(edition), 3, 1, 0, "Quicksilver Strike");
        var bout = meet(edition, hero(a(edition), 4, 1, 0), swift);
        hits(bout, 1, 6, 6).defence(6);
        bout.act(DUEL::play);
        assertThat(bout.regiment("a").destroyed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-QUICKSILVER-STRIKE")
    void ifBothAreSwiftTheyStrikeAtOnce(int edition) {
        var bout =
                meet(
                        edition,
                        hero(a(edition), 4, 1, 0, "Quicksilver Strike"),
                        hero(b(edition), 3, 1, 0, "Quicksilver Strike"));
        hits(hits(bout, 1, 6, 6), 1, 6, 6).defence(6).defence(6);
        bout.act(DUEL::play);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CHALLENGE-07")
    void theInspiredBonusCountsAndIsSpentUnlessAgreedOtherwise(int edition) {
        var bout = meet(edition, hero(a(edition), 3, 4, 2), hero(b(edition), 3, 4, 5));
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        hits(hits(bout, 4, 6, 6), 6, 6, 6).defence(1);
        bout.act(DUEL::play);
        assertThat(bout.regiment("a").inspired()).isEqualTo(Inspired.NO);
        var plain =
                bout(
                        edition,
                        Readings.with("inspiredInChallenge", false),
                        hero(a(edition), 3, 4, 2).build(),
                        hero(b(edition), 3, 4, 5).build());
        plain.regiment("a").setInspired(Inspired.NEXT_CLASH);
        hits(hits(plain, 4, 6, 6), 6, 6, 6);
        plain.act(DUEL::play);
        assertThat(plain.regiment("a").inspired()).isEqualTo(Inspired.NEXT_CLASH);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-COUNTER-ATTACK-2")
    void counterAttackWorksInAChallenge(int edition) {
        var bout =
                meet(
                        edition,
                        hero(a(edition), 3, 4, 0),
                        hero(b(edition), 3, 4, 3, "Counter-attack"));
        hits(hits(bout, 1, 6, 6), 6, 6, 6).defence(1).defence(6).morale(1);
        bout.act(DUEL::play);
        assertThat(bout.regiment("a").wounds(0)).isEqualTo(1);
    }

    @Test
    @Rule("FB-CCOM-09-E2")
    void inEditionTwoTheWoundsOfADuelSpareTheRetinue() {
        var lord = hero(b(2), 3, 2, 0).model(Role.RETINUE).build();
        var bout = bout(2, hero(a(2), 3, 4, 0).build(), lord);
        hits(hits(bout, 1, 1, 1), 6, 6, 6).defence(6, 6, 6);
        bout.act(DUEL::play);
        assertThat(lord.models()).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CHALLENGE-08")
    void anOfficerTestsOnHisOwnResolveWithTheSizeOfHisRegiment(int edition) {
        var levy = b(edition).profile(5, 2, 3, 3, 4, 3, 0, 0).model(Role.OFFICER);
        levy.profile(5, 2, 3, 1, 1, 1, 0, 0);
        for (int i = 0; i < 7; i++) levy.model(Role.TROOPER);
        var bout = bout(edition, hero(a(edition), 3, 4, 0).build(), levy.build());
        hits(hits(bout, 1, 6, 6), 6, 6, 6).defence(6).morale(5);
        bout.act(DUEL::play);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        assertThat(bout.regiment("b").wounds(0)).isEqualTo(2);
        assertThat(bout.regiment("b").living()).isEqualTo(8);
    }
}
