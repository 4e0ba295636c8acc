package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** What players are told between actions, with its figures and the rules behind it. */
class ToldTest {
    private static final ActionKind SKIP = ActionKind.SKIP;

    private static Levy levy(int edition) {
        return Levy.of(Edition.numbered(edition), "a1");
    }

    private static Bout on(int edition, Regiment regiment) {
        var foe = Levy.of(Edition.numbered(edition), "b1").side(Side.B).models(1).build();
        return Bout.on(Field.of(Edition.numbered(edition)).with(regiment).with(foe));
    }

    private static Bout skipped(Bout bout) {
        bout.answer(SKIP, SKIP).play(new Activation("a1", Activation.Cue.CARD)::play);
        return bout;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-ACT-09", "FB-ACT-10", "FB-ACT-16"})
    void theFirstAndTheSecondActionAreCountedAndSkippingIsToldAsSuch(int edition) {
        var bout = skipped(on(edition, levy(edition).models(2).build()));
        var taken = bout.all(SequenceEvents.ActionTaken.class);
        assertThat(taken).extracting(SequenceEvents.ActionTaken::nth).containsExactly(1, 2);
        assertThat(taken)
                .extracting(one -> one.rules().toString())
                .containsExactly("FB-ACT-09 FB-ACT-16", "FB-ACT-10 FB-ACT-16");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CHAR-04")
    void aCharactersActionsAreToldAsHis(int edition) {
        var bout = skipped(on(edition, levy(edition).model(Role.CHARACTER).build()));
        assertThat(bout.all(SequenceEvents.ActionTaken.class))
                .allMatch(taken -> taken.rules().has("FB-CHAR-04"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-ACT-17")
    void whoSkippedEverythingIsDoneWithoutHavingActed(int edition) {
        var bout = skipped(on(edition, levy(edition).models(2).build()));
        var end = bout.event(SequenceEvents.Deactivated.class);
        assertThat(end.acted()).isFalse();
        assertThat(end.rules().ids()).containsExactly("FB-ACT-17", "FB-ACT-03");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-ACT-14")
    void whoOverchargedHasActed(int edition) {
        var bout = on(edition, levy(edition).traits("Overcharge").models(2).build());
        bout.answer(ActionKind.OVERCHARGE, SKIP);
        bout.play(new Activation("a1", Activation.Cue.CARD)::play);
        var end = bout.event(SequenceEvents.Deactivated.class);
        assertThat(end.acted()).isTrue();
        assertThat(end.rules().ids()).containsExactly("FB-ACT-14", "FB-ACT-03");
        assertThat(bout.event(SequenceEvents.OverchargePlaced.class).markers()).isEqualTo(1);
        assertThat(bout.regiment("a1").actions()).containsExactly(ActionKind.OVERCHARGE);
    }

    @Test
    @Rule({"FB-SR-BRAVERY-1", "FB-SR-BRAVERY-2"})
    void braveryOfAllAndBraveryOfAnOfficerAreToldApart() {
        var all = levy(2).traits("Bravery").models(2).build();
        var led = levy(2).traits("Bravery").model(Role.OFFICER).traits().model(Role.TROOPER);
        assertThat(bravery(all)).containsExactly("FB-SR-BRAVERY-1");
        assertThat(bravery(led.build())).containsExactly("FB-SR-BRAVERY-2");
        var calm = levy(2).traits("Bravery").models(2).build();
        assertThat(skipped(on(2, calm)).all(SequenceEvents.NoLongerBroken.class)).isEmpty();
    }

    private static List<String> bravery(Regiment regiment) {
        regiment.setBroken(true);
        return skipped(on(2, regiment)).event(SequenceEvents.NoLongerBroken.class).rules().ids();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-EVENT-05", "FB-EVENT-06"})
    void onlyAnEventThatThereIsCanBeLost(int edition) {
        var lord = levy(edition).events(DrawEvent.BURNOUT).model(Role.CHARACTER).build();
        assertThat(arriving(edition, lord).event(SequenceEvents.DrawEventLost.class).rules().ids())
                .containsExactly("FB-EVENT-05", "FB-EVENT-06");
        var plain = arriving(edition, levy(edition).models(2).build());
        assertThat(plain.all(SequenceEvents.DrawEventLost.class)).isEmpty();
    }

    private static Bout arriving(int edition, Regiment regiment) {
        var bout = on(edition, regiment).answer(SKIP);
        regiment.setStatus(Status.ARRIVING);
        bout.play(new Activation("a1", Activation.Cue.CARD)::play);
        return bout;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-ACT-08")
    void removedTokensAreCounted(int edition) {
        var regiment = levy(edition).models(2).build();
        regiment.setTokens(3);
        var bout = skipped(on(edition, regiment));
        assertThat(bout.event(SequenceEvents.TokensRemoved.class).tokens()).isEqualTo(3);
        var none = skipped(on(edition, levy(edition).models(2).build()));
        assertThat(none.all(SequenceEvents.TokensRemoved.class)).isEmpty();
    }

    @Test
    @Rule("FB-SR-DECAY")
    void decayIsToldWithWhatWasToBeExpected() {
        var bout = on(1, levy(1).traits("Decay (3)").models(2).build());
        skipped(bout.roll(Throw.DECAY, 4, 4, 1));
        var told = bout.event(SequenceEvents.DecayRolled.class);
        assertThat(told.value()).isEqualTo(3);
        assertThat(told.wounds()).isZero();
        assertThat(told.expected()).isEqualTo(1.0, within(1e-9));
        assertThat(skipped(on(1, levy(1).models(2).build())).all(SequenceEvents.DecayRolled.class))
                .isEmpty();
    }

    // ---- what lasts for a while

    private static Regiment gifted(TemporaryEffect.Until... untils) {
        var regiment = levy(1).models(2).build();
        for (var until : untils)
            regiment.gain(
                    new TemporaryEffect(
                            until.name(),
                            "FB-EVENT-01",
                            new TemporaryEffect.Gift.Obscured(),
                            until,
                            "b1"));
        return regiment;
    }

    private static List<String> ended(Bout bout) {
        return bout.all(SequenceEvents.BoonEnded.class).stream()
                .map(SequenceEvents.BoonEnded::source)
                .toList();
    }

    @Test
    void eachBoonEndsAtItsMomentAndThatIsTold() {
        var regiment = gifted(TemporaryEffect.Until.values());
        var bout = on(1, regiment);
        bout.act((battle, referee) -> EffectExpiry.actionEnds(battle, referee));
        assertThat(ended(bout)).containsExactly("ACTION_END");
        bout.act((battle, referee) -> EffectExpiry.activates(battle, regiment, referee));
        assertThat(ended(bout)).hasSize(1);
        bout.act((battle, referee) ->
                EffectExpiry.activates(battle, battle.regiment("b1"), referee));
        assertThat(ended(bout)).hasSize(2).contains("OWNER_ACTIVATES");
        bout.act((battle, referee) -> EffectExpiry.activationEnds(regiment, referee));
        assertThat(ended(bout)).hasSize(4).contains("ACTIVATION_END", "NEXT_ACTIVATION_END");
        assertThat(bout.all(SequenceEvents.BoonEnded.class))
                .allMatch(told -> told.rules().ids().equals(List.of("FB-EVENT-01")));
    }

    @Test
    @Rule("FB-ACT-18")
    void whatEndsWithTheRoundEndsByThatRule() {
        var bout = on(1, gifted(TemporaryEffect.Until.ROUND_END));
        bout.act((battle, referee) -> EffectExpiry.roundEnds(battle, referee));
        assertThat(bout.event(SequenceEvents.BoonEnded.class).rules().ids())
                .containsExactly("FB-EVENT-01", "FB-ACT-18");
    }

    @Test
    void nothingIsToldOfTheDestroyed() {
        var regiment = gifted(TemporaryEffect.Until.ROUND_END);
        var bout = on(1, regiment);
        regiment.setStatus(Status.DESTROYED);
        bout.act((battle, referee) -> EffectExpiry.roundEnds(battle, referee));
        assertThat(ended(bout)).isEmpty();
        assertThat(regiment.boons()).isEmpty();
    }

    // ---- draw events

    private static Bout using(int edition, DrawEvent event, int most) {
        var bout = on(edition, levy(edition).events(event).models(2).build());
        if (event == DrawEvent.EMPOWERED)
            bout.answer(ChooseEvent.Choice.EMPOWERED, Characteristic.CLASH);
        else bout.answer(ChooseEvent.Choice.BURNOUT);
        bout.play(new DrawEvents("a1", most)::play);
        return bout;
    }

    @Test
    @Rule("FB-EVENT-04")
    void thatSeveralEventsMayBeUsedIsToldOnlyThen() {
        var one = using(1, DrawEvent.BURNOUT, 1).event(SequenceEvents.DrawEventUsed.class);
        assertThat(one.rules().ids()).containsExactly("FB-EVENT-01", "FB-DRAW-02");
        var two = using(1, DrawEvent.BURNOUT, 2).event(SequenceEvents.DrawEventUsed.class);
        assertThat(two.rules().has("FB-EVENT-04")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1, FB-DRAW-08-E1", "2, FB-DRAW-08-E2"})
    @Rule({"FB-DRAW-08-E1", "FB-DRAW-08-E2"})
    void whatIsEmpoweredIsTold(int edition, String rule) {
        var told = using(edition, DrawEvent.EMPOWERED, 1).event(SequenceEvents.Empowered.class);
        assertThat(told.characteristic()).isEqualTo(Characteristic.CLASH);
        assertThat(told.by()).isEqualTo(2);
        assertThat(told.rules().ids()).containsExactly(rule);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-DRAW-03", "FB-EVENT-03"})
    void eventsThatDrawNeedACharacterAndACard(int edition) {
        var lord = levy(edition).events(DrawEvent.DOUBLE_TIME).model(Role.CHARACTER).build();
        var battle = on(edition, lord).battle();
        assertThat(DrawEvents.open(battle, lord, List.of())).isEmpty();
        battle.setStack(Side.A, List.of("x"));
        assertThat(DrawEvents.open(battle, lord, List.of())).containsExactly(DrawEvent.DOUBLE_TIME);
        assertThat(DrawEvents.open(battle, lord, List.of(DrawEvent.DOUBLE_TIME))).isEmpty();
        var men = levy(edition).events(DrawEvent.DOUBLE_TIME).models(2).build();
        assertThat(DrawEvents.open(battle, men, List.of())).isEmpty();
    }

    // ---- rounds and turns

    private static Bout supremacy(int a, int b, int... dice) {
        var bout = on(1, levy(1).models(2).build());
        bout.battle().setStack(Side.A, Collections.nCopies(a, "a1"));
        bout.battle().setStack(Side.B, Collections.nCopies(b, "b1"));
        for (int die : dice) bout.roll(Throw.SUPREMACY, die);
        return bout;
    }

    @Test
    @Rule({"FB-SUPR-01", "FB-SUPR-04"})
    void theDiceForTheFirstTurnAreToldAsTheyFell() {
        var bout = supremacy(2, 2, 2, 3).act(new Supremacy()::play);
        var rolled = bout.event(SequenceEvents.SupremacyRolled.class);
        assertThat(rolled.rules().ids()).containsExactly("FB-SUPR-01", "FB-DICE-10");
        assertThat(List.of(rolled.a(), rolled.b(), rolled.change())).containsExactly(2, 3, 0);
        var first = bout.event(SequenceEvents.FirstPlayer.class);
        assertThat(first.side()).isEqualTo(Side.A);
        assertThat(first.round()).isEqualTo(1);
    }

    @Test
    @Rule({"FB-SUPR-02", "FB-SUPR-05"})
    void changedDiceAndTiesAreToldAsSuch() {
        var bout = supremacy(2, 1, 3, 4, 1, 5).answer(-1, 1).act(new Supremacy()::play);
        var rolls = bout.all(SequenceEvents.SupremacyRolled.class);
        assertThat(rolls.getFirst().scoreB()).isEqualTo(3);
        assertThat(rolls.getFirst().rules().ids())
                .containsExactly(
                        "FB-SUPR-01", "FB-DICE-10", "FB-SUPR-02", "FB-SUPR-03", "FB-SUPR-05");
        assertThat(rolls.getLast().scoreB()).isEqualTo(6);
        assertThat(rolls.getLast().rules().has("FB-SUPR-05")).isFalse();
    }

    @Test
    @Rule({"FB-VICT-03", "FB-AIM-01"})
    void theEndOfTheRoundIsToldAndAimingEnds() {
        var regiment = levy(1).models(2).build();
        var bout = on(1, regiment);
        regiment.setAimed(true);
        bout.battle().setRound(3);
        bout.battle().setStage(Stage.VICTORY);
        bout.act(new RoundEnd()::play);
        assertThat(bout.event(SequenceEvents.RoundEnded.class).round()).isEqualTo(3);
        assertThat(regiment.aimed()).isFalse();
    }

    @Test
    @Rule({"FB-ACT-02", "FB-ACT-07"})
    void passingIsToldOfTheSideWithoutCardsOnly() {
        var bout = on(1, levy(1).models(2).build());
        bout.battle().setStack(Side.A, List.of("a1", "a1"));
        bout.answer(SKIP, SKIP).act(new PlayerTurn()::play);
        assertThat(bout.event(SequenceEvents.TurnPassed.class).from()).isEqualTo(Side.B);
        assertThat(bout.battle().toAct()).isEqualTo(Side.A);
        assertThat(bout.battle().stage()).isEqualTo(Stage.ACTION);
    }

    @Test
    @Rule({"FB-CHAR-01", "FB-OFFICER-02"})
    void whoseCardWasDrawnIsTold() {
        assertThat(drawn(levy(1).models(2).build())).containsExactly("FB-ACT-01", "FB-ACT-04");
        assertThat(drawn(levy(1).model(Role.CHARACTER).build())).contains("FB-CHAR-01");
        assertThat(drawn(levy(1).model(Role.OFFICER).model(Role.TROOPER).build()))
                .contains("FB-OFFICER-02");
    }

    private static List<String> drawn(Regiment regiment) {
        var bout = on(1, regiment);
        bout.battle().setStack(Side.A, List.of("a1"));
        bout.answer(SKIP, SKIP).act(new PlayerTurn()::play);
        return bout.event(SequenceEvents.CardDrawn.class).rules().ids();
    }

    @Test
    @Rule("FB-ACT-06")
    void aVoidCardIsShown() {
        var bout = on(1, levy(1).models(2).build());
        bout.regiment("a1").setActivated(true);
        bout.battle().setStack(Side.A, List.of("a1"));
        bout.act(new PlayerTurn()::play);
        assertThat(bout.event(SequenceEvents.CardDiscarded.class).card()).isEqualTo("a1");
    }

    // ---- why a choice is refused

    @Test
    @Rule({"FB-ACT-05", "FB-ACT-15"})
    void whyARegimentCannotBeActivatedIsSaid() {
        var bout = on(1, levy(1).models(2).build());
        var question = new ChooseRegiment(Side.A, "a1", List.of("z"));
        assertThat(refused(bout, question, "b1")).isEqualTo("not-your-regiment FB-ACT-05");
        assertThat(refused(bout, question, "a1")).isEqualTo("not-in-command-range FB-DRAW-03");
        var other = new ChooseRegiment(Side.A, "a2", List.of("z"));
        assertThat(refused(bout, other, "a1")).isEqualTo("another-card FB-ACT-05");
        bout.regiment("a1").setStatus(Status.RESERVE);
        assertThat(refused(bout, question, "a1")).isEqualTo("not-in-play FB-ACT-05");
        bout.regiment("a1").setActivated(true);
        assertThat(refused(bout, question, "a1")).isEqualTo("already-activated FB-ACT-15");
    }

    private static String refused(Bout bout, ChooseRegiment question, String id) {
        var refusal = question.choices(bout.battle()).refusal(id);
        assertThat(refusal).isNotNull();
        return refusal.key() + " " + refusal.rules();
    }

    @Test
    void everyQuestionNamesItsRules() {
        assertThat(new ChooseRegiment(Side.A, "a", List.of()).rules().ids())
                .containsExactly("FB-ACT-05");
        assertThat(new DrawAnother("a").rules().ids()).containsExactly("FB-SR-AURA-OF-DEATH-4-E2");
        assertThat(new DrawAnother("a").pass()).isFalse();
        assertThat(new ChangeSupremacy(Side.A, 1, 2).rules().ids())
                .containsExactly("FB-SUPR-02", "FB-SUPR-03");
        assertThat(new ChangeSupremacy(Side.A, 1, 2).pass()).isZero();
        assertThat(action(1)).containsExactly("FB-ACT-09");
        assertThat(action(2)).containsExactly("FB-ACT-10");
        assertThat(action(3)).containsExactly("FB-ACT-13");
    }

    private static List<String> action(int nth) {
        return new ChooseAction("a", nth, List.of(), ActionLimit.NONE).rules().ids();
    }
}
