package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Melees;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Which models may take the next wound. */
class WoundCandidatesTest {
    private static List<Integer> now(
            int edition, Regiment regiment, Manner manner, WoundOrder order, Integer... engaged) {
        return now(edition, Options.DEFAULT, regiment, manner, order, engaged);
    }

    private static List<Integer> now(
            int edition,
            Options options,
            Regiment regiment,
            Manner manner,
            WoundOrder order,
            Integer... engaged) {
        var battle = Melees.bout(edition, options, regiment).battle();
        var wounds =
                new WoundsSuffered(
                        "b",
                        1,
                        manner,
                        order,
                        List.of(0, 1, 2, 3),
                        List.of(engaged),
                        manner == Manner.DUEL);
        return new WoundCandidates(battle, regiment, wounds).now();
    }

    /** A leader and three others, two wounds each. */
    private static Levy four(int edition) {
        return Melees.b(edition).profile(5, 2, 3, 1, 2, 3, 2, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-03", "FB-WOUND-04"})
    void anybodyMayTakeThemButWhoIsWoundedFirst(int edition) {
        var troop = four(edition).models(4).build();
        assertThat(now(edition, troop, Manner.VOLLEY, WoundOrder.ANY)).containsExactly(0, 1, 2, 3);
        troop.setWounds(2, 1);
        assertThat(now(edition, troop, Manner.VOLLEY, WoundOrder.ANY)).containsExactly(2);
        troop.remove(2);
        assertThat(now(edition, troop, Manner.VOLLEY, WoundOrder.ANY)).containsExactly(0, 1, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-07")
    void theOfficerMayTakeThemBesideTheOthers(int edition) {
        var troop = four(edition).models(3).model(Role.OFFICER).build();
        assertThat(now(edition, troop, Manner.VOLLEY, WoundOrder.ANY)).containsExactly(0, 1, 2, 3);
        troop.setWounds(1, 1);
        assertThat(now(edition, troop, Manner.VOLLEY, WoundOrder.ANY)).containsExactly(1, 3);
        troop.remove(3);
        assertThat(now(edition, troop, Manner.VOLLEY, WoundOrder.ANY)).containsExactly(1);
    }

    @ParameterizedTest
    @CsvSource({"1, ENGAGED_ONLY", "2, ENGAGED_FIRST"})
    @Rule({"FB-WOUND-07", "FB-WOUND-08", "FB-WOUND-11", "FB-WOUND-12"})
    void engagedModelsComeFirstAndLeadersLastAmongThem(int edition, WoundOrder order) {
        var troop = four(edition).models(4).build();
        assertThat(now(edition, troop, Manner.CLASH, order, 0, 1, 3)).containsExactly(1, 3);
        troop.setWounds(3, 1);
        assertThat(now(edition, troop, Manner.CLASH, order, 0, 1, 3)).containsExactly(3);
        assertThat(now(edition, troop, Manner.CLASH, order, 0)).containsExactly(3);
        troop.setWounds(3, 0);
        assertThat(now(edition, troop, Manner.CLASH, order, 0)).containsExactly(0);
    }

    @Test
    @Rule({"FB-WOUND-07", "FB-WOUND-08"})
    void whereNobodyIsEngagedAnyMoreTheEditionsDiffer() {
        var lost = four(1).models(4).build();
        assertThat(now(1, lost, Manner.CLASH, WoundOrder.ENGAGED_ONLY)).isEmpty();
        var others = four(2).models(4).build();
        assertThat(now(2, others, Manner.CLASH, WoundOrder.ENGAGED_FIRST))
                .containsExactly(0, 1, 2, 3);
    }

    @ParameterizedTest
    @CsvSource({"1, ENGAGED_ONLY", "2, ENGAGED_FIRST"})
    @Rule("FB-WOUND-09")
    void whoIsWoundedComesFirstEvenIfHeIsNotEngaged(int edition, WoundOrder order) {
        var troop = four(edition).models(4).build();
        troop.setWounds(2, 1);
        assertThat(now(edition, troop, Manner.CLASH, order, 0, 1)).containsExactly(2);
    }

    @Test
    @Rule("FB-OFFICER-06-E2")
    void inEditionTwoTheOfficerIsTheLast() {
        var troop = four(2).models(3).model(Role.OFFICER).build();
        troop.setWounds(3, 1);
        assertThat(now(2, troop, Manner.CLASH, WoundOrder.ENGAGED_FIRST, 3))
                .containsExactly(0, 1, 2);
        for (int model = 0; model < 3; model++) troop.remove(model);
        assertThat(now(2, troop, Manner.CLASH, WoundOrder.ENGAGED_FIRST, 3)).containsExactly(3);
    }

    @Test
    @Rule("FB-CCOM-07-E2")
    void inEditionTwoTheEngagedRetinueThenTheOtherThenTheCharacter() {
        var lord = four(2).model(Role.CHARACTER).model(Role.RETINUE).model(Role.RETINUE);
        var suite = lord.model(Role.RETINUE).build();
        suite.setWounds(3, 1);
        assertThat(now(2, suite, Manner.CLASH, WoundOrder.RETINUE_FIRST, 0, 1, 2))
                .containsExactly(1, 2);
        suite.setWounds(2, 1);
        assertThat(now(2, suite, Manner.CLASH, WoundOrder.RETINUE_FIRST, 0, 1, 2))
                .containsExactly(2);
        assertThat(now(2, suite, Manner.CLASH, WoundOrder.RETINUE_FIRST, 0)).containsExactly(2, 3);
        for (int model = 1; model < 4; model++) suite.remove(model);
        assertThat(now(2, suite, Manner.CLASH, WoundOrder.RETINUE_FIRST, 0)).containsExactly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-COUT-01", "FB-COUT-03"})
    void outsideCombatTheOwnerNamesWhomOfACharacterRegimentHeLikes(int edition) {
        var suite =
                four(edition)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE)
                        .model(Role.RETINUE)
                        .model(Role.RETINUE)
                        .build();
        suite.setWounds(2, 1);
        assertThat(now(edition, suite, Manner.VOLLEY, WoundOrder.NAMED))
                .containsExactly(0, 1, 2, 3);
        var first = Readings.with("characterWoundedFirst", true);
        assertThat(now(edition, first, suite, Manner.VOLLEY, WoundOrder.NAMED)).containsExactly(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-STRAND-04")
    void ofStrandedModelsEquallyFarAwayTheOwnerChooses(int edition) {
        var troop = four(edition).models(4).build();
        var battle =
                Field.of(Edition.numbered(edition))
                        .with(troop, "20,20", "40,20", "20,40", "30,20")
                        .battle();
        assertThat(stranded(battle.regiment("b"), edition, List.of(1, 2, 3))).containsExactly(1, 2);
        assertThat(stranded(battle.regiment("b"), edition, List.of(3))).containsExactly(3);
        assertThat(stranded(battle.regiment("b"), edition, List.of())).isEmpty();
    }

    private static List<Integer> stranded(Regiment troop, int edition, List<Integer> listed) {
        var battle = Field.of(Edition.numbered(edition)).with(troop).battle();
        var wounds =
                new WoundsSuffered(
                        "b", 1, Manner.STRANDED, WoundOrder.LISTED, listed, List.of(), false);
        return new WoundCandidates(battle, troop, wounds).now();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-WOUND-01")
    void whereModelsAreListedTheFirstThatLivesComesNext(int edition) {
        var troop = four(edition).models(4).build();
        assertThat(now(edition, troop, Manner.DUEL, WoundOrder.LISTED)).containsExactly(0);
        troop.remove(0);
        assertThat(now(edition, troop, Manner.DUEL, WoundOrder.LISTED)).containsExactly(1);
        assertThat(now(edition, troop, Manner.STRANDED, WoundOrder.LISTED)).containsExactly(1);
    }
}
