package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.BecameBroken;
import org.vexillum.firstblood.morale.MoraleEvents.StoodFirm;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.BrokenCount;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.testkit.Rule;

class CasualtiesTest {
    private static WoundsTaken suffer(Bout bout, int wounds, Manner manner, Integer... engaged) {
        return bout.play((battle, referee) ->
                WoundsSuffered.of(battle, "b", wounds, manner, List.of(engaged))
                        .play(battle, referee));
    }

    private static Question<Battle, ?> asked(Bout bout, int wounds, Manner manner) {
        return bout.asked((battle, referee) ->
                WoundsSuffered.of(battle, "b", wounds, manner, List.of()).play(battle, referee));
    }

    private static Regiment troop(int edition, int models, int wounds) {
        return b(edition).profile(5, 2, 3, 1, wounds, 3, 2, 0).models(models).build();
    }

    private static Allocation order(Integer... models) {
        return new Allocation(List.of(models));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-03", "FB-VOLLEY-16"})
    void woundedModelsComeFirstEvenTheLeader(int edition) {
        var troop = troop(edition, 4, 2);
        troop.setWounds(0, 1);
        suffer(bout(edition, troop).answer(new NameLeader.Leader(2)), 2, Manner.VOLLEY);
        assertThat(troop.models()).containsExactly(1, 2, 3);
        assertThat(troop.wounds(1)).isEqualTo(1);
        assertThat(troop.acting()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-04", "FB-WOUND-05"})
    void oneModelIsFilledBeforeTheNext(int edition) {
        var troop = troop(edition, 3, 3);
        var question = (AllocateWounds) asked(bout(edition, troop), 4, Manner.VOLLEY);
        var choices = question.choices(bout(edition, troop).battle());
        assertThat(choices.refusal(order(1, 2))).isNull();
        assertThat(choices.refusal(order(1)).key()).isEqualTo("wounds-left");
        assertThat(choices.refusal(order(1, 2, 0)).key()).isEqualTo("too-many-casualties");
        assertThat(choices.refusal(order(1, 1)).key()).isEqualTo("casualty-order");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-WOUND-12")
    void leaderAndBearerComeAfterAllOtherEngagedModels(int edition) {
        var troop = b(edition).models(3).model(Role.STANDARD_BEARER).build();
        var bout = bout(edition, troop);
        suffer(bout, 2, Manner.CLASH, 0, 1, 2, 3);
        assertThat(troop.models()).containsExactly(0, 3);
        suffer(bout.answer(order(3)), 1, Manner.CLASH, 0, 3);
        assertThat(troop.models()).containsExactly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-TOKEN-01", "FB-WOUND-05"})
    void eachCasualtyLeavesAToken(int edition) {
        var troop = troop(edition, 8, 2);
        suffer(bout(edition, troop).answer(order(4, 5)), 3, Manner.VOLLEY);
        assertThat(troop.tokens()).isEqualTo(1);
        assertThat(troop.living()).isEqualTo(7);
        assertThat(troop.wounds(5)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-14", "FB-TOKEN-03"})
    void theLastModelTakesTheRegimentAndItsTokensWithIt(int edition) {
        var troop = troop(edition, 2, 1);
        var taken = suffer(bout(edition, troop), 5, Manner.VOLLEY);
        assertThat(taken.wounds()).isEqualTo(2);
        assertThat(taken.excess()).isZero();
        assertThat(troop.destroyed()).isTrue();
        assertThat(troop.tokens()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"8, 4, true", "8, 3, false", "5, 3, true", "5, 2, false"})
    @Rule({"FB-BROKEN-01", "FB-BROKEN-02"})
    void halfLostInARoundBreaks(int models, int lost, boolean broken) {
        for (int edition : new int[] {1, 2}) {
            var troop = b(edition).models(models).build();
            var bout = bout(edition, troop);
            remove(bout, lost);
            assertThat(troop.broken()).isEqualTo(broken);
        }
    }

    private static void remove(Bout bout, int count) {
        bout.act((battle, referee) ->
                Casualties.remove(
                        battle,
                        "b",
                        RankAndFile.living(battle.regiment("b")).reversed().subList(0, count),
                        Manner.DISENGAGE,
                        Rules.of("FB-DISENGAGE-07"),
                        referee));
    }

    @Test
    @Rule("FB-BROKEN-01")
    void aRalliedRegimentIsBrokenAgainByItsNextCasualty() {
        var bout = bout(1, b(1).models(8).build());
        remove(bout, 4);
        bout.regiment("b").setBroken(false);
        remove(bout, 1);
        assertThat(bout.all(BecameBroken.class)).hasSize(2);
    }

    @Test
    @Rule("FB-BROKEN-01")
    void restoredModelsLowerTheCountOnlyIfAgreed() {
        for (var count : BrokenCount.values()) {
            var bout = bout(2, Readings.with("brokenCount", count), b(2).models(8).build());
            remove(bout, 3);
            bout.act(new Healing("b", 1)::play);
            remove(bout, 1);
            assertThat(bout.regiment("b").broken()).isEqualTo(count == BrokenCount.ALL_LOSSES);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CHAR-05")
    void aCharacterRegimentNeverBreaks(int edition) {
        var lord = b(edition).model(Role.CHARACTER).model(Role.RETINUE).build();
        var bout = bout(edition, lord);
        remove(bout, 1);
        assertThat(lord.broken()).isFalse();
        assertThat(bout.event(StoodFirm.class).cause().rule()).isEqualTo("FB-CHAR-05");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-DAUNTLESS")
    void dauntlessRegimentsNeverBreak(int edition) {
        var bout = bout(edition, b(edition).traits("Dauntless").models(2).build());
        remove(bout, 1);
        assertThat(bout.regiment("b").broken()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-INSPIRING-PRESENCE")
    void nobodyBreaksNearAnInspiringCharacter(int edition) {
        for (int inches : new int[] {5, 7}) {
            var troop = b(edition).models(2).build();
            var lord =
                    Levy.of(Edition.numbered(edition), "lord")
                            .side(Side.B)
                            .traits("Inspiring Presence")
                            .model(Role.CHARACTER)
                            .build();
            var field = Field.of(Edition.numbered(edition));
            field.with(troop, "10,10", "11,10").with(lord, "10," + (10 + inches));
            var bout = Bout.on(field);
            remove(bout, 1);
            assertThat(troop.broken()).isEqualTo(inches > 5);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CMD-11", "FB-WOUND-13"})
    void aFallenLeaderIsReplacedByOneWhoKeepsMostInRange(int edition) {
        var troop = b(edition).models(4).build();
        var field = Field.of(Edition.numbered(edition));
        field.with(troop, "10,10", "5,10", "10,11", "15,10");
        var bout = Bout.on(field);
        leaderFalls(bout);
        assertThat(troop.acting()).isEqualTo(2);
        assertThat(bout.event(CombatEvents.LeaderNamed.class).model()).isEqualTo(2);
    }

    private static void leaderFalls(Bout bout) {
        bout.act((battle, referee) ->
                Casualties.remove(
                        battle,
                        "b",
                        List.of(0),
                        Manner.DISENGAGE,
                        Rules.of("FB-DISENGAGE-08"),
                        referee));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CMD-11")
    void amongEqualsTheOwnerNamesTheLeader(int edition) {
        var troop = b(edition).models(3).build();
        var field = Field.of(Edition.numbered(edition)).with(troop, "10,10", "11,10", "12,10");
        var bout = Bout.on(field).answer(new NameLeader.Leader(2));
        leaderFalls(bout);
        assertThat(troop.acting()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CMD-13")
    void noLeaderIsNamedWhileTheBearerLives(int edition) {
        var troop = b(edition).models(3).model(Role.STANDARD_BEARER).build();
        leaderFalls(bout(edition, troop));
        assertThat(troop.acting()).isEqualTo(Regiment.NOBODY);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CCOM-13", "FB-CHAR-10"})
    void aDeadCharacterLeavesNoTokenAndHisRetinueAnother(int edition) {
        var lord = b(edition).model(Role.CHARACTER).model(Role.RETINUE).build();
        leaderFalls(bout(edition, lord));
        assertThat(lord.tokens()).isZero();
        assertThat(lord.acting()).isEqualTo(1);
        var other = b(edition).model(Role.CHARACTER).model(Role.RETINUE).build();
        remove(bout(edition, other), 1);
        assertThat(other.tokens()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-11")
    void aDeadOfficerLeavesATokenAndALeaderIsNamed(int edition) {
        var troop = b(edition).model(Role.OFFICER).model(Role.TROOPER).model(Role.TROOPER).build();
        leaderFalls(bout(edition, troop));
        assertThat(troop.tokens()).isEqualTo(1);
        assertThat(troop.acting()).isEqualTo(1);
    }

    @Test
    @Rule({"FB-SCEN2-02", "FB-SCEN2-03", "FB-SCEN2-04"})
    void officersCharactersAndTokensOfTheDestroyedScoreInTheSecondScenario() {
        var lord = b(1).model(Role.CHARACTER).model(Role.RETINUE).build();
        var bout = Bout.on(Field.of(Edition.FIRST).scenario(2).with(lord));
        suffer(bout, 5, Manner.VOLLEY);
        assertThat(bout.battle().points(Side.A)).isEqualTo(5 + 1);
        var troop = b(1).model(Role.OFFICER).model(Role.TROOPER).build();
        var other = Bout.on(Field.of(Edition.FIRST).scenario(2).with(troop));
        leaderFalls(other);
        assertThat(other.battle().points(Side.A)).isEqualTo(3);
    }
}
