package org.vexillum.firstblood.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;
import static org.vexillum.firstblood.morale.Tested.FRIGHT;
import static org.vexillum.firstblood.morale.Tested.test;
import static org.vexillum.firstblood.morale.Tested.troop;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.morale.MoraleEvents.FailuresSpared;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Options.MoraleWounds;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class MoraleDiceTest {
    private static Regiment leaderless(Levy levy, int models) {
        for (int i = 0; i < models; i++) levy.model(Role.TROOPER);
        return levy.build();
    }

    private static WoundsTaken terrified(Bout bout, int dice, int terror) {
        var fright = new Terror(terror, Manner.CLASH, FRIGHT);
        return bout.play(
                new MoraleTest("b", RankAndFile.WHOLE, dice, fright, List.of(), true, false)::play);
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
        "2, CAVALRY, 2, 4", "2, CAVALRY, 8, 5", "2, BRUTE, 8, 5", "1, BRUTE, 8, 4"
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
        var options = Readings.with("moraleWounds", MoraleWounds.ENGAGED_ONLY);
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
        assertThat(MoraleResolve.spokesman(battle, lord)).isZero();
        lord.remove(0);
        assertThat(MoraleResolve.spokesman(battle, lord)).isEqualTo(2);
        var plain = b(2).model(Role.LEADER).model(Role.TROOPER).build();
        assertThat(MoraleResolve.spokesman(battle, plain)).isEqualTo(1);
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
