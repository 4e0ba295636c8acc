package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.characters.CharacterEvents;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.scenario.ScenarioEvents;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** The order of the steps, and those that have no chapter of their own. */
class ActivationTest {
    private static final ActionKind SKIP = ActionKind.SKIP;
    private static final List<Edition> EDITIONS = List.of(Edition.FIRST, Edition.SECOND);

    private static Activation activation(String id) {
        return new Activation(id, Activation.Cue.CARD);
    }

    private static Bout play(Bout bout, String id) {
        bout.play(activation(id)::play);
        return bout;
    }

    @Test
    @Rule({"FB-ACT-03", "FB-STRAND-02", "FB-EVENT-01", "FB-ACT-08", "FB-COMMAND-01"})
    void everyStepComesInItsOrder() {
        var rally =
                new CommandAbility(
                        "Hold",
                        List.of(new TemporaryEffect.Gift.Changes(Characteristic.DEFENSE, 1)),
                        0);
        var levy =
                Levy.of(Edition.FIRST, "a1")
                        .traits("Bravery", "Decay (1)")
                        .abilities(rally)
                        .model(Role.OFFICER)
                        .abilities()
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .events(DrawEvent.BURNOUT);
        var aura = Levy.of(Edition.FIRST, "b1").side(Side.B).traits("Aura of Death (1)").models(1);
        var bout =
                Bout.on(
                        Field.of(Edition.FIRST)
                                .with(levy.build(), "10,10", "11,10", "20,10") // the last is astray
                                .with(aura.build(), "8.1,10"));
        var active = bout.regiment("a1");
        active.setBroken(true);
        active.setTokens(2);
        bout.roll(Throw.STRANDED, 1);
        bout.answer(ChooseEvent.Choice.BURNOUT, "a1");
        bout.roll(Throw.DEFENCE, 1);
        bout.answer(SKIP, SKIP);
        bout.roll(Throw.DECAY, 1, 1, 1, 1);
        play(bout, "a1");
        assertThat(kinds(bout.events()))
                .containsSubsequence(
                        "NoLongerBroken",
                        "StrandedRolled",
                        "DrawEventUsed",
                        "TokensRemoved",
                        "CommandUsed",
                        "AuraStruck",
                        "ActionTaken",
                        "ActionTaken",
                        "DecayRolled",
                        "Deactivated");
    }

    private static List<String> kinds(List<Event> events) {
        return events.stream().map(event -> event.getClass().getSimpleName()).toList();
    }

    @Test
    @Rule({"FB-ACT-08", "FB-TOKEN-02"})
    void allTokensAreRemoved() {
        var bout = Bout.on(Field.of(Edition.FIRST).with(plain(Edition.FIRST, "a1")));
        bout.regiment("a1").setTokens(3);
        play(bout.answer(SKIP, SKIP), "a1");
        assertThat(bout.regiment("a1").tokens()).isZero();
        assertThat(bout.battle().points(Side.B)).as("not in this scenario").isZero();
    }

    @Test
    @Rule("FB-SCEN2-02")
    void removedTokensScoreInTheSecondScenario() {
        var bout = Bout.on(Field.of(Edition.FIRST).scenario(2).with(plain(Edition.FIRST, "a1")));
        bout.regiment("a1").setTokens(3);
        play(bout.answer(SKIP, SKIP), "a1");
        assertThat(bout.battle().points(Side.B)).isEqualTo(3);
        assertThat(bout.event(ScenarioEvents.Scored.class).reason())
                .isEqualTo(ScenarioEvents.Reason.TOKENS);
    }

    @Test
    @Rule("FB-SCEN2-06")
    void theImmediateReadingStopsTheActivation() {
        var atOnce = Readings.with("scenario2End", Options.Scenario2End.IMMEDIATE);
        var field = Field.of(Edition.FIRST).scenario(2).options(atOnce);
        var bout = Bout.on(field.with(plain(Edition.FIRST, "a1")));
        bout.battle().setPoints(Side.B, 18);
        bout.regiment("a1").setTokens(2);
        play(bout, "a1");
        assertThat(bout.battle().stage()).isEqualTo(Stage.OVER);
    }

    private static Regiment plain(Edition edition, String id) {
        return Levy.of(edition, id).models(2).build();
    }

    @Test
    @Rule("FB-SR-BRAVERY-1")
    void braveryEndsTheBrokenStateFirst() {
        for (var edition : EDITIONS) {
            var regiment = Levy.of(edition, "a1").traits("Bravery").models(2).build();
            regiment.setBroken(true);
            var bout = Bout.on(Field.of(edition).with(regiment)).answer(SKIP, SKIP);
            play(bout, "a1");
            assertThat(regiment.broken()).isFalse();
        }
    }

    @Test
    @Rule("FB-SR-BRAVERY-2")
    void anOfficersBraveryIsEnoughForHisRegiment() {
        var regiment =
                Levy.of(Edition.SECOND, "a1")
                        .traits("Bravery")
                        .model(Role.OFFICER)
                        .traits()
                        .model(Role.TROOPER)
                        .build();
        regiment.setBroken(true);
        play(Bout.on(Field.of(Edition.SECOND).with(regiment)).answer(SKIP, SKIP), "a1");
        assertThat(regiment.broken()).isFalse();
    }

    @Test
    @Rule("FB-BROKEN-03")
    void withoutBraveryItStaysBroken() {
        var regiment = plain(Edition.FIRST, "a1");
        regiment.setBroken(true);
        play(Bout.on(Field.of(Edition.FIRST).with(regiment)).answer(SKIP, SKIP), "a1");
        assertThat(regiment.broken()).isTrue();
    }

    // ---- Decay

    @Test
    @Rule("FB-SR-DECAY")
    void fivesAndSixesAreWoundsWithoutMorale() {
        var regiment = Levy.of(Edition.FIRST, "a1").traits("Decay (4)").models(4).build();
        var bout = Bout.on(Field.of(Edition.FIRST).with(regiment));
        bout.answer(SKIP, SKIP).roll(Throw.DECAY, 4, 5, 6, 1);
        bout.answer(new AllocateWounds.Allocation(List.of(1, 2)));
        play(bout, "a1");
        assertThat(regiment.living()).isEqualTo(2);
        assertThat(bout.event(SequenceEvents.DecayRolled.class).wounds()).isEqualTo(2);
    }

    @Test
    @Rule("FB-SR-DECAY-STACK")
    void allValuesAddUpButModelsThatShareOneCountOnce() {
        var regiment =
                Levy.of(Edition.FIRST, "a1")
                        .traits("Decay (2)")
                        .models(3)
                        .traits("Decay (1)")
                        .model(Role.TROOPER)
                        .build();
        var battle = Field.of(Edition.FIRST).with(regiment).battle();
        assertThat(Decay.sum(battle, regiment)).isEqualTo(3);
        gainDecay(regiment, 2);
        assertThat(Decay.sum(battle, regiment)).isEqualTo(5);
        gainDecay(regiment, 3);
        assertThat(Decay.sum(battle, regiment)).isEqualTo(8);
    }

    private static void gainDecay(Regiment regiment, int x) {
        var trait = Edition.FIRST.traitBook().read("Decay (" + x + ")");
        var gift = new TemporaryEffect.Gift.Has(trait);
        regiment.gain(
                new TemporaryEffect(
                        "Rot", "FB-SR-DECAY", gift, TemporaryEffect.Until.ROUND_END, "a1"));
    }

    // ---- draw events

    private static Bout drawing(Edition edition, DrawEvent... events) {
        var levy = Levy.of(edition, "a1").profile(5, 2, 3, 1, 2, 3, 2, 0).models(3).events(events);
        return Bout.on(Field.of(edition).with(levy.build()));
    }

    @Test
    @Rule("FB-DRAW-02")
    void burnoutGivesClashAndMarchAndRotsAtTheEndOfTheSameActivation() {
        for (var edition : EDITIONS) {
            var bout = drawing(edition, DrawEvent.BURNOUT);
            bout.answer(ChooseEvent.Choice.BURNOUT, SKIP, SKIP).roll(Throw.DECAY, 1, 2, 3);
            play(bout, "a1");
            assertThat(bout.regiment("a1").boons())
                    .extracting(TemporaryEffect::gift)
                    .contains(
                            new TemporaryEffect.Gift.Changes(Characteristic.CLASH, 1),
                            new TemporaryEffect.Gift.Changes(Characteristic.MARCH, 2));
        }
    }

    @Test
    @Rule("FB-EVENT-02")
    void aDrawEventMayBeDeclined() {
        var bout = drawing(Edition.FIRST, DrawEvent.BURNOUT);
        play(bout.answer(ChooseEvent.Choice.NONE, SKIP, SKIP), "a1");
        assertThat(bout.regiment("a1").boons()).isEmpty();
        assertThat(new ChooseEvent("a1", List.of()).pass()).isEqualTo(ChooseEvent.Choice.NONE);
    }

    @Test
    @Rule("FB-EVENT-03")
    void ofSeveralDrawEventsOneIsUsed() {
        var bout = drawing(Edition.FIRST, DrawEvent.BURNOUT, DrawEvent.EMPOWERED);
        bout.answer(ChooseEvent.Choice.EMPOWERED, Characteristic.CLASH, SKIP, SKIP);
        play(bout, "a1");
        assertThat(bout.all(SequenceEvents.DrawEventUsed.class)).hasSize(1);
    }

    @Test
    @Rule("FB-EVENT-04")
    void whereSeveralAreAllowedTheyAreResolvedOneAfterAnother() {
        var bout = drawing(Edition.FIRST, DrawEvent.BURNOUT, DrawEvent.EMPOWERED);
        bout.answer(
                ChooseEvent.Choice.EMPOWERED, Characteristic.ATTACKS, ChooseEvent.Choice.BURNOUT);
        int actions = bout.play(new DrawEvents("a1", 2)::play);
        assertThat(actions).isEqualTo(2);
        assertThat(bout.all(SequenceEvents.DrawEventUsed.class))
                .extracting(SequenceEvents.DrawEventUsed::event)
                .containsExactly(DrawEvent.EMPOWERED, DrawEvent.BURNOUT);
    }

    @Test
    @Rule("FB-DRAW-08-E1")
    void empoweredGivesClashOrAttacksForTheRound() {
        assertThat(empowered(Edition.FIRST, Characteristic.CLASH))
                .isEqualTo(new TemporaryEffect.Gift.Changes(Characteristic.CLASH, 2));
    }

    @Test
    @Rule("FB-DRAW-08-E2")
    void fluxPoweredGivesClashOrAttacksForTheRound() {
        assertThat(empowered(Edition.SECOND, Characteristic.ATTACKS))
                .isEqualTo(new TemporaryEffect.Gift.Changes(Characteristic.ATTACKS, 2));
    }

    @ParameterizedTest
    @CsvSource({"1, EMPOWERED, Empowered", "2, FLUX_POWERED, Flux-powered"})
    @Rule({"FB-DRAW-08-E1", "FB-DRAW-08-E2"})
    void eachEditionHasItsOwnNameForTheEventAndUnderstandsTheOther(
            int edition, ChooseEvent.Choice own, String source) {
        var names = List.of(ChooseEvent.Choice.EMPOWERED, ChooseEvent.Choice.FLUX_POWERED);
        for (var written : List.of(DrawEvent.EMPOWERED, DrawEvent.FLUX_POWERED))
            for (var answer : names) {
                var bout = drawing(Edition.numbered(edition), written);
                var open = DrawEvents.open(bout.battle(), bout.regiment("a1"), List.of());
                var choices = new ChooseEvent("a1", open).choices(bout.battle());
                assertThat(choices.list()).containsExactly(own, ChooseEvent.Choice.NONE);
                play(bout.answer(answer, Characteristic.CLASH, SKIP, SKIP), "a1");
                var used = bout.event(SequenceEvents.DrawEventUsed.class).event();
                assertThat(used.name()).isEqualTo(own.name());
                assertThat(bout.regiment("a1").boons())
                        .extracting(TemporaryEffect::source)
                        .containsExactly(source);
            }
    }

    @Test
    @Rule("FB-EVENT-04")
    void bothNamesOnOneCardAreOneEvent() {
        var bout = drawing(Edition.SECOND, DrawEvent.EMPOWERED, DrawEvent.FLUX_POWERED);
        assertThat(DrawEvents.open(bout.battle(), bout.regiment("a1"), List.of()))
                .containsExactly(DrawEvent.FLUX_POWERED);
        var burnout =
                new ChooseEvent("a1", List.of(DrawEvent.FLUX_POWERED))
                        .choices(bout.battle())
                        .refusal(ChooseEvent.Choice.BURNOUT);
        assertThat(burnout.key()).isEqualTo("no-such-event");
    }

    private static TemporaryEffect.Gift empowered(Edition edition, Characteristic choice) {
        var bout = drawing(edition, DrawEvent.EMPOWERED);
        play(bout.answer(ChooseEvent.Choice.EMPOWERED, choice, SKIP, SKIP), "a1");
        var boon = bout.regiment("a1").boons().getFirst();
        assertThat(boon.until()).isEqualTo(TemporaryEffect.Until.ROUND_END);
        assertThat(bout.cites(edition.empowering().rule())).isTrue();
        var march = new ChooseEmpowered("a1").choices(bout.battle()).refusal(Characteristic.MARCH);
        assertThat(march.key()).isEqualTo("clash-or-attacks");
        return boon.gift();
    }

    @Test
    @Rule({"FB-EVENT-05", "FB-EVENT-06"})
    void aRegimentNotYetOnTheTableHasNoDrawEvent() {
        var bout = drawing(Edition.FIRST, DrawEvent.BURNOUT);
        bout.regiment("a1").setStatus(Status.ARRIVING);
        play(bout.answer(SKIP), "a1");
        assertThat(bout.all(SequenceEvents.DrawEventUsed.class)).isEmpty();
        assertThat(bout.event(SequenceEvents.DrawEventLost.class).regiment()).isEqualTo("a1");
        assertThat(bout.cites("FB-EVENT-05")).isTrue();
        assertThat(bout.cites("FB-EVENT-06")).isFalse(); // that one is about characters
    }

    // ---- what ends

    @Test
    @Rule("FB-ACT-18")
    void whatLastsForTheRoundEndsAfterTheVictoryPhase() {
        var regiment = plain(Edition.FIRST, "a1");
        var foe = Levy.of(Edition.FIRST, "b1").side(Side.B).models(1).build();
        var bout = Bout.on(Field.of(Edition.FIRST).with(regiment).with(foe));
        for (var until : TemporaryEffect.Until.values())
            regiment.gain(
                    new TemporaryEffect(
                            until.name(),
                            "FB-ACT-18",
                            new TemporaryEffect.Gift.Obscured(),
                            until,
                            "b1"));
        regiment.setInspired(Inspired.WHOLE_ROUND);
        bout.battle().setStage(Stage.VICTORY);
        bout.act(new RoundEnd()::play);
        assertThat(regiment.boons())
                .extracting(TemporaryEffect::source)
                .doesNotContain("ROUND_END")
                .contains("NEXT_ROUND_END", "GAME_END");
        assertThat(regiment.inspired()).isEqualTo(Inspired.NO);
        assertThat(bout.battle().round()).isEqualTo(2);
        assertThat(bout.battle().stage()).isEqualTo(Stage.REINFORCEMENT);
        bout.battle().setStage(Stage.VICTORY);
        bout.act(new RoundEnd()::play);
        assertThat(regiment.boons())
                .extracting(TemporaryEffect::source)
                .doesNotContain("NEXT_ROUND_END")
                .contains("GAME_END");
    }

    @Test
    @Rule("FB-PROVOKED-05")
    void theConsequencesOfARefusalEndWithItsNextActivation() {
        var lord = Levy.of(Edition.FIRST, "a1").model(Role.CHARACTER).build();
        lord.setPresenceLost(true);
        var bout = Bout.on(Field.of(Edition.FIRST).with(lord)).answer(SKIP, SKIP);
        play(bout, "a1");
        assertThat(lord.presenceLost()).isFalse();
        assertThat(bout.all(CharacterEvents.PresenceRegained.class)).hasSize(1);
    }

    @Test
    @Rule({"FB-AIM-01", "FB-AIM-02"})
    void aimingLastsTheRoundOrOnlyTheActivation() {
        for (var edition : EDITIONS) {
            var regiment = plain(edition, "a1");
            regiment.setAimed(true);
            play(Bout.on(Field.of(edition).with(regiment)).answer(SKIP, SKIP), "a1");
            assertThat(regiment.aimed()).isEqualTo(edition == Edition.FIRST);
        }
    }

    @Test
    @Rule("FB-MAGIC-12-E1")
    void anIncantationEndsWhenItsCasterActivatesAgain() {
        var mage = Levy.of(Edition.FIRST, "mage").traits("Wizard (2)").models(1).build();
        var friend = plain(Edition.FIRST, "friend");
        friend.gain(cast("mage"));
        var bout = Bout.on(Field.of(Edition.FIRST).with(mage).with(friend));
        play(bout.answer(SKIP, SKIP), "friend");
        assertThat(friend.boons()).as("another regiment's activation").hasSize(1);
        play(bout.answer(SKIP, SKIP), "mage");
        assertThat(friend.boons()).isEmpty();
    }

    private static TemporaryEffect cast(String owner) {
        var gift = new TemporaryEffect.Gift.Changes(Characteristic.DEFENSE, 1);
        return new TemporaryEffect(
                "Ward", "FB-MAGIC-12-E1", gift, TemporaryEffect.Until.OWNER_ACTIVATES, owner);
    }

    @Test
    @Rule("FB-MAGIC-12-E1")
    void ifItsCasterIsDestroyedItEndsWithTheNextRound() {
        var mage = Levy.of(Edition.FIRST, "mage").traits("Wizard (2)").models(1).build();
        var friend = plain(Edition.FIRST, "friend");
        var foe = Levy.of(Edition.FIRST, "foe").side(Side.B).models(1).build();
        friend.gain(cast("mage"));
        var bout = Bout.on(Field.of(Edition.FIRST).with(mage).with(friend).with(foe));
        for (int round = 1; round <= 3; round++) {
            if (round == 2) {
                mage.remove(0);
                mage.setStatus(Status.DESTROYED);
            }
            bout.battle().setStage(Stage.VICTORY);
            bout.act(new RoundEnd()::play);
            assertThat(friend.boons()).as("after round " + round).hasSize(round < 3 ? 1 : 0);
        }
    }

    @Test
    @Rule({"FB-DRAW-01-E1", "FB-DRAW-01-E2"})
    void equalRulesFromDrawEventsDoNotAddUpUnlessWrittenSo() {
        for (var edition : EDITIONS) {
            var regiment = Levy.of(edition, "a1").traits("Cleave (2)").models(1).build();
            var battle = Field.of(edition).with(regiment).battle();
            gain(edition, regiment, "Cleave (1)");
            assertThat(cleave(battle, regiment)).isEqualTo(2);
            gain(edition, regiment, "Cleave (+1)");
            assertThat(cleave(battle, regiment)).isEqualTo(edition == Edition.FIRST ? 2 : 3);
        }
    }

    private static void gain(Edition edition, Regiment regiment, String trait) {
        var gift = new TemporaryEffect.Gift.Has(edition.traitBook().read(trait));
        regiment.gain(
                new TemporaryEffect(
                        "event", "FB-EVENT-01", gift, TemporaryEffect.Until.ROUND_END, "a1"));
    }

    private static int cleave(Battle battle, Regiment regiment) {
        return Traits.value(battle, regiment, 0, MeleeTraits.Cleave.class);
    }
}
