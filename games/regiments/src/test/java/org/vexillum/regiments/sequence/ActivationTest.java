package org.vexillum.regiments.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.MoveEvents;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

class ActivationTest {
    private final Scene scene = Scene.open();

    private void archers() {
        scene.put(Side.A, Cards.of("bows", 5, Cards.model(List.of(), Cards.bow(24))), 36, 10, 0);
        scene.put(Side.B, Cards.unit("foe", 5), 36, 26, 180);
    }

    private void play(String unit) {
        new Activation(unit).play(scene.battle(), scene.referee());
    }

    private static ChooseTargets.Aims at(String target) {
        return new ChooseTargets.Aims(List.of(new ChooseTargets.Aim("Bow", target)));
    }

    @Test
    @Rule("AOFR-ACTION-01")
    void aUnitTakesExactlyOneActionAndIsThenSpent() {
        archers();
        scene.answers(Action.HOLD, 0, new ChooseTargets.Aims(List.of()));
        play("bows");
        assertThat(scene.unit("bows").activated()).isTrue();
        assertThat(scene.all(SequenceEvents.ActionTaken.class)).hasSize(1);
        assertThat(scene.exhausted()).isTrue();
    }

    @Test
    @Rule("AOFR-ACTION-01")
    void aChargeNeedsALegalTargetWhenItIsDeclared() {
        archers();
        var choices = new ChooseAction("bows").choices(scene.battle());
        assertThat(choices.list()).doesNotContain(Action.CHARGE);
        assertThat(choices.refusal(Action.CHARGE)).isNotNull();
        scene.unit("foe").place(new Pose(inches(36), inches(22), Angle.SOUTH)); // 12 inches off
        assertThat(new ChooseAction("bows").choices(scene.battle()).list()).contains(Action.CHARGE);
    }

    @Test
    @Rule("AOFR-ACTION-02")
    void aHoldingUnitMayTurnAndThenShoots() {
        archers();
        scene.unit("bows").place(new Pose(inches(36), inches(10), Angle.SOUTH));
        scene.answers(Action.HOLD, Angle.HALF, at("foe")).dice(1, 1, 1, 1, 1);
        play("bows");
        assertThat(scene.unit("bows").front().facing()).isEqualTo(Angle.NORTH);
        assertThat(scene.all(CombatEvents.HitsRolled.class)).hasSize(1);
    }

    @Test
    @Rule("AOFR-ACTION-03")
    void anAdvanceGoesSixInchesAndThenShoots() {
        archers();
        scene.answers(Action.ADVANCE, Manoeuvre.forward(inches(6)), at("foe")).dice(1, 1, 1, 1, 1);
        play("bows");
        assertThat(scene.unit("bows").front().y()).isEqualTo(inches(16));
        assertThat(scene.all(CombatEvents.HitsRolled.class)).hasSize(1);
        var choices = new ChooseMove("bows", Action.ADVANCE).choices(scene.battle());
        assertThat(choices.refusal(Manoeuvre.forward(inches(6) + 1))).isNotNull();
    }

    @Test
    @Rule("AOFR-ACTION-04")
    void aRushGoesTwelveInchesWithoutShooting() {
        archers();
        scene.unit("foe").place(new Pose(inches(36), inches(46), Angle.SOUTH));
        scene.answers(Action.RUSH, Manoeuvre.forward(inches(12)));
        play("bows");
        assertThat(scene.unit("bows").front().y()).isEqualTo(inches(22));
        assertThat(scene.all(CombatEvents.HitsRolled.class)).isEmpty();
        var choices = new ChooseMove("bows", Action.RUSH).choices(scene.battle());
        assertThat(choices.refusal(Manoeuvre.forward(inches(12) + 1))).isNotNull();
    }

    @Test
    @Rule("AOFR-ACTION-05")
    void aChargeGoesIntoMeleeWithOneEnemy() {
        scene.put(Side.A, Cards.unit("swords", 5), 36, 10, 0);
        scene.put(Side.B, Cards.unit("foe", 5), 36, 22, 180);
        scene.answers(Action.CHARGE, ChooseCharge.Charge.at("foe"), false).dice(1, 1, 1, 1, 1);
        play("swords");
        assertThat(scene.event(MoraleEvents.MeleeCompared.class).charger()).isEqualTo("swords");
        assertThat(scene.unit("swords").fatigued()).isTrue();
        assertThat(scene.unit("foe").fatigued()).isFalse();
    }

    @Test
    @Rule("AOFR-SHAKEN-01")
    void aShakenUnitIsAskedForNothingButItsPivot() {
        archers();
        scene.unit("bows").setShaken(true);
        scene.until(() -> play("bows"));
        assertThat(scene.asked()).isEqualTo(new ChoosePivot("bows", Angle.QUARTER));
    }

    @Test
    @Rule("AOFR-SHAKEN-05")
    void anIdleActivationEndsTheShakenState() {
        archers();
        scene.unit("bows").setShaken(true);
        scene.answers(0);
        play("bows");
        assertThat(scene.unit("bows").shaken()).isFalse();
        assertThat(scene.unit("bows").activated()).isTrue();
        assertThat(scene.all(MoraleEvents.Recovered.class)).hasSize(1);
    }

    @Test
    @Rule("AOFR-SHAKEN-06")
    void anIdleUnitTurnsByNinetyDegreesAtMost() {
        archers();
        scene.unit("bows").setShaken(true);
        var choices = new ChoosePivot("bows", Angle.QUARTER).choices(scene.battle());
        assertThat(choices.refusal(Angle.QUARTER)).isNull();
        assertThat(choices.refusal(Angle.QUARTER + 1)).isNotNull();
        scene.answers(-Angle.QUARTER);
        play("bows");
        assertThat(scene.unit("bows").front().facing()).isEqualTo(Angle.WEST);
    }

    @Test
    @Rule("AOFR-SR-ARTILLERY-1")
    void artilleryMayOnlyHold() {
        onlyHolds("Artillery");
    }

    @Test
    @Rule("AOFR-SR-IMMOBILE-1")
    void immobileUnitsMayOnlyHold() {
        onlyHolds("Immobile");
    }

    private void onlyHolds(String trait) {
        scene.put(Side.A, Cards.unit("gun", 3, TraitBook.read(trait)), 36, 10, 0);
        scene.put(Side.B, Cards.unit("foe", 5), 36, 20, 180);
        var choices = new ChooseAction("gun").choices(scene.battle());
        assertThat(choices.list()).containsExactly(Action.HOLD);
        assertThat(choices.refusal(Action.ADVANCE)).isNotNull();
        assertThat(choices.refusal(Action.CHARGE)).isNotNull();
        scene.answers(Angle.HALF); // it may still turn about
        play("gun");
        assertThat(scene.unit("gun").front().facing()).isEqualTo(Angle.SOUTH);
    }

    @Test
    @Rule("AOFR-ACTION-01")
    void theActionTakenIsToldWithItsRule() {
        archers();
        scene.answers(Action.ADVANCE, Manoeuvre.STAY, new ChooseTargets.Aims(List.of()));
        play("bows");
        assertThat(scene.event(SequenceEvents.ActionTaken.class).rules().ids())
                .containsExactly("AOFR-ACTION-01", "AOFR-ACTION-03");
        assertThat(new ChooseAction("bows").rules().has("AOFR-ACTION-01")).isTrue();
    }

    @Test
    @Rule("AOFR-MORALE-06")
    void unitsShotToHalfStrengthTestAtTheEndOfTheActivation() {
        archers();
        scene.answers(Action.HOLD, 0, at("foe")).dice(6, 6, 6, 1, 1).dice(1, 1, 1).dice(1);
        play("bows");
        assertThat(scene.unit("foe").living()).isEqualTo(2);
        assertThat(scene.unit("foe").shaken()).isTrue();
        assertThat(scene.unit("foe").woundsTaken()).as("forgotten").isZero();
    }

    private Scene inTheMarsh() {
        var marsh =
                new Terrain("marsh", Scene.box(30, 5, 42, 12), false, false, true, false, false);
        var scene = Scene.open(marsh);
        scene.put(Side.A, Cards.unit("swords", 5), 36, 10, 0);
        return scene;
    }

    @Test
    @Rule("AOFR-TERRAIN-07")
    void aUnitThatHoldsInDangerRollsBeforeAnythingElse() {
        var marsh = inTheMarsh().answers(Action.HOLD, 0).dice(1, 2, 3, 4, 5);
        new Activation("swords").play(marsh.battle(), marsh.referee());
        assertThat(marsh.unit("swords").living()).isEqualTo(4);
        assertThat(marsh.event(MoveEvents.DangerRolled.class).models()).isEqualTo(5);
        assertThat(marsh.exhausted()).isTrue();
    }

    @Test
    @Rule("AOFR-TERRAIN-07")
    void anIdleUnitInDangerRollsTooAndIsToldToBeIdle() {
        var marsh = inTheMarsh().answers(0).dice(2, 2, 2, 2, 2);
        marsh.unit("swords").setShaken(true);
        new Activation("swords").play(marsh.battle(), marsh.referee());
        assertThat(marsh.all(MoveEvents.DangerRolled.class)).hasSize(1);
        assertThat(marsh.event(SequenceEvents.Idled.class).rules().has("AOFR-SHAKEN-01")).isTrue();
    }

    @Test
    @Rule("AOFR-TERRAIN-07")
    void aUnitThatDiesInDangerDoesNothingMore() {
        for (boolean shaken : new boolean[] {true, false}) {
            var marsh = inTheMarsh().dice(1, 1, 1, 1, 1);
            marsh.unit("swords").setShaken(shaken);
            if (!shaken) marsh.answers(Action.HOLD);
            new Activation("swords").play(marsh.battle(), marsh.referee());
            assertThat(marsh.unit("swords").destroyed()).isTrue();
            assertThat(marsh.all(MoraleEvents.Recovered.class)).isEmpty();
        }
    }

    @Test
    @Rule({"AOFR-MELEE-08", "AOFR-MELEE-09", "AOFR-TERRAIN-07"})
    void aChargerThatDiesInDangerNeverFightsAndTheSurvivorConsolidates() {
        var lava = new Terrain("lava", Scene.box(30, 12, 42, 13), false, false, true, false, false);
        var fire = Scene.open(lava);
        fire.put(Side.A, Cards.unit("swords", 1), 36, 10, 0);
        fire.put(Side.B, Cards.unit("foe", 5), 36, 20, 180);
        fire.answers(Action.CHARGE, ChooseCharge.Charge.at("foe"), new ChooseConsolidation.Stay());
        fire.dice(1);
        new Activation("swords").play(fire.battle(), fire.referee());
        assertThat(fire.all(CombatEvents.MeleeJoined.class)).isEmpty();
        assertThat(fire.event(MoveEvents.Stood.class).unit()).isEqualTo("foe");
        assertThat(fire.exhausted()).isTrue();
    }

    private void melee(int swords, int foes) {
        scene.put(Side.A, Cards.unit("swords", swords), 36, 10, 0);
        scene.put(Side.B, Cards.unit("foe", foes), 36, 20, 180);
        scene.answers(Action.CHARGE, ChooseCharge.Charge.at("foe"));
    }

    @Test
    @Rule("AOFR-MELEE-10")
    void aChargerStepsBackFromATargetThatStands() {
        melee(5, 5);
        scene.answers(false).dice(1, 1, 1, 1, 1);
        play("swords");
        assertThat(scene.event(MoveEvents.SteppedBack.class).unit()).isEqualTo("swords");
    }

    @Test
    @Rule("AOFR-MELEE-09")
    void theSurvivorOfAMeleeConsolidatesWhicheverItIs() {
        melee(1, 5);
        scene.answers(true, new ChooseConsolidation.Stay());
        scene.dice(1).dice(6, 6, 6, 6, 6).dice(1, 1, 1, 1, 1);
        play("swords");
        assertThat(scene.unit("swords").destroyed()).isTrue();
        assertThat(scene.event(MoveEvents.Stood.class).unit()).isEqualTo("foe");
        assertThat(scene.all(MoveEvents.SteppedBack.class)).isEmpty();
    }

    @Test
    @Rule({"AOFR-MELEE-09", "AOFR-MELEE-10"})
    void whereNobodyIsLeftNobodyMoves() {
        scene.put(Side.A, Cards.unit("swords", 5), 36, 10, 0).destroy();
        scene.put(Side.B, Cards.unit("foe", 5), 36, 20, 180).destroy();
        new Activation.Aftermath("swords", "foe").play(scene.battle(), scene.referee());
        assertThat(scene.events()).isEmpty();
    }

    @Test
    void guessedActionsAreLegal() {
        archers();
        var choices = new ChooseAction("bows").choices(scene.battle());
        assertThat(choices.complete()).isTrue();
        var lot = new RandomSource(2);
        var seen = new ArrayList<Action>();
        for (int i = 0; i < 60; i++) seen.add(choices.any(lot));
        assertThat(seen).containsOnly(Action.HOLD, Action.ADVANCE, Action.RUSH);
        assertThat(seen).contains(Action.HOLD, Action.ADVANCE, Action.RUSH);
    }
}
