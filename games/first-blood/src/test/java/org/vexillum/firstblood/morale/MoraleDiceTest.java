package org.vexillum.firstblood.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Setup;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.combat.Taken;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.FailuresSpared;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.MoraleWounds;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class MoraleDiceTest {
    private static final Cause FRIGHT = new Cause("FB-SR-TERRIFYING-1", "Terrifying");

    private static Levy troop(int edition, int wounds, int resolve, String... traits) {
        return b(edition).profile(5, 2, 3, 1, wounds, resolve, 2, 0).traits(traits);
    }

    private static Regiment leaderless(Levy levy, int models) {
        for (int i = 0; i < models; i++) levy.model(Role.TROOPER);
        return levy.build();
    }

    private static Taken test(Bout bout, int dice, Integer... engaged) {
        return bout.play(MoraleTest.of("b", dice, List.of(engaged))::play);
    }

    private static Taken terrified(Bout bout, int dice, int terror) {
        var fright = new Terror(terror, Manner.CLASH, FRIGHT);
        return bout.play(
                new MoraleTest("b", Ranks.WHOLE, dice, fright, List.of(), true, false)::play);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MORALE-06", "FB-MORALE-07", "FB-MORALE-08", "FB-MORALE-09"})
    void eachFailedDieIsAWoundWithoutDefenceOrFurtherMorale(int edition) {
        var bout = bout(edition, leaderless(troop(edition, 1, 2), 7)).morale(1, 2, 3, 3, 6);
        assertThat(test(bout, 5, 0, 1, 2, 3, 4, 5, 6).wounds()).isEqualTo(3);
        assertThat(bout.regiment("b").tokens()).isEqualTo(3);
        assertThat(bout.event(MoraleRolled.class).expected()).isCloseTo(10 / 3.0, offset());
    }

    private static Offset<Double> offset() {
        return Offset.offset(1e-9);
    }

    @ParameterizedTest
    @CsvSource({
        "1, INFANTRY, 8, 4", "1, INFANTRY, 7, 3", "1, CAVALRY, 2, 4", "1, BRUTE, 1, 3",
        "1, MONSTER, 8, 3", "2, INFANTRY, 8, 4", "2, MONSTER, 8, 4", "2, MONSTER, 7, 3",
        "2, CAVALRY, 2, 4", "2, CAVALRY, 8, 4"
    })
    @Rule({"FB-MORALE-03", "FB-MORALE-04", "FB-MORALE-05"})
    void numbersGiveCourage(int edition, ModelType type, int models, int resolve) {
        var bout = bout(edition, troop(edition, 9, 3).type(type).models(models).build());
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(resolve);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-INDOMITABLE")
    void indomitableDiscardsOneFailure(int edition) {
        var bout = bout(edition, troop(edition, 9, 3, "Indomitable").models(1).build());
        assertThat(test(bout.morale(4, 5, 3), 3, 0).wounds()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 2"})
    @Rule("FB-SR-OBLIVIOUS")
    void obliviousHalvesFailuresRoundingUp(int failures, int wounds) {
        for (int edition : new int[] {1, 2}) {
            var bout = bout(edition, troop(edition, 9, 3, "Oblivious").models(1).build());
            int[] dice = {6, 6, 6};
            for (int i = failures; i < 3; i++) dice[i] = 1;
            assertThat(test(bout.morale(dice), 3, 0).wounds()).isEqualTo(wounds);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-TERRIFYING-1", "FB-SR-INDOMITABLE", "FB-SR-OBLIVIOUS", "FB-BROKEN-02"})
    void terrorIndomitableAndObliviousTogether(int edition) {
        var attackers = a(edition).profile(5, 2, 3, 4, 1, 3, 2, 0).traits("Terrifying (1)");
        var target = leaderless(troop(edition, 1, 3, "Indomitable", "Oblivious"), 10);
        var bout = bout(edition, attackers.model(Role.TROOPER).build(), target);
        bout.clash(1, 1, 1, 1).defence(6, 6, 6, 6).morale(2, 3, 4, 6);
        clash(bout);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
        assertThat(target.living()).isEqualTo(5);
        assertThat(target.broken()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-TERRIFYING-1")
    void woundsWithoutACasualtyFrightenNobody(int edition) {
        var attackers = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).traits("Terrifying (2)");
        var target = troop(edition, 5, 3).models(1).build();
        var bout = bout(edition, attackers.model(Role.TROOPER).build(), target);
        clash(bout.clash(1).defence(6).morale(3));
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-PROF-04")
    void resolveNeverFallsBelowNothing(int edition) {
        var bout = bout(edition, troop(edition, 9, 2).models(1).build());
        terrified(bout.morale(1), 1, 5);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isZero();
        assertThat(bout.regiment("b").wounds(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-BRAVERY-1")
    void theBraveIgnoreTerror(int edition) {
        var bout = bout(edition, troop(edition, 9, 3, "Bravery").models(1).build());
        terrified(bout.morale(3), 1, 2);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(3);
    }

    @Test
    @Rule("FB-SR-FEARLESS-E1")
    void inEditionOneFearlessLowersTerrorByItsValue() {
        var bout = bout(1, troop(1, 9, 3, "Fearless (1)").models(1).build());
        terrified(bout.morale(1), 1, 2);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-SR-FEARLESS-E2")
    void inEditionTwoFearlessIgnoresTerrorButACharacterOnlyInADuel() {
        var bout = bout(2, troop(2, 9, 3, "Fearless (1)").models(1).build());
        terrified(bout.morale(1), 1, 2);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(3);
        var lord = bout(2, troop(2, 9, 3, "Fearless (1)").model(Role.CHARACTER).build());
        terrified(lord.morale(1), 1, 2);
        assertThat(lord.event(MoraleRolled.class).resolve().value()).isEqualTo(1);
    }

    @Test
    @Rule("FB-MORALE-10")
    void inEditionOneAnyModelMayTakeTheWounds() {
        var bout = bout(1, troop(1, 2, 2).models(3).build());
        test(bout.morale(6, 6).answer(new Allocation(List.of(2))), 2, 0, 1);
        assertThat(bout.regiment("b").alive(2)).isFalse();
        var options = Setup.with(s -> s.morale(MoraleWounds.ENGAGED_ONLY));
        var bound = bout(1, options, troop(1, 2, 2).models(3).build());
        test(bound.morale(6, 6), 2, 0, 1);
        assertThat(bound.regiment("b").alive(1)).isFalse();
    }

    @Test
    @Rule("FB-MORALE-11")
    void inEditionTwoTheEngagedComeFirstAndTheirLeaderLastOfThem() {
        var bout = bout(2, troop(2, 1, 2).models(4).build());
        test(bout.morale(6, 6), 2, 0, 1);
        assertThat(bout.regiment("b").models()).containsExactly(2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-PRESENCE-04")
    void aBrokenRegimentTestsOnItsOwnResolve(int edition) {
        var bout = guided(edition, 4);
        bout.regiment("b").setBroken(true);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-PRESENCE-02-E1")
    void inEditionOneTheHigherResolveOfACharacterIsUsed() {
        var bout = guided(1, 4);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        var weak = guided(1, 1);
        test(weak.morale(1), 1, 0);
        assertThat(weak.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-PRESENCE-02-E2")
    void inEditionTwoTheOwnerDecides() {
        var bout = guided(2, 4).answer(UsePresence.Answer.CHARACTERS_RESOLVE);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        var proud = guided(2, 4).answer(UsePresence.Answer.OWN_RESOLVE);
        test(proud.morale(1), 1, 0);
        assertThat(proud.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    /** A lone model of Resolve 2 beside a character of this Resolve. */
    private static Bout guided(int edition, int resolve) {
        var lord =
                Levy.of(Edition.numbered(edition), "lord")
                        .side(Side.B)
                        .profile(5, 2, 3, 1, 4, resolve, 2, 0)
                        .model(Role.CHARACTER)
                        .build();
        var field = Field.of(Edition.numbered(edition));
        field.with(troop(edition, 9, 2).models(1).build(), "10,10").with(lord, "13,10");
        return Bout.on(field);
    }

    @Test
    @Rule({"FB-WOUND-07", "FB-MORALE-02"})
    void lostWoundsRollNoMoraleDiceUnlessAgreed() {
        var target = troop(1, 1, 5).models(4);
        var bout = bout(1, target.build());
        var taken = new Taken("b", Manner.CLASH, List.of(new Taken.On(1, 1, true)), 3);
        var after = new Aftermath();
        after.add(taken);
        assertThat(after.tests(bout.battle())).extracting(MoraleTest::dice).containsExactly(1);
        var agreed = bout(1, Setup.with(Setup::excessWoundsTestMorale), target.build());
        assertThat(after.tests(agreed.battle())).extracting(MoraleTest::dice).containsExactly(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MORALE-01", "FB-VOLLEY-17"})
    void someSourcesCauseNoTests(int edition) {
        var bout = bout(edition, troop(edition, 9, 3).models(1).build());
        for (var manner : Manner.values()) {
            var after = new Aftermath();
            after.add(new Taken("b", manner, List.of(new Taken.On(0, 1, false)), 0));
            boolean calm =
                    List.of(
                                    Manner.VOLLEY,
                                    Manner.MORALE,
                                    Manner.STRANDED,
                                    Manner.DISENGAGE,
                                    Manner.DECAY,
                                    Manner.AURA)
                            .contains(manner);
            assertThat(after.tests(bout.battle())).as("%s", manner).hasSize(calm ? 0 : 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MORALE-01")
    void oneTestForAllWoundsOfAnAction(int edition) {
        var bout = bout(edition, troop(edition, 9, 3).models(2).build());
        var after = new Aftermath();
        after.add(new Taken("b", Manner.TERRAIN, List.of(new Taken.On(0, 1, false)), 0));
        after.add(new Taken("b", Manner.IMPACT, List.of(new Taken.On(1, 2, false)), 0));
        assertThat(after.tests(bout.battle())).extracting(MoraleTest::dice).containsExactly(3);
    }

    @ParameterizedTest
    @CsvSource({"1, FB-PRESENCE-02-E1", "2, FB-PRESENCE-02-E2"})
    @Rule({"FB-PRESENCE-02-E1", "FB-PRESENCE-02-E2"})
    void whoseResolveItIsIsTold(int edition, String rule) {
        var bout = guided(edition, 4);
        if (edition == 2) bout.answer(UsePresence.Answer.CHARACTERS_RESOLVE);
        test(bout.morale(1), 1, 0);
        var rules = bout.event(MoraleRolled.class).rules();
        assertThat(rules.has(rule)).isTrue();
        assertThat(rules.has("FB-BROKEN-08")).isFalse();
        var question = new UsePresence("b", -1, "lord", 2, 4);
        assertThat(question.rules().ids()).containsExactly("FB-PRESENCE-02-E2");
        assertThat(question.pass()).isEqualTo(UsePresence.Answer.CHARACTERS_RESOLVE);
    }

    @Test
    @Rule("FB-PRESENCE-02-E2")
    void nobodyIsAskedAboutAnEqualResolve() {
        var bout = guided(2, 2);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-PRESENCE-02-E1")
    void ofTwoCharactersTheBetterCounts() {
        for (int first : new int[] {3, 5}) {
            var field = Field.of(Edition.FIRST);
            field.with(troop(1, 9, 2).models(1).build(), "10,10");
            field.with(lord("lord", first), "13,10").with(lord("other", 8 - first), "7,10");
            var bout = Bout.on(field);
            test(bout.morale(1), 1, 0);
            assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(5);
        }
    }

    private static Regiment lord(String id, int resolve) {
        return Levy.of(Edition.FIRST, id)
                .side(Side.B)
                .profile(5, 2, 3, 1, 4, resolve, 2, 0)
                .model(Role.CHARACTER)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-BROKEN-08")
    void theBrokenAreToldThatTheyMissTheirCharacter(int edition) {
        var near = guided(edition, 4);
        near.regiment("b").setBroken(true);
        test(near.morale(1), 1, 0);
        assertThat(near.event(MoraleRolled.class).rules().has("FB-BROKEN-08")).isTrue();
        var far = guided(edition, 4);
        far.regiment("b").setBroken(true);
        far.regiment("lord").place(0, Field.at("40,40"));
        test(far.morale(1), 1, 0);
        assertThat(far.event(MoraleRolled.class).rules().has("FB-BROKEN-08")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-INDOMITABLE", "FB-SR-OBLIVIOUS"})
    void whatIsSparedIsToldAndNothingElse(int edition) {
        var firm = bout(edition, troop(edition, 9, 3, "Indomitable").models(1).build());
        test(firm.morale(4, 5, 3), 3, 0);
        assertThat(firm.event(FailuresSpared.class).spared()).isEqualTo(1);
        var calm = bout(edition, troop(edition, 9, 3, "Indomitable").models(1).build());
        test(calm.morale(1), 1, 0);
        assertThat(calm.all(FailuresSpared.class)).isEmpty();
        var dull = bout(edition, troop(edition, 9, 3, "Oblivious").models(1).build());
        test(dull.morale(4, 5, 6, 6, 6), 5, 0);
        assertThat(dull.event(FailuresSpared.class).spared()).isEqualTo(2);
        var one = bout(edition, troop(edition, 9, 3, "Oblivious").models(1).build());
        test(one.morale(4), 1, 0);
        assertThat(one.all(FailuresSpared.class)).isEmpty();
    }

    // ---- what an action leaves behind

    private static Taken wounded(int model, Manner manner) {
        return new Taken("b", manner, List.of(new Taken.On(model, 1, false)), 0);
    }

    @Test
    void aCopyOfTheAftermathIsEqualUntilItGoesItsOwnWay() {
        var after = new Aftermath();
        after.add(wounded(0, Manner.CLASH));
        after.terrify("b", new Terror(1, Manner.CLASH, FRIGHT));
        after.engaged("b", List.of(0));
        var copy = after.copy();
        assertThat(copy).isEqualTo(after).hasSameHashCodeAs(after);
        copy.add(wounded(0, Manner.CLASH));
        assertThat(copy).isNotEqualTo(after);
        var scared = after.copy();
        scared.terrify("b", new Terror(2, Manner.CLASH, FRIGHT));
        assertThat(scared).isNotEqualTo(after);
        var wider = after.copy();
        wider.engaged("c", List.of(0));
        assertThat(wider).isNotEqualTo(after);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-TERRIFYING-1")
    void theGreatestTerrorOfAnActionCounts(int edition) {
        for (int first : new int[] {1, 2}) {
            var after = new Aftermath();
            after.add(wounded(0, Manner.CLASH));
            after.terrify("b", new Terror(first, Manner.CLASH, FRIGHT));
            after.terrify("b", new Terror(3 - first, Manner.CLASH, FRIGHT));
            var bout = bout(edition, troop(edition, 9, 5).models(1).build()).morale(1);
            bout.act(after::play);
            assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(3);
            bout.act(after::play); // all of it has been tested for
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theAftermathKnowsWhoIsEngagedNow(int edition) {
        var after = new Aftermath();
        after.add(wounded(0, Manner.CLASH));
        after.engaged("b", List.of(0, 1));
        var unknown = troop(edition, 9, 5).models(3).build();
        var somewhere = bout(edition, unknown);
        unknown.remove(1);
        assertThat(after.tests(somewhere.battle()).getFirst().engaged()).containsExactly(0);
        var field = Field.of(Edition.numbered(edition));
        field.with(troop(edition, 9, 5).models(3).build(), "10,10", "14,10", "11,10");
        field.with(a(edition).models(1).build(), "14,11.5");
        assertThat(after.tests(field.battle()).getFirst().engaged()).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-08", "FB-CCOM-10-E2"})
    void whoTestsForTheWoundsOfACharacterRegiment(int edition) {
        var lord =
                b(edition)
                        .profile(5, 2, 3, 1, 4, 4, 2, 0)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE)
                        .build();
        var battle = bout(edition, lord).battle();
        assertThat(tester(battle, 1, Manner.DUEL)).isEqualTo(1);
        assertThat(tester(battle, 1, Manner.CLASH)).isEqualTo(edition == 1 ? 1 : Ranks.WHOLE);
        assertThat(tester(battle, 1, Manner.SPELL)).isEqualTo(1);
    }

    private static int tester(Battle battle, int model, Manner manner) {
        var after = new Aftermath();
        after.add(wounded(model, manner));
        var test = after.tests(battle).getFirst();
        assertThat(test.inDuel()).isEqualTo(manner == Manner.DUEL);
        assertThat(test.ofCombat()).isEqualTo(manner != Manner.SPELL);
        return test.model();
    }

    @Test
    @Rule("FB-CCOM-10-E2")
    void theCharacterSpeaksForHisRegimentAndThenTheBoldestOfHisMen() {
        var lord =
                b(2).profile(5, 2, 3, 1, 4, 2, 2, 0)
                        .model(Role.CHARACTER)
                        .profile(5, 2, 3, 1, 4, 3, 2, 0)
                        .model(Role.RETINUE)
                        .profile(5, 2, 3, 1, 4, 5, 2, 0)
                        .model(Role.RETINUE)
                        .profile(5, 2, 3, 1, 4, 4, 2, 0)
                        .model(Role.RETINUE)
                        .build();
        var battle = bout(2, lord).battle();
        assertThat(Nerves.spokesman(battle, lord)).isZero();
        lord.remove(0);
        assertThat(Nerves.spokesman(battle, lord)).isEqualTo(2);
        var plain = b(2).model(Role.LEADER).model(Role.TROOPER).build();
        assertThat(Nerves.spokesman(battle, plain)).isEqualTo(1);
    }

    @Test
    @Rule("FB-CCOM-10-E2")
    void moraleWoundsOfACharacterRegimentGoToTheRetinueFirst() {
        var lord = troop(2, 1, 3).model(Role.CHARACTER).model(Role.RETINUE).build();
        var bout = bout(2, lord).morale(6);
        test(bout, 1, 0, 1);
        assertThat(lord.models()).containsExactly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theDeadAndTheUnhurtDoNotTest(int edition) {
        var bout = bout(edition, troop(edition, 9, 3).models(2).build());
        assertThat(test(bout, 0, 0).wounds()).isZero();
        bout.regiment("b").remove(1);
        var dead = new MoraleTest("b", 1, 2, null, List.of(), true, false);
        assertThat(bout.play(dead::play).wounds()).isZero();
        assertThat(test(bout.morale(1), 1, 0).on()).isEmpty();
    }

    @Test
    @Rule("FB-MORALE-04")
    void aCharacterWhoTestsForHimselfHasNoBonusForSize() {
        var host = troop(2, 9, 3).model(Role.CHARACTER);
        for (int i = 0; i < 8; i++) host.model(Role.RETINUE);
        var bout = bout(2, host.build()).morale(1);
        bout.play(new MoraleTest("b", 0, 1, null, List.of(), true, false)::play);
        test(bout.morale(1), 1, 0);
        assertThat(bout.all(MoraleRolled.class))
                .extracting(rolled -> rolled.resolve().value())
                .containsExactly(3, 4);
    }

    @Test
    @Rule("FB-MORALE-03")
    void anOfficerWhoTestsForHimselfHasTheBonusForSize() {
        var host = troop(1, 9, 3).model(Role.OFFICER);
        for (int i = 0; i < 8; i++) host.model(Role.TROOPER);
        var bout = bout(1, host.build()).morale(1);
        bout.play(new MoraleTest("b", 0, 1, null, List.of(), true, false)::play);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
    }
}
