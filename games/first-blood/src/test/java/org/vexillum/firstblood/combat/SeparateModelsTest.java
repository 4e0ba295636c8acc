package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;

/** By which rules what happens to characters, retinue and officers is explained to the players. */
class SeparateModelsTest {
    private final Regiment plain = a(1).models(3).build();
    private final Regiment lord = b(1).model(Role.CHARACTER).model(Role.RETINUE).build();
    private final Regiment officered =
            b(1).model(Role.LEADER).model(Role.OFFICER).model(Role.TROOPER).build();
    private final Battle one = bout(1, plain, lord).battle();
    private final Battle two = bout(2, plain, lord).battle();

    private Battle edition(int number) {
        return number == 1 ? one : two;
    }

    private static void rest(Rules rules, String... ids) {
        assertThat(rules.ids()).containsExactlyInAnyOrder(ids);
    }

    private WoundsSuffered wounds(Regiment on, Manner manner, WoundOrder order, boolean inDuel) {
        var all = RankAndFile.living(on);
        return new WoundsSuffered(on.id(), 1, manner, order, all, all, inDuel);
    }

    @Test
    void charactersAndOfficersStrikeEachWithTheirOwnProfile() {
        rest(SeparateModels.striking(lord, 1), "FB-CCOM-01", "FB-CCOM-02", "FB-CCOM-03");
        rest(SeparateModels.striking(officered, 1), "FB-OFFICER-05");
        rest(SeparateModels.striking(officered, 2));
        rest(SeparateModels.striking(plain, 0));
    }

    @Test
    void attacksAreAimedAtOneModelInEditionOneOnlyAndNotInAChallenge() {
        rest(SeparateModels.aimed(one, lord, 0, Manner.CLASH), "FB-CCOM-04-E1");
        rest(SeparateModels.aimed(one, officered, 1, Manner.CLASH), "FB-OFFICER-06-E1");
        rest(SeparateModels.aimed(one, lord, RankAndFile.WHOLE, Manner.CLASH));
        rest(SeparateModels.aimed(one, lord, 0, Manner.DUEL));
        rest(SeparateModels.aimed(two, lord, 0, Manner.CLASH));
    }

    @Test
    void charactersDefendWithTheirOwnProfileAndOutsideOfCombatInBatches() {
        rest(SeparateModels.defending(one, lord, 0, Manner.CLASH), "FB-CCOM-03");
        rest(SeparateModels.defending(one, lord, 0, Manner.VOLLEY), "FB-CCOM-03", "FB-COUT-02");
        rest(SeparateModels.defending(one, plain, 0, Manner.CLASH));
    }

    @Test
    void whoTakesHitsBesideAnOfficerDependsOnTheEditionAndOnCombat() {
        rest(
                SeparateModels.defending(one, officered, 1, Manner.CLASH),
                "FB-OFFICER-06-E1",
                "FB-OFFICER-05");
        rest(SeparateModels.defending(one, officered, 0, Manner.CLASH), "FB-OFFICER-06-E1");
        rest(SeparateModels.defending(two, officered, 0, Manner.CLASH), "FB-OFFICER-06-E2");
        rest(SeparateModels.defending(two, officered, 0, Manner.VOLLEY), "FB-OFFICER-07");
        officered.remove(1);
        rest(SeparateModels.defending(two, officered, 0, Manner.VOLLEY));
    }

    @Test
    void aSecondBatchLeavesTheDiceOfTheFirst() {
        rest(SeparateModels.batch(false), "FB-COUT-05");
        rest(SeparateModels.batch(true), "FB-COUT-05", "FB-COUT-06");
    }

    @ParameterizedTest
    @CsvSource({"1, FB-CCOM-05-E1", "2, FB-CCOM-09-E2"})
    void woundsOfAChallengeStayWithTheDuellist(int edition, String rule) {
        var wounds = wounds(lord, Manner.CLASH, WoundOrder.LISTED, true);
        rest(SeparateModels.wounded(edition(edition), lord, wounds), rule);
    }

    @Test
    void aGarrisonTakesWoundsInItsOwnWayInCombatOnly() {
        plain.setStatus(Status.IN_GARRISON);
        rest(wounded(one, plain, Manner.CLASH, WoundOrder.ANY), "FB-GARRISON-19");
        rest(wounded(one, plain, Manner.VOLLEY, WoundOrder.ANY));
        plain.setStatus(Status.ON_TABLE);
        rest(wounded(one, plain, Manner.CLASH, WoundOrder.ANY));
    }

    private Rules wounded(Battle battle, Regiment target, Manner manner, WoundOrder order) {
        return SeparateModels.wounded(battle, target, wounds(target, manner, order, false));
    }

    @Test
    void inCombatWoundsAreThoseOfTheOfficerOrOfTheOthers() {
        rest(wounded(one, officered, Manner.CLASH, WoundOrder.ANY), "FB-OFFICER-06-E1");
        rest(wounded(two, officered, Manner.CLASH, WoundOrder.ANY), "FB-OFFICER-06-E2");
        rest(wounded(two, officered, Manner.VOLLEY, WoundOrder.LISTED));
    }

    @Test
    void woundsOnASingledOutCharacterStayWithHimInEditionOne() {
        rest(wounded(one, lord, Manner.CLASH, WoundOrder.LISTED), "FB-CCOM-05-E1");
        rest(wounded(two, lord, Manner.CLASH, WoundOrder.LISTED));
        rest(wounded(one, lord, Manner.CLASH, WoundOrder.RETINUE_FIRST));
        rest(wounded(one, plain, Manner.CLASH, WoundOrder.LISTED));
    }

    @ParameterizedTest
    @EnumSource(
            value = Manner.class,
            names = {"VOLLEY", "SPELL", "EVENT"})
    void hitsFromOutsideOfCombatWoundTheModelOfTheBatch(Manner manner) {
        rest(wounded(two, lord, manner, WoundOrder.LISTED), "FB-COUT-03");
    }

    @ParameterizedTest
    @EnumSource(
            value = Manner.class,
            names = {"MORALE", "STRANDED"})
    void woundsWithoutHitsKnowNoBatch(Manner manner) {
        rest(wounded(two, lord, manner, WoundOrder.LISTED));
    }

    @Test
    void charactersLeaveNoTokenRetinueAndOfficersDo() {
        rest(SeparateModels.fallen(lord, List.of(0)), "FB-CCOM-13");
        rest(SeparateModels.fallen(lord, List.of(1)), "FB-CCOM-12", "FB-RET-07");
        rest(SeparateModels.fallen(officered, List.of(0, 1, 2)), "FB-OFFICER-11");
    }

    @Test
    void whoLeadsAfterACharacterOrAnOfficerIsExplained() {
        rest(SeparateModels.leading(lord), "FB-CHAR-10");
        rest(SeparateModels.leading(officered), "FB-OFFICER-11");
        rest(SeparateModels.leading(plain));
    }

    @Test
    void aCharacterRegimentTestsAsTheEditionSays() {
        rest(SeparateModels.testing(one, lord, 0, true, true), "FB-CHALLENGE-08");
        rest(SeparateModels.testing(one, lord, 0, false, false), "FB-COUT-07");
        rest(SeparateModels.testing(one, lord, 0, true, false), "FB-CCOM-11", "FB-CCOM-06-E1");
        rest(SeparateModels.testing(two, lord, 0, true, false), "FB-CCOM-11", "FB-CCOM-10-E2");
    }

    @Test
    void anOfficerAndHisMenTestApartFromOneAnother() {
        for (int apart : List.of(0, RankAndFile.FILE)) {
            rest(SeparateModels.testing(two, officered, apart, true, false), "FB-OFFICER-06-E1");
            rest(SeparateModels.testing(two, officered, apart, false, false), "FB-OFFICER-07");
        }
        rest(SeparateModels.testing(one, officered, RankAndFile.WHOLE, true, false));
        rest(
                SeparateModels.testing(two, officered, RankAndFile.WHOLE, true, false),
                "FB-OFFICER-06-E2");
        rest(SeparateModels.testing(two, officered, RankAndFile.WHOLE, false, false));
        rest(SeparateModels.testing(two, plain, 0, true, false));
    }
}
