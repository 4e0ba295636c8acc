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
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
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
}
