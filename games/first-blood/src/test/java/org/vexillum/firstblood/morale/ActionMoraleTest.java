package org.vexillum.firstblood.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.morale.Tested.FRIGHT;
import static org.vexillum.firstblood.morale.Tested.test;
import static org.vexillum.firstblood.morale.Tested.troop;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** What an action leaves behind. */
class ActionMoraleTest {
    @Test
    @Rule({"FB-WOUND-07", "FB-MORALE-02"})
    void lostWoundsRollNoMoraleDiceUnlessAgreed() {
        var target = troop(1, 1, 5).models(4);
        var bout = bout(1, target.build());
        var taken = new WoundsTaken("b", Manner.CLASH, List.of(new WoundsTaken.On(1, 1, true)), 3);
        var after = new ActionMorale();
        after.add(taken);
        assertThat(after.tests(bout.battle())).extracting(MoraleTest::dice).containsExactly(1);
        var agreed = bout(1, Readings.with("excessWoundsTestMorale", true), target.build());
        assertThat(after.tests(agreed.battle())).extracting(MoraleTest::dice).containsExactly(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MORALE-01", "FB-VOLLEY-17"})
    void someSourcesCauseNoTests(int edition) {
        var bout = bout(edition, troop(edition, 9, 3).models(1).build());
        for (var manner : Manner.values()) {
            var after = new ActionMorale();
            after.add(new WoundsTaken("b", manner, List.of(new WoundsTaken.On(0, 1, false)), 0));
            boolean calm =
                    List.of(
                                    Manner.VOLLEY,
                                    Manner.MORALE,
                                    Manner.STRANDED,
                                    Manner.DISENGAGE,
                                    Manner.LEAVING,
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
        var after = new ActionMorale();
        after.add(
                new WoundsTaken("b", Manner.TERRAIN, List.of(new WoundsTaken.On(0, 1, false)), 0));
        after.add(new WoundsTaken("b", Manner.IMPACT, List.of(new WoundsTaken.On(1, 2, false)), 0));
        assertThat(after.tests(bout.battle())).extracting(MoraleTest::dice).containsExactly(3);
    }

    private static WoundsTaken wounded(int model, Manner manner) {
        return new WoundsTaken("b", manner, List.of(new WoundsTaken.On(model, 1, false)), 0);
    }

    @Test
    void aCopyOfTheAftermathIsEqualUntilItGoesItsOwnWay() {
        var after = new ActionMorale();
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
            var after = new ActionMorale();
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
        var after = new ActionMorale();
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
        assertThat(tester(battle, 1, Manner.CLASH)).isEqualTo(edition == 1 ? 1 : RankAndFile.WHOLE);
        assertThat(tester(battle, 1, Manner.SPELL)).isEqualTo(1);
    }

    private static int tester(Battle battle, int model, Manner manner) {
        var after = new ActionMorale();
        after.add(wounded(model, manner));
        var test = after.tests(battle).getFirst();
        assertThat(test.inDuel()).isEqualTo(manner == Manner.DUEL);
        assertThat(test.ofCombat()).isEqualTo(manner != Manner.SPELL);
        return test.model();
    }
}
