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
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class HitTraitsTest {
    /** One model with Clash 3 and so many attacks, no leader, and these rules. */
    private static Levy striker(int edition, int attacks, String... traits) {
        return a(edition).profile(5, 2, 3, attacks, 1, 3, 2, 0).traits(traits).model(Role.TROOPER);
    }

    /** A tough lone model with Defence 2 and Resolve 5. */
    private static Levy anvil(int edition, String... traits) {
        return b(edition).profile(5, 2, 3, 1, 20, 5, 2, 0).traits(traits);
    }

    private static Bout against(int edition, Levy striker, Levy anvil) {
        return bout(edition, striker.build(), anvil.model(Role.TROOPER).build());
    }

    private static int wounds(Bout bout) {
        return bout.regiment("b").wounds(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-FLURRY")
    void flurryRollsEveryMissAgain(int edition) {
        var bout = against(edition, striker(edition, 4, "Flurry"), anvil(edition));
        clash(bout.clash(1, 4, 6, 5).clash(3, 6, 4).defence(1, 1));
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-FLURRY", "FB-IMPACT-12"})
    void flurryIsNotForImpactAttacks(int edition) {
        var rider = striker(edition, 2, "Flurry", "Impact (1)").type(ModelType.CAVALRY);
        var attacker = rider.traits("Flurry", "Impact (1)").model(Role.TROOPER).build();
        var bout = bout(edition, attacker, anvil(edition).model(Role.TROOPER).build());
        var strike = new ModelAttack(1, "b", RankAndFile.WHOLE, false);
        bout.roll(Throw.IMPACT, 4);
        bout.act(new DeclaredAttacks("a", Manner.IMPACT, List.of(strike), List.of())::play);
        assertThat(bout.event(HitsRolled.class).hits()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-FIEND-HUNTER")
    void fiendHuntersRollMissesAgainAgainstEverythingButInfantry(int edition) {
        var brute = anvil(edition).type(ModelType.BRUTE);
        var bout = against(edition, striker(edition, 1, "Fiend Hunter"), brute);
        clash(bout.clash(6).clash(3).defence(1));
        var infantry = against(edition, striker(edition, 1, "Fiend Hunter"), anvil(edition));
        clash(infantry.clash(6));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OPPORTUNISTS")
    void opportunistsRollMissesAgainAgainstTheBroken(int edition) {
        var bout = against(edition, striker(edition, 1, "Opportunists"), anvil(edition));
        clash(bout.clash(6));
        bout.regiment("b").setBroken(true);
        clash(bout.clash(6).clash(4));
    }

    @Test
    @Rule("FB-SR-PARRY-E1")
    void inEditionOneParryHasOnesOfEveryAttackRolledAgain() {
        var bout = against(1, striker(1, 2), anvil(1, "Parry"));
        clash(bout.clash(1, 2).clash(4).defence(1));
        var rider = striker(1, 1).type(ModelType.CAVALRY).model(Role.TROOPER).build();
        var impact = bout(1, rider, anvil(1, "Parry").model(Role.TROOPER).build());
        impact.roll(Throw.IMPACT, 1).roll(Throw.IMPACT, 4);
        impact.act(
                new DeclaredAttacks(
                                "a",
                                Manner.IMPACT,
                                List.of(new ModelAttack(1, "b", RankAndFile.WHOLE, false)),
                                List.of())
                        ::play);
    }

    @Test
    @Rule({"FB-SR-PARRY-E2", "FB-SR-IMPACT-E2"})
    void inEditionTwoParryIsForAClashAndNotForImpacts() {
        var bout = against(2, striker(2, 2, "Impact (2)"), anvil(2, "Parry"));
        clash(bout.clash(1, 2).clash(4).defence(1));
        bout.roll(Throw.IMPACT, 1, 2).defence(1, 1);
        bout.act(assault(bout, "a", "b", Manner.IMPACT)::play);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DICE-09")
    void aDieRolledAgainForFlurryIsNotRolledAgainForParry(int edition) {
        var bout = against(edition, striker(edition, 2, "Flurry"), anvil(edition, "Parry"));
        clash(bout.clash(6, 1).clash(1, 5).defence(1));
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DICE-09")
    void theActivePlayerRollsAgainBeforeTheOpponentHasDiceRolledAgain(int edition) {
        var bout = against(edition, striker(edition, 3, "Flurry"), anvil(edition, "Parry"));
        clash(bout.clash(1, 6, 2).clash(3, 5).defence(1, 1));
        var rolled = bout.event(HitsRolled.class);
        assertThat(rolled.roll().faces()).containsExactly(5, 3, 2);
        assertThat(rolled.rules().ids()).contains("FB-DICE-09");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DICE-09")
    void whoStrikesByOpportunityIsNotTheActivePlayer(int edition) {
        var two = striker(edition, 1, "Flurry").model(Role.TROOPER);
        var bout = against(edition, two, anvil(edition, "Parry"));
        bout.roll(Throw.OPPORTUNITY, 6, 1).roll(Throw.OPPORTUNITY, 5, 3).defence(1);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
        assertThat(bout.event(HitsRolled.class).roll().faces()).containsExactly(3, 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DICE-09")
    void inADuelTheChallengerIsTheActivePlayer(int edition) {
        var both = new String[] {"Flurry", "Parry"};
        var one = a(edition).profile(5, 2, 3, 2, 20, 5, 2, 0).traits(both);
        var other = b(edition).profile(5, 2, 3, 2, 20, 5, 2, 0).traits(both);
        var bout =
                bout(
                        edition,
                        one.model(Role.CHARACTER).build(),
                        other.model(Role.CHARACTER).build());
        bout.roll(Throw.CHALLENGE, 1, 6).roll(Throw.CHALLENGE, 4, 5);
        bout.roll(Throw.CHALLENGE, 6, 1).roll(Throw.CHALLENGE, 4, 5);
        bout.act(new Duel("a", 0, "b", 0)::play);
        assertThat(bout.all(HitsRolled.class))
                .extracting(event -> event.roll().faces())
                .containsExactly(new int[] {5, 4}, new int[] {5, 4});
    }

    @Test
    @Rule("FB-SR-RELENTLESS-BLOWS-E1")
    void relentlessBlowsAddAHitForEachOne() {
        relentless(1);
    }

    @Test
    @Rule("FB-SR-RELENTLESS-BLOWS-E2")
    void relentlessBlowsAddAnAutomaticHitForEachOne() {
        relentless(2);
    }

    private static void relentless(int edition) {
        var both = new String[] {"Relentless Blows", "Flawless Strikes"};
        var bout = against(edition, striker(edition, 2, both), anvil(edition));
        clash(bout.clash(1, 2).defence(3).defence(3, 2).morale(1, 1));
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(3);
        assertThat(bout.all(DefenceRolled.class))
                .extracting(event -> event.defence().value())
                .containsExactly(0, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-FLAWLESS-STRIKES")
    void flawlessStrikesBareTheDefenceForNaturalOnesOnly(int edition) {
        var bout = against(edition, striker(edition, 3, "Flawless Strikes"), anvil(edition));
        clash(bout.clash(1, 2, 3).defence(1).defence(2, 2).morale(1));
        assertThat(wounds(bout)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-SMITE")
    void smiteBaresTheDefenceButEvasionSaves(int edition) {
        var nimble = anvil(edition).profile(5, 2, 3, 1, 20, 5, 5, 1);
        var bout = against(edition, striker(edition, 3, "Smite"), nimble);
        clash(bout.clash(1, 2, 3).defence(1, 2, 5).morale(1, 1));
        assertThat(wounds(bout)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-CLEAVE")
    void cleaveLowersDefenceInAClash(int edition) {
        var sturdy = anvil(edition).profile(5, 2, 3, 1, 20, 5, 4, 0);
        var bout = against(edition, striker(edition, 2, "Cleave (2)"), sturdy);
        clash(bout.clash(1, 2).defence(2, 3).morale(1));
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-HARDENED")
    void hardenedReducesCleaveToNoLessThanNothing(int edition) {
        var hard = anvil(edition, "Hardened (1)");
        var bout = against(edition, striker(edition, 1, "Cleave (2)"), hard);
        clash(bout.clash(1).defence(1));
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(1);
        var harder = anvil(edition, "Hardened (3)");
        var other = against(edition, striker(edition, 1, "Cleave (2)"), harder);
        clash(other.clash(1).defence(1));
        assertThat(other.event(DefenceRolled.class).defence().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-SR-STACK-E1")
    void inEditionOneTheHighestValueCounts() {
        var bout = against(1, striker(1, 1, "Cleave (1)", "Cleave (+1)"), anvil(1));
        clash(bout.clash(1).defence(1));
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(1);
    }

    @Test
    @Rule("FB-SR-STACK-E2")
    void inEditionTwoValuesWithAPlusAreAdded() {
        var bout = against(2, striker(2, 1, "Cleave (1)", "Cleave (+1)"), anvil(2));
        clash(bout.clash(1).defence(1).morale(1));
        assertThat(bout.event(DefenceRolled.class).defence().value()).isZero();
    }

    @Test
    @Rule("FB-SR-DEADLY-BLADES-E1")
    void inEditionOneDeadlyBladesCountInImpactAttacksToo() {
        var rider = striker(1, 1).type(ModelType.CAVALRY).traits("Deadly Blades");
        var attacker = rider.model(Role.TROOPER).build();
        var bout = bout(1, attacker, anvil(1).model(Role.TROOPER).build());
        var strike = new ModelAttack(1, "b", RankAndFile.WHOLE, false);
        var front = new EngagedModels("b", List.of(0), List.of(1));
        bout.roll(Throw.IMPACT, 1).defence(6).morale(1, 1);
        bout.act(new DeclaredAttacks("a", Manner.IMPACT, List.of(strike), List.of(front))::play);
        assertThat(wounds(bout)).isEqualTo(2);
    }

    @Test
    @Rule("FB-SR-DEADLY-BLADES-E2")
    void inEditionTwoDeadlyBladesAreForAClashOnly() {
        var bout = against(2, striker(2, 2, "Deadly Blades", "Impact (1)"), anvil(2));
        clash(bout.clash(1, 2).defence(6, 5).morale(1, 1, 1));
        assertThat(wounds(bout)).isEqualTo(3);
        bout.roll(Throw.IMPACT, 1).defence(6).morale(1);
        bout.act(assault(bout, "a", "b", Manner.IMPACT)::play);
        assertThat(wounds(bout)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-SUPPORT-2")
    void supportRollsOnesAgainAgainstEnemiesWithinAnInch(int edition) {
        var bout = against(edition, striker(edition, 2, "Support"), anvil(edition, "Support"));
        var near = new ModelAttack(0, "b", RankAndFile.WHOLE, true);
        var front = new EngagedModels("b", List.of(0), List.of(0));
        bout.clash(1, 2).clash(3).defence(1, 2).defence(6).morale(1);
        bout.act(new DeclaredAttacks("a", Manner.CLASH, List.of(near), List.of(front))::play);
        clash(bout.clash(1, 4).defence(1));
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E2")
    void inEditionTwoTheBearerIgnoresShield() {
        var bout = against(2, striker(2, 1, "Linebreaker"), anvil(2, "Shield"));
        clash(bout.clash(1).defence(1));
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(2);
        var other = against(2, striker(2, 1), anvil(2, "Shield"));
        clash(other.clash(1).defence(1));
        assertThat(other.event(DefenceRolled.class).defence().value()).isEqualTo(3);
    }
}
