package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class ClashTest {
    private static final int[] BOTH = {1, 2};

    private static Bout attackers(int edition, int clash, int attacks, int models) {
        var attacker = a(edition).profile(5, 2, clash, attacks, 1, 3, 2, 0).models(models).build();
        var target = b(edition).profile(5, 2, 3, 1, 9, 5, 5, 0).models(1).build();
        return bout(edition, attacker, target);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CLASH-06", "FB-CMD-03"})
    void theLeaderMakesOneAttackMoreThanTheOthers(int edition) {
        var bout = attackers(edition, 3, 2, 5);
        clash(bout.clash(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6));
        assertThat(bout.all(HitsRolled.class)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-07")
    void theModifiedClashOrLessHits(int edition) {
        var bout = attackers(edition, 3, 4, 1);
        clash(bout.clash(1, 3, 4, 6, 5).defence(1, 1));
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(2);
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(3);
        assertThat(bout.event(HitsRolled.class).expected()).isEqualTo(2.5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CLASH-09", "FB-DICE-05"})
    void clashSixHasRelentlessBlowsAndStillMissesOnASix(int edition) {
        var bout = attackers(edition, 6, 5, 1);
        clash(bout.clash(1, 1, 3, 5, 6, 6).defence(1, 1, 1, 1, 1, 1));
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(6);
        assertThat(bout.event(HitsRolled.class).extra()).isEqualTo(2);
        assertThat(bout.cites("FB-CLASH-09")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-09")
    void clashFiveHasNoRelentlessBlows(int edition) {
        var bout = attackers(edition, 5, 1, 1);
        clash(bout.clash(1, 1).defence(1, 1));
        assertThat(bout.event(HitsRolled.class).extra()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-INSPIRE-01", "FB-INSPIRE-02", "FB-INSPIRE-04"})
    void inspiredAddsOneAndIsSpent(int edition) {
        var bout = attackers(edition, 3, 1, 1);
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        clash(bout.clash(4, 5).defence(1));
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(4);
        assertThat(bout.regiment("a").inspired()).isEqualTo(Inspired.NO);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-INSPIRE-02", "FB-DICE-07", "FB-DICE-08"})
    void inspiredAtClashFourRollsSixesAgainOnce(int edition) {
        var bout = attackers(edition, 4, 3, 1);
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        clash(bout.clash(6, 6, 5, 4).clash(6, 2).defence(1, 1));
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(4);
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-INSPIRE-04")
    void inspirationForTheRoundIsNotSpent(int edition) {
        var bout = attackers(edition, 3, 1, 1);
        bout.regiment("a").setInspired(Inspired.WHOLE_ROUND);
        clash(bout.clash(6, 6));
        assertThat(bout.regiment("a").inspired()).isEqualTo(Inspired.WHOLE_ROUND);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-RUIN-11")
    void whoChangedFloorsStrikesUninspiredBesideTheOthers(int edition) {
        var bout = attackers(edition, 3, 1, 2);
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        bout.regiment("a").setUninspired(1);
        clash(bout.clash(4, 5).clash(4).defence(1));
        assertThat(bout.all(HitsRolled.class))
                .extracting(rolled -> rolled.needed().value())
                .containsExactly(4, 3);
    }

    @Test
    @Rule("FB-RUIN-11")
    void theDauntlessAreInspiredOnEveryFloor() {
        var attacker = a(1).profile(5, 2, 3, 1, 1, 3, 2, 0).traits("Dauntless").models(1).build();
        var target = b(1).profile(5, 2, 3, 1, 9, 5, 5, 0).models(1).build();
        var bout = bout(1, attacker, target);
        attacker.setInspired(Inspired.NEXT_CLASH);
        attacker.setUninspired(0);
        clash(bout.clash(4, 6).defence(1));
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(4);
    }

    @Test
    @Rule("FB-BROKEN-05")
    void inEditionOneABrokenRegimentKeepsTheInspiredBonus() {
        var bout = attackers(1, 3, 1, 1);
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        bout.regiment("a").setBroken(true);
        clash(bout.clash(6, 6));
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(4);
    }

    @Test
    @Rule("FB-BROKEN-06")
    void inEditionTwoABrokenRegimentGetsNothingFromBeingInspired() {
        var bout = attackers(2, 3, 1, 1);
        bout.regiment("a").setInspired(Inspired.WHOLE_ROUND);
        bout.regiment("a").setBroken(true);
        clash(bout.clash(6, 6));
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-10")
    void differentProfilesRollApartAndTestMoraleOnce(int edition) {
        var attacker =
                a(edition)
                        .profile(5, 2, 2, 1, 1, 3, 2, 0)
                        .models(1)
                        .profile(5, 2, 4, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .build();
        var target = b(edition).profile(5, 2, 3, 1, 5, 3, 0, 0).models(1).build();
        var bout = bout(edition, attacker, target);
        clash(bout.clash(2, 3).clash(4).defence(1, 1).morale(3, 3));
        assertThat(bout.all(HitsRolled.class))
                .extracting(event -> event.needed().value())
                .containsExactly(2, 4);
        assertThat(target.wounds(0)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-05")
    void allDiceAreRolledBeforeAnythingIsResolved(int edition) {
        var attacker = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).models(2).build();
        var one = b(edition).models(1).build();
        var other = Levy.of(Edition.numbered(edition), "c").side(Side.B).models(1).build();
        var bout = bout(edition, attacker, one, other);
        var assault =
                new DeclaredAttacks(
                        "a",
                        Manner.CLASH,
                        List.of(
                                new ModelAttack(0, "b", RankAndFile.WHOLE, false),
                                new ModelAttack(1, "c", RankAndFile.WHOLE, false)),
                        List.of(
                                new EngagedModels("b", List.of(0), List.of(0)),
                                new EngagedModels("c", List.of(0), List.of(1))));
        bout.clash(1, 1).clash(1).defence(3, 3).defence(3);
        bout.act(assault::play);
        assertThat(one.destroyed()).isTrue();
        assertThat(other.destroyed()).isTrue();
    }

    @Test
    @Rule("FB-PROF-03")
    void aPrintedZeroMakesNoAttacks() {
        for (int edition : BOTH) {
            clash(attackers(edition, 0, 3, 4));
            clash(attackers(edition, 3, 0, 4));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-OPP-02", "FB-OPP-05"})
    void anAttackOfOpportunityIsOneDieAndNeverInspired(int edition) {
        var bout = attackers(edition, 3, 3, 2);
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        bout.roll(Throw.OPPORTUNITY, 4, 3).defence(1);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(1);
        assertThat(bout.regiment("a").inspired()).isEqualTo(Inspired.NEXT_CLASH);
    }
}
