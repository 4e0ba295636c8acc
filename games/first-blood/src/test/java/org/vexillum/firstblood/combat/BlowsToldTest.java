package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;
import static org.vexillum.firstblood.Melees.hits;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.HitsLost;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.combat.CombatEvents.ModelWounded;
import org.vexillum.firstblood.combat.CombatEvents.ModelsRemoved;
import org.vexillum.firstblood.combat.CombatEvents.RegimentDestroyed;
import org.vexillum.firstblood.combat.CombatEvents.WoundsLost;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.testkit.Rule;

/** What is told of blows and wounds: figures, expectations and the rules behind them. */
class BlowsToldTest {
    private static Regiment striker(int edition, int clash, String... traits) {
        return a(edition)
                .profile(5, 2, clash, 2, 1, 3, 2, 0)
                .traits(traits)
                .model(Role.TROOPER)
                .build();
    }

    private static Regiment tough(int edition, String... traits) {
        return b(edition).profile(5, 2, 3, 1, 9, 6, 2, 0).traits(traits).models(1).build();
    }

    // ---- hits

    @ParameterizedTest
    @CsvSource({"1, 0.333333", "3, 1", "5, 1.666667"})
    @Rule("FB-CLASH-07")
    void asManyHitsAreExpectedAsTheValueSays(int clash, double expected) {
        var bout = clash(bout(1, striker(1, clash), tough(1)).clash(6, 6));
        var told = bout.event(HitsRolled.class);
        assertThat(told.expected()).isEqualTo(expected, within(1e-5));
        assertThat(told.rules().has("FB-CLASH-07")).isTrue();
        assertThat(told.rules().has("FB-DICE-07")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-09")
    void relentlessBlowsCountInWhatIsExpected(int edition) {
        var bout = clash(bout(edition, striker(edition, 6), tough(edition)).clash(6, 6));
        // five faces hit, and a one hits twice
        assertThat(bout.event(HitsRolled.class).expected()).isEqualTo(2.0, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-INSPIRE-02", "FB-DICE-07"})
    void rollingSixesAgainIsToldAndExpected(int edition) {
        var striker = striker(edition, 4);
        striker.setInspired(Inspired.NEXT_CLASH);
        var bout = clash(bout(edition, striker, tough(edition)).clash(6, 5).clash(6));
        var told = bout.event(HitsRolled.class);
        assertThat(told.expected()).isEqualTo(2 * (4 + 4 / 6.0) / 6, within(1e-9));
        assertThat(told.rules().has("FB-INSPIRE-02")).isTrue();
        assertThat(told.rules().has("FB-DICE-07")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CHARGE-23")
    void aClashAfterAChargeIsToldAsSuch(int edition) {
        var striker = striker(edition, 3);
        assertThat(struck(edition, striker).has("FB-CHARGE-23")).isFalse();
        striker.took(ActionKind.CHARGE);
        assertThat(struck(edition, striker).has("FB-CHARGE-23")).isTrue();
        assertThat(struck(edition, striker).has("FB-CLASH-10")).isFalse();
        assertThat(struck(edition, striker).has("FB-INSPIRE-02")).isFalse();
    }

    private static Rules struck(int edition, Regiment striker) {
        var bout = clash(bout(edition, striker, tough(edition)).clash(6, 6));
        return bout.event(HitsRolled.class).rules();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-10")
    void onlyDifferentValuesAgainstTheSameTargetRollApart(int edition) {
        var mixed =
                a(edition)
                        .profile(5, 2, 3, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .profile(5, 2, 4, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .build();
        var bout = clash(bout(edition, mixed, tough(edition)).clash(6).clash(6));
        assertThat(bout.all(HitsRolled.class)).allMatch(told -> told.rules().has("FB-CLASH-10"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OPP-04")
    void attacksOfOpportunityAreToldByTheirRule(int edition) {
        var bout = bout(edition, striker(edition, 3), tough(edition));
        bout.roll(Throw.OPPORTUNITY, 6);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
        assertThat(bout.event(HitsRolled.class).rules().has("FB-OPP-04")).isTrue();
    }

    // ---- defence

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DEF-03")
    void asManyWoundsAreExpectedAsTheDefenceLeaves(int edition) {
        var bout = bout(edition, tough(edition)).defence(1, 1, 1);
        bout.act(hits(bout, 3, Manner.CLASH)::play);
        var told = bout.event(DefenceRolled.class);
        assertThat(told.expected()).isEqualTo(2.0, within(1e-9));
        assertThat(told.rules().has("FB-CLASH-08")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1, FB-BROKEN-10", "2, FB-BROKEN-11"})
    @Rule({"FB-BROKEN-10", "FB-BROKEN-11"})
    void theBrokenAreToldThatTheirShieldsAreLost(int edition, String rule) {
        for (boolean shield : new boolean[] {true, false})
            for (boolean broken : new boolean[] {true, false}) {
                var target = shield ? tough(edition, "Shield") : tough(edition);
                target.setBroken(broken);
                var bout = bout(edition, target).defence(1);
                bout.act(hits(bout, 1, Manner.CLASH)::play);
                var rules = bout.event(DefenceRolled.class).rules();
                assertThat(rules.has(rule)).isEqualTo(shield && broken);
            }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-WOUND-14")
    void hitsBeyondTheLastModelOfACharacterRegimentAreLost(int edition) {
        var lord = b(edition).model(Role.CHARACTER).model(Role.RETINUE).build();
        lord.remove(1);
        var bout = bout(edition, lord).defence(6);
        bout.act(hits(bout, 3, Manner.VOLLEY)::play);
        assertThat(lord.destroyed()).isTrue();
        assertThat(bout.all(HitsLost.class).stream().mapToInt(HitsLost::hits).sum()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void noHitsAreLostWhileSomebodyStands(int edition) {
        var bout = bout(edition, tough(edition)).defence(1, 1);
        bout.act(hits(bout, 2, Manner.VOLLEY)::play);
        assertThat(bout.all(HitsLost.class)).isEmpty();
        assertThat(bout.all(WoundsLost.class)).isEmpty();
    }

    // ---- wounds

    private static Bout wounded(int edition, Regiment target, int wounds, Manner manner) {
        var bout = bout(edition, target);
        return bout.act((battle, referee) -> suffer(bout, wounds, manner).play(battle, referee));
    }

    private static WoundsSuffered suffer(Bout bout, int wounds, Manner manner) {
        return WoundsSuffered.of(bout.battle(), "b", wounds, manner, List.of(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-WOUND-05")
    void aWoundedModelIsToldWithWhatItHasLeft(int edition) {
        var told = wounded(edition, tough(edition), 2, Manner.VOLLEY).event(ModelWounded.class);
        assertThat(told.number()).isZero();
        assertThat(told.wounds()).isEqualTo(2);
        assertThat(told.left()).isEqualTo(7);
        assertThat(told.rules().has("FB-WOUND-06")).isFalse();
        assertThat(told.rules().has("FB-VOLLEY-16")).isTrue();
    }

    @Test
    @Rule("FB-WOUND-06")
    void exactlyAllWoundsOfTheFirstProfileBringTheSecond() {
        var giant = b(2).profile(5, 2, 3, 1, 4, 3, 2, 0).wounded(4, 2, 3, 1, 3, 3, 2, 0).models(1);
        var target = giant.build();
        var told = wounded(2, target, 4, Manner.CLASH).event(ModelWounded.class);
        assertThat(target.weakened(0)).isTrue();
        assertThat(told.left()).isEqualTo(3);
        assertThat(told.rules().has("FB-WOUND-06")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-14", "FB-TOKEN-03"})
    void theEndOfARegimentIsToldAndNothingOfItStays(int edition) {
        var target = b(edition).models(2).build();
        target.setBroken(true);
        target.setGarrison("tower");
        var bout = bout(edition, target);
        bout.act((battle, referee) ->
                WoundsSuffered.of(battle, "b", 3, Manner.VOLLEY, List.of()).play(battle, referee));
        assertThat(bout.event(RegimentDestroyed.class).regiment()).isEqualTo("b");
        assertThat(target.status()).isEqualTo(Status.DESTROYED);
        assertThat(target.broken()).isFalse();
        assertThat(target.garrison()).isNull();
        assertThat(target.tokens()).isZero();
        assertThat(bout.event(WoundsLost.class).wounds()).isEqualTo(1);
        assertThat(bout.event(WoundsLost.class).rules().ids()).containsExactly("FB-WOUND-14");
    }

    private static Rules fallen(int edition, Regiment target, int model, Manner manner) {
        var bout = bout(edition, target);
        bout.act((battle, referee) ->
                Casualties.remove(battle, "b", List.of(model), manner, Rules.NONE, referee));
        return bout.event(ModelsRemoved.class).rules();
    }

    private static Regiment company(int edition) {
        return b(edition)
                .model(Role.LEADER)
                .model(Role.STANDARD_BEARER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-05", "FB-CMD-13"})
    void theLossOfCommandModelsIsToldAsSuch(int edition) {
        assertThat(fallen(edition, company(edition), 2, Manner.EVENT).has("FB-REG-05")).isFalse();
        for (int model : List.of(0, 1)) {
            var rules = fallen(edition, company(edition), model, Manner.EVENT);
            assertThat(rules.has("FB-REG-05")).isTrue();
            assertThat(rules.has("FB-CMD-13")).isTrue();
        }
        var bearerLess = company(edition);
        bearerLess.remove(1);
        var last = b(edition).model(Role.LEADER).model(Role.TROOPER).build();
        assertThat(fallen(edition, last, 0, Manner.EVENT).has("FB-CMD-13")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"MORALE, FB-MORALE-09", "VOLLEY, FB-VOLLEY-17"})
    void whyModelsFellIsTold(Manner manner, String rule) {
        assertThat(fallen(1, company(1), 2, manner).has(rule)).isTrue();
        assertThat(fallen(1, company(1), 2, Manner.EVENT).has(rule)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-GARRISON-14")
    void modelsMayBeRemovedWithoutTokens(int edition) {
        var target = company(edition);
        var bout = bout(edition, target);
        bout.act((battle, referee) ->
                Casualties.removeWithoutTokens(
                        battle, "b", List.of(3), Manner.EVENT, Rules.NONE, referee));
        assertThat(target.tokens()).isZero();
        assertThat(target.models()).containsExactly(0, 1, 2);
        assertThat(bout.event(ModelsRemoved.class).left()).isEqualTo(3);
    }

    // ---- where wounds are lost, and why they go where they go

    private static List<String> lost(int edition, Manner manner, WoundOrder order) {
        var target = tough(edition);
        target.remove(0);
        var bout = bout(edition, target, a(edition).models(1).build());
        var wounds = new WoundsSuffered("b", 2, manner, order, List.of(0), List.of(0), false);
        bout.act(wounds::play);
        return bout.event(WoundsLost.class).rules().ids();
    }

    @Test
    @Rule({"FB-WOUND-07", "FB-STRAND-04", "FB-COUT-02"})
    void whyWoundsFindNobodyIsTold() {
        assertThat(lost(1, Manner.CLASH, WoundOrder.ENGAGED_ONLY)).containsExactly("FB-WOUND-07");
        assertThat(lost(1, Manner.STRANDED, WoundOrder.LISTED)).containsExactly("FB-STRAND-04");
        assertThat(lost(1, Manner.VOLLEY, WoundOrder.LISTED)).containsExactly("FB-COUT-02");
        assertThat(lost(1, Manner.CLASH, WoundOrder.LISTED)).containsExactly("FB-CCOM-05-E1");
        assertThat(lost(2, Manner.CLASH, WoundOrder.LISTED)).containsExactly("FB-CCOM-08-E2");
        assertThat(lost(2, Manner.CLASH, WoundOrder.ANY)).containsExactly("FB-WOUND-14");
    }

    private static List<String> rules(Manner manner, WoundOrder order) {
        return new WoundsSuffered("b", 1, manner, order, List.of(0), List.of(0), false)
                .rules()
                .ids();
    }

    @Test
    void theOrderOfWoundsNamesItsRules() {
        assertThat(rules(Manner.EVENT, WoundOrder.ANY))
                .containsExactly("FB-WOUND-03", "FB-WOUND-04");
        assertThat(rules(Manner.CLASH, WoundOrder.ENGAGED_ONLY))
                .contains("FB-WOUND-07", "FB-CLASH-04");
        assertThat(rules(Manner.MORALE, WoundOrder.ANY)).contains("FB-MORALE-10");
        assertThat(rules(Manner.MORALE, WoundOrder.ENGAGED_FIRST)).contains("FB-MORALE-11");
        assertThat(rules(Manner.MORALE, WoundOrder.LISTED)).containsExactly("FB-WOUND-01");
        assertThat(rules(Manner.STRANDED, WoundOrder.LISTED)).containsExactly("FB-STRAND-04");
        assertThat(rules(Manner.EVENT, WoundOrder.RETINUE_FIRST)).containsExactly("FB-CCOM-07-E2");
        assertThat(rules(Manner.EVENT, WoundOrder.NAMED))
                .containsExactly("FB-COUT-01", "FB-COUT-03");
    }

    // ---- the owner's choice

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-WOUND-03")
    void thereIsNothingToChooseWhereAllAreAlikeOrAllFall(int edition) {
        var alike = bout(edition, b(edition).model(Role.TROOPER).model(Role.TROOPER).build());
        var question = new AllocateWounds(suffer(alike, 1, Manner.VOLLEY));
        assertThat(question.choices(alike.battle()).complete()).isTrue();
        var mixed = bout(edition, company(edition));
        var some = new AllocateWounds(suffer(mixed, 3, Manner.VOLLEY));
        assertThat(some.choices(mixed.battle()).only()).isNull();
        assertThat(some.choices(mixed.battle()).complete()).isFalse();
        assertThat(some.choices(mixed.battle()).list())
                .hasSizeGreaterThan(1)
                .doesNotHaveDuplicates();
        var all = new AllocateWounds(suffer(mixed, 4, Manner.VOLLEY));
        assertThat(Objects.requireNonNull(all.choices(mixed.battle()).only()).models())
                .containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-07")
    void anOfficerCanBePutOffWhileOthersAreLeft(int edition) {
        var led = b(edition).model(Role.OFFICER).model(Role.TROOPER).model(Role.TROOPER).build();
        led.setWounds(1, 0);
        var bout = bout(edition, led);
        var two = new AllocateWounds(suffer(bout, 2, Manner.EVENT)).choices(bout.battle());
        assertThat(two.only()).isNull();
        assertThat(two.refusal(new AllocateWounds.Allocation(List.of(1, 2)))).isNull();
        assertThat(two.refusal(new AllocateWounds.Allocation(List.of(0, 2)))).isNull();
        var three = new AllocateWounds(suffer(bout, 3, Manner.EVENT)).choices(bout.battle());
        assertThat(three.only()).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aBeginningThatIsNotLegalStaysAsItIs(int edition) {
        var bout = bout(edition, company(edition));
        var question = new AllocateWounds(suffer(bout, 2, Manner.VOLLEY));
        assertThat(question.completed(bout.battle(), List.of(9)).models()).containsExactly(9);
        assertThat(question.completed(bout.battle(), List.of(2, 3, 1)).models())
                .containsExactly(2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-01", "FB-WOUND-04"})
    void tooManyAndTooFewCasualtiesAreRefused(int edition) {
        var bout = bout(edition, company(edition));
        var choices = new AllocateWounds(suffer(bout, 2, Manner.VOLLEY)).choices(bout.battle());
        assertThat(refused(choices.refusal(new AllocateWounds.Allocation(List.of(2, 3, 1)))))
                .isEqualTo("too-many-casualties");
        assertThat(refused(choices.refusal(new AllocateWounds.Allocation(List.of(2)))))
                .isEqualTo("wounds-left");
        assertThat(refused(choices.refusal(new AllocateWounds.Allocation(List.of(2, 2)))))
                .isEqualTo("casualty-order");
    }

    private static String refused(@Nullable Refusal refusal) {
        return Objects.requireNonNull(refusal).key();
    }

    @ParameterizedTest
    @CsvSource({"HEAL, FB-HEAL-02", "RESTORE, FB-HEAL-04", "RESTORE_RETINUE, FB-CCOM-12"})
    void whoIsPickedRestsOnARule(PickModel.Purpose why, String rule) {
        assertThat(new PickModel("b", why, List.of(0)).rules().ids()).containsExactly(rule);
    }
}
