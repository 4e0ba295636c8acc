package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents;
import org.vexillum.firstblood.shooting.ShootingEvents;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

/** Each action does what it is called, and an activation goes on or ends as it should. */
class DeclaredActionTest {
    private static final ActionKind SKIP = ActionKind.SKIP;

    private static Levy levy(int edition) {
        return Levy.of(Edition.numbered(edition), "a1");
    }

    private static Levy foe(int edition) {
        return Levy.of(Edition.numbered(edition), "b1").side(Side.B);
    }

    private static Bout facing(int edition, Regiment acting, String foeAt) {
        var field = Field.of(Edition.numbered(edition)).with(acting, "10,10");
        return Bout.on(field.with(foe(edition).models(1).build(), foeAt));
    }

    private static DeclaredAction deed(ActionKind action) {
        return new DeclaredAction("a1", ForcedAction.freely(action), 1);
    }

    private static String asked(Bout bout, ActionKind action) {
        return bout.asked(deed(action)::play).getClass().getSimpleName();
    }

    private static Regiment one(int edition, String... traits) {
        return levy(edition).traits(traits).models(1).build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-LIST-01", "FB-LIST-02"})
    void everyActionBeginsWithItsOwnQuestion(int edition) {
        assertThat(asked(facing(edition, one(edition), "10,30"), ActionKind.MARCH))
                .isEqualTo("ChooseMarch");
        assertThat(asked(facing(edition, one(edition), "10,11.5"), ActionKind.COMBAT_REFORM))
                .isEqualTo("ChooseReform");
        assertThat(asked(facing(edition, one(edition), "10,11.5"), ActionKind.CLASH))
                .isEqualTo("ChooseStep");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-RALLY-02", "FB-AIM-01", "FB-INSPIRE-01", "FB-CRALLY-02"})
    void actionsWithoutAChoiceAreDoneAtOnce(int edition) {
        var broken = one(edition);
        broken.setBroken(true);
        var rally = facing(edition, broken, "10,30").act(deed(ActionKind.RALLY)::play);
        assertThat(rally.all(MoraleEvents.Rallied.class)).hasSize(1);
        var aim = facing(edition, one(edition), "10,30").act(deed(ActionKind.TAKE_AIM)::play);
        assertThat(aim.all(ShootingEvents.TookAim.class)).hasSize(1);
        var inspire = facing(edition, one(edition), "10,11.5").act(deed(ActionKind.INSPIRE)::play);
        assertThat(inspire.all(MoraleEvents.BecameInspired.class)).hasSize(1);
        var again = one(edition);
        again.setBroken(true);
        var combat = facing(edition, again, "10,11.5").act(deed(ActionKind.COMBAT_RALLY)::play);
        assertThat(combat.all(MoraleEvents.Rallied.class)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-VOLLEY-02")
    void whereThereIsOneTargetTheDiceFallAtOnce(int edition) {
        var volley = facing(edition, one(edition, "Barrage (1) (20\")"), "10,20");
        volley.roll(Throw.VOLLEY, 6).act(deed(ActionKind.VOLLEY)::play);
        assertThat(volley.all(ShootingEvents.VolleyFired.class)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void skippingDoesNothing(int edition) {
        var bout = facing(edition, one(edition), "10,30").act(deed(SKIP)::play);
        assertThat(bout.events()).isEmpty();
    }

    // ---- the choice of an action

    private static ChooseAction question(int nth, ActionLimit limit, ActionKind... taken) {
        return new ChooseAction("a1", nth, List.of(taken), limit);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-ACT-16", "FB-GARRISON-13"})
    void occupantsLeaveWithTheirFirstActionOnly(int edition) {
        var inside = one(edition);
        var battle = facing(edition, inside, "10,30").battle();
        var second = question(2, ActionLimit.NONE).choices(battle);
        assertThat(second.refusal(ActionKind.MARCH)).isNull();
        inside.setStatus(Status.IN_GARRISON);
        assertThat(Objects.requireNonNull(second.refusal(ActionKind.MARCH)).key())
                .isEqualTo("leaves-first");
        var aiming = second.refusal(ActionKind.TAKE_AIM);
        assertThat(aiming).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-ACT-16")
    void anyActionDrawnIsLegalAndSkippingIsTheOnlyOneWhereNothingElseIs(int edition) {
        var battle = facing(edition, one(edition), "10,30").battle();
        var free = question(1, ActionLimit.NONE).choices(battle);
        assertThat(free.complete()).isTrue();
        assertThat(free.only()).isNull();
        var lot = new RandomSource(3);
        boolean acted = false;
        for (int i = 0; i < 30; i++) {
            var drawn = free.any(lot);
            assertThat(free.list()).contains(drawn);
            acted |= drawn != SKIP;
        }
        assertThat(acted).isTrue();
        assertThat(question(1, ActionLimit.NONE).pass()).isEqualTo(SKIP);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERRUN-2")
    void whoMayChargeAgainMayChargeTwiceAndNothingElseTwice(int edition) {
        var regiment = one(edition, "Overcharge");
        var battle = facing(edition, regiment, "10,15").battle();
        var taken = List.of(ActionKind.CHARGE, ActionKind.OVERCHARGE);
        assertThat(ActionRepeats.refusal(battle, regiment, taken, ActionKind.CHARGE)).isNotNull();
        regiment.gain(
                new TemporaryEffect(
                        "Overrun",
                        "FB-SR-OVERRUN-2",
                        new TemporaryEffect.Gift.ChargesAgain(),
                        TemporaryEffect.Until.ACTIVATION_END,
                        "a1"));
        assertThat(ActionRepeats.refusal(battle, regiment, taken, ActionKind.CHARGE)).isNull();
        assertThat(ActionRepeats.refusal(battle, regiment, taken, ActionKind.OVERCHARGE))
                .isNotNull();
    }

    @Test
    void questionsOfTheSequenceNameTheirRules() {
        assertThat(new ChooseEmpowered("a").rules().ids())
                .containsExactly("FB-DRAW-08-E1", "FB-DRAW-08-E2");
        assertThat(new ChooseEvent("a", List.of()).rules().ids())
                .containsExactly("FB-EVENT-01", "FB-EVENT-02", "FB-EVENT-03");
        assertThat(new OrderStack(Side.A, 1).rules().ids())
                .containsExactly("FB-COMPH-01", "FB-COMPH-02");
    }

    // ---- what happens around actions

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatLastsForAnActionOrAnActivationEndsInTime(int edition) {
        var regiment = one(edition, "Overcharge");
        for (var until :
                List.of(TemporaryEffect.Until.ACTION_END, TemporaryEffect.Until.ACTIVATION_END))
            regiment.gain(
                    new TemporaryEffect(
                            until.name(),
                            "FB-EVENT-01",
                            new TemporaryEffect.Gift.Obscured(),
                            until,
                            "a1"));
        var bout = facing(edition, regiment, "10,30").answer(ActionKind.OVERCHARGE, SKIP);
        var end = bout.play(new Activation("a1", Activation.Cue.CARD)::play);
        assertThat(end).isEqualTo(Activation.End.DONE);
        assertThat(bout.all(SequenceEvents.BoonEnded.class))
                .extracting(SequenceEvents.BoonEnded::source)
                .containsExactly("ACTION_END", "ACTIVATION_END");
        assertThat(regiment.boons()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-COMPH-02")
    void newStacksReplaceTheOldOnesAndTheirSizesAreTold(int edition) {
        var bout = facing(edition, one(edition), "10,30");
        bout.battle().setStack(Side.A, List.of("old", "older"));
        bout.battle().setSeen(Side.A, 2);
        bout.answer(OrderStack.Stack.of("a1"), OrderStack.Stack.of("b1"));
        bout.act(new CommandPhase()::play);
        var laid = bout.event(SequenceEvents.StacksLaid.class);
        assertThat(laid.a()).isEqualTo(1);
        assertThat(laid.b()).isEqualTo(1);
        assertThat(bout.battle().seen(Side.A)).isZero();
        bout.regiment("a1").setStatus(Status.DESTROYED);
        bout.answer(OrderStack.Stack.of("b1")).act(new CommandPhase()::play);
        assertThat(bout.battle().stack(Side.A)).isEmpty();
    }

    // ---- auras among characters and officers

    private static Bout aura(int edition, Levy struck, int models) {
        var places = new String[models];
        for (int i = 0; i < models; i++) places[i] = (10 + i) + ",10";
        var wraith = foe(edition).traits("Aura of Death (1)").base(120).models(1).build();
        return Bout.on(
                Field.of(Edition.numbered(edition))
                        .with(struck.build(), places)
                        .with(wraith, "10.5,13.5"));
    }

    private static Bout strike(Bout bout) {
        return bout.act(AuraOfDeath.on(bout.battle(), bout.regiment("a1"))::play);
    }

    @Test
    @Rule("FB-CCOM-14-E1")
    void inEditionOneAnAuraStrikesEachModelOfACharacterRegimentForItself() {
        var bout = aura(1, levy(1).model(Role.CHARACTER).model(Role.RETINUE), 2);
        strike(bout.defence(1).defence(1));
        var told = bout.event(SequenceEvents.AuraStruck.class);
        assertThat(told.hits()).isEqualTo(2);
        assertThat(told.value()).isEqualTo(1);
        assertThat(told.engaged()).containsExactly(0, 1);
        assertThat(told.rules().has("FB-CCOM-14-E1")).isTrue();
        assertThat(told.rules().has("FB-SR-AURA-OF-DEATH-2-E1")).isTrue();
    }

    @Test
    @Rule("FB-CCOM-14-E1")
    void anOfficerIsStruckApartFromHisMen() {
        var led = levy(1).model(Role.OFFICER).model(Role.TROOPER).model(Role.TROOPER);
        var bout = aura(1, led, 3);
        strike(bout.defence(1).defence(1, 1));
        assertThat(bout.event(SequenceEvents.AuraStruck.class).hits()).isEqualTo(3);
    }

    @Test
    @Rule("FB-SR-AURA-OF-DEATH-2-E2")
    void inEditionTwoTheHitsAreTakenTogether() {
        var bout = aura(2, levy(2).model(Role.TROOPER).model(Role.TROOPER), 2);
        strike(bout.defence(1));
        var rules = bout.event(SequenceEvents.AuraStruck.class).rules();
        assertThat(rules.has("FB-SR-AURA-OF-DEATH-2-E2")).isTrue();
        assertThat(rules.has("FB-CCOM-14-E1")).isFalse();
        var plain = aura(1, levy(1).model(Role.TROOPER).model(Role.TROOPER), 2);
        strike(plain.defence(1, 1));
        assertThat(plain.event(SequenceEvents.AuraStruck.class).rules().has("FB-CCOM-14-E1"))
                .isFalse();
    }

    // ---- Feral

    private static Bout beast(int edition, String preyAt, String... traits) {
        return facing(edition, one(edition, traits), preyAt);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-FERAL-1-E1", "FB-SR-FERAL-1-E2"})
    void whyARegimentDoesNotRollIsSaid(int edition) {
        var wild = beast(edition, "40,40", "Feral");
        assertThat(Feral.refusal(wild.battle(), wild.regiment("a1"))).isNull();
        var tame = beast(edition, "40,40");
        var refusal = Feral.refusal(tame.battle(), tame.regiment("a1"));
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo("acts-freely");
        assertThat(refusal.rules().ids())
                .containsExactly(edition == 1 ? "FB-SR-FERAL-1-E1" : "FB-SR-FERAL-1-E2");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-FERAL-1-E1", "FB-SR-FERAL-1-E2", "FB-SR-FERAL-3"})
    void aSuccessForcesNothingAndAFailureForcesAnAction(int edition) {
        var free = beast(edition, "40,40", "Feral").roll(Throw.FERAL, 3);
        free.act(new Feral("a1")::act);
        assertThat(free.all(SequenceEvents.FeralForced.class)).isEmpty();
        assertThat(free.event(SequenceEvents.FeralRolled.class).rules().ids())
                .containsExactly(edition == 1 ? "FB-SR-FERAL-1-E1" : "FB-SR-FERAL-1-E2");
        var wild = beast(edition, "10,30", "Feral").roll(Throw.FERAL, 6);
        wild.act(new Feral("a1")::act);
        assertThat(wild.event(SequenceEvents.FeralForced.class).action())
                .isEqualTo(ActionKind.MARCH);
        assertThat(wild.event(SequenceEvents.FeralForced.class).towards()).isEqualTo("b1");
        assertThat(wild.regiment("a1").actions()).containsExactly(ActionKind.MARCH);
        assertThat(wild.regiment("a1").base(0).centre().y()).isGreaterThan(Field.at("10,10").y());
    }

    // ---- cards

    @Test
    @Rule({"FB-DRAW-03", "FB-DRAW-06"})
    void aCardPutUnderIsShownByTheRuleOfItsEvent() {
        for (var event : List.of(DrawEvent.DOUBLE_TIME, DrawEvent.FIRE_AND_ADVANCE)) {
            var lord = levy(1).commandRange(8).model(Role.CHARACTER).build();
            var field = Field.of(Edition.FIRST).with(lord, "10,10");
            var bout =
                    Bout.on(field.with(Levy.of(Edition.FIRST, "far").models(1).build(), "40,40"));
            bout.battle().setStack(Side.A, List.of("far"));
            bout.act(new NextCard("a1", event)::play);
            assertThat(bout.event(SequenceEvents.CardPutUnder.class).rules().ids())
                    .containsExactly(event == DrawEvent.DOUBLE_TIME ? "FB-DRAW-03" : "FB-DRAW-06");
            assertThat(stack(bout.battle())).containsExactly("far");
        }
    }

    private static List<String> stack(Battle battle) {
        return battle.stack(Side.A);
    }

    @Test
    @Rule("FB-DRAW-03")
    void theCardOfWhomeverIsCalledUpIsShown() {
        var lord = levy(1).commandRange(8).model(Role.CHARACTER).build();
        var field = Field.of(Edition.FIRST).with(lord, "10,10");
        var bout = Bout.on(field.with(Levy.of(Edition.FIRST, "near").models(1).build(), "13,10"));
        bout.battle().setStack(Side.A, List.of("near"));
        bout.answer(SKIP, SKIP).act(new NextCard("a1", DrawEvent.DOUBLE_TIME)::play);
        assertThat(bout.event(SequenceEvents.CardDrawn.class).regiment()).isEqualTo("near");
    }
}
