package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.hits;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.NameTaker.Taker;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Character regiments and officers' regiments hit outside combat. */
class CharactersUnderFireTest {
    private static Taker taker(Integer... models) {
        return new Taker(List.of(models));
    }

    /** A character (Wounds 4, Resolve 4) and retinue T (Wounds 3, Tenacious). */
    private static Regiment lord(int edition) {
        return b(edition)
                .profile(5, 2, 3, 3, 4, 4, 3, 1)
                .model(Role.CHARACTER)
                .profile(5, 2, 3, 1, 3, 2, 3, 0)
                .traits("Tenacious")
                .model(Role.RETINUE)
                .build();
    }

    private static Bout spell(Bout bout, int hits) {
        return bout.act((battle, referee) -> {
            var after = new ActionMorale();
            after.add(hits(bout, hits, Manner.SPELL).play(battle, referee).taken());
            after.play(battle, referee);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-COUT-01", "FB-COUT-02", "FB-COUT-03", "FB-COUT-05", "FB-CCOM-12"})
    void theModelNamedTakesBatchesUntilItDies(int edition) {
        var lord = lord(edition);
        var bout = bout(edition, lord).answer(taker(1));
        bout.defence(2, 5, 3).defence(4, 1, 6).defence(5);
        var struck = bout.play(hits(bout, 7, Manner.VOLLEY)::play);
        assertThat(struck.taken().wounds()).isEqualTo(3);
        assertThat(lord.models()).containsExactly(0);
        assertThat(lord.wounds(0)).isZero();
        assertThat(lord.tokens()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-COUT-05")
    void tenaciousWorksOnceForAllBatchesOfAModel(int edition) {
        var tough =
                b(edition)
                        .profile(5, 2, 3, 1, 4, 4, 3, 0)
                        .traits("Tenacious")
                        .model(Role.CHARACTER)
                        .build();
        var bout = bout(edition, tough).defence(1, 2, 3, 6).defence(6, 1, 1, 1).defence(1, 1);
        bout.play(hits(bout, 10, Manner.VOLLEY)::play);
        assertThat(tough.wounds(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-COUT-04")
    void whenTheModelDiesAnotherTakesTheRest(int edition) {
        var lord = lord(edition);
        var bout = bout(edition, lord).answer(taker(0)).defence(6, 6, 6, 6).defence(1);
        bout.play(hits(bout, 5, Manner.VOLLEY)::play);
        assertThat(lord.models()).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-COUT-06")
    void aBlessingCoversEveryBatch(int edition) {
        var blessed =
                b(edition)
                        .profile(5, 2, 3, 1, 2, 4, 3, 0)
                        .traits("Blessed")
                        .model(Role.CHARACTER)
                        .build();
        var bout = bout(edition, blessed).answer(UseBlessing.Answer.USE);
        bout.defence(4, 1).defence(1).defence(5).defence(6);
        bout.play(hits(bout, 3, Manner.VOLLEY)::play);
        assertThat(blessed.wounds(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-COUT-01")
    void aWoundedModelIsNamedFirstOnlyIfAgreed(int edition) {
        var lord = lord(edition);
        lord.setWounds(0, 1);
        var free = bout(edition, lord);
        var question = new NameTaker("b", Manner.VOLLEY, List.of());
        assertThat(question.choices(free.battle()).list()).hasSize(2);
        var bound = bout(edition, Readings.with("characterWoundedFirst", true), lord);
        assertThat(question.choices(bound.battle()).list()).containsExactly(taker(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-COUT-07")
    void eachSurvivorTestsForItsOwnWoundsOnItsOwnResolve(int edition) {
        var lord = lord(edition);
        lord.setWounds(1, 2);
        var bout = bout(edition, lord).answer(taker(1));
        spell(bout.defence(6).defence(6).defence(6, 1, 4).morale(4, 5), 5);
        assertThat(lord.models()).containsExactly(0);
        assertThat(lord.wounds(0)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-07")
    void theOwnerSaysWhetherThePoolOrTheOfficerTakesHitsFirst(int edition) {
        var troop = company(edition);
        var bout = bout(edition, troop).answer(taker(0));
        spell(bout.defence(5, 1).defence(1).morale(5), 3);
        assertThat(troop.living()).isEqualTo(3);
        assertThat(troop.alive(0)).isFalse();
        var other = company(edition);
        var third = new AllocateWounds.Allocation(List.of(3));
        var second = bout(edition, other).answer(taker(0), third);
        spell(second.defence(5, 6).defence(3, 1).morale(2), 4);
        assertThat(other.models()).hasSize(2);
        assertThat(second.all(DefenceRolled.class))
                .extracting(event -> event.defence().value())
                .containsExactly(4, 2);
    }

    /** An officer with Wounds 2, Defence 4, Resolve 4 and three troopers. */
    private static Regiment company(int edition) {
        return b(edition)
                .profile(5, 2, 3, 3, 2, 4, 4, 0)
                .model(Role.OFFICER)
                .profile(5, 2, 3, 1, 1, 2, 2, 0)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-07")
    void thePoolTakesBatchesOfItsWoundsLeft(int edition) {
        var troop = company(edition);
        var bout = bout(edition, troop).answer(taker(1, 2, 3));
        bout.defence(1, 1, 3).defence(3, 3).defence(5);
        bout.play(hits(bout, 6, Manner.VOLLEY)::play);
        assertThat(troop.models()).containsExactly(0);
        assertThat(troop.wounds(0)).isEqualTo(1);
    }
}
