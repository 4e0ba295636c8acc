package org.vexillum.regiments.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens.Commitment;
import org.vexillum.regiments.magic.MagicEvents;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.MoveEvents;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

/** When the caster of the active unit may try its spells (AOFR-SR-CASTER-2). */
class CasterTurnTest {
    private static final Spell BOLT =
            new Spell("Bolt", 1, inches(18), new Spell.Harms(1, List.of()));
    private static final Spell GUST =
            new Spell("Gust", 1, inches(18), new Spell.Harms(1, List.of()));

    private final Scene scene = scene();

    private static Scene scene() {
        var force = new Force("Force", 0, List.of(), List.of(BOLT, GUST));
        return new Scene(new Battle(Scene.setting(force, force)));
    }

    @BeforeEach
    void aMageAndOneFoe() {
        var mage = Cards.unit("mage", 1, TraitBook.read("Caster(2)"));
        scene.put(Side.A, mage, 36, 10, 0).setTokens(0, 1);
        scene.put(Side.B, Cards.unit("foe", 1), 36, 20, 180);
    }

    private void play() {
        new Activation("mage").play(scene.battle(), scene.referee());
        assertThat(scene.exhausted()).isTrue();
    }

    private static ChooseCast.Cast at(String spell) {
        return new ChooseCast.Cast(0, spell, "foe");
    }

    /** What happened, in order. */
    private List<String> told() {
        return scene.events().stream()
                .filter(event -> !(event instanceof org.vexillum.kernel.referee.AnsweredItself))
                .map(event -> event.getClass().getSimpleName())
                .toList();
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void aSpellMayBeTriedBeforeTheActionIsDeclared() {
        scene.answers(at("Bolt"), Action.HOLD, 0).dice(3);
        play();
        assertThat(told()).containsExactly("SpellTried", "CastRolled", "ActionTaken");
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void whoWaitsIsAskedAgainAfterTheMove() {
        for (var action : new Action[] {Action.ADVANCE, Action.RUSH}) {
            scene.unit("mage").setTokens(0, 1);
            scene.answers(ChooseCast.Cast.NONE, action, Manoeuvre.forward(inches(1)), at("Bolt"));
            scene.dice(3);
            play();
        }
        assertThat(told())
                .containsExactly(
                        "ActionTaken",
                        "UnitMoved",
                        "SpellTried",
                        "CastRolled",
                        "ActionTaken",
                        "UnitMoved",
                        "SpellTried",
                        "CastRolled");
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void whoHoldsIsAskedAgainAfterThePivot() {
        scene.answers(ChooseCast.Cast.NONE, Action.HOLD, 0, at("Bolt")).dice(3);
        play();
        assertThat(told()).containsExactly("ActionTaken", "SpellTried", "CastRolled");
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void severalSpellsMayBeTriedEachOnce() {
        scene.unit("mage").setTokens(0, 2);
        scene.answers(at("Bolt"), Commitment.NOTHING, at("Gust"), Action.HOLD, 0).dice(3, 3);
        play();
        assertThat(scene.all(MagicEvents.SpellTried.class))
                .extracting(MagicEvents.SpellTried::spell)
                .containsExactly("Bolt", "Gust");
        assertThat(scene.unit("mage").tokens(0)).isZero();
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void withoutTokensNobodyIsAsked() {
        scene.unit("mage").setTokens(0, 0);
        scene.answers(Action.HOLD, 0);
        play();
    }

    @Test
    @Rule({"AOFR-SR-CASTER-2", "AOFR-MELEE-08"})
    void aChargerMayCastAtContactBeforeTheBlows() {
        scene.answers(ChooseCast.Cast.NONE, Action.CHARGE, ChooseCharge.Charge.at("foe"));
        scene.answers(at("Bolt"), false).dice(3).dice(1);
        play();
        assertThat(told())
                .containsSubsequence("UnitCharged", "CastRolled", "MeleeJoined", "HitsRolled");
    }

    @Test
    @Rule({"AOFR-FATIGUE-01", "AOFR-MELEE-09"})
    void aChargerWhoseSpellDestroysTheTargetIsTiredAllTheSameAndConsolidates() {
        scene.answers(ChooseCast.Cast.NONE, Action.CHARGE, ChooseCharge.Charge.at("foe"));
        scene.answers(at("Bolt"), new ChooseConsolidation.Stay()).dice(4).dice(1);
        play();
        assertThat(scene.unit("foe").destroyed()).isTrue();
        assertThat(scene.unit("mage").fatigued()).isTrue();
        assertThat(scene.all(CombatEvents.MeleeJoined.class)).isEmpty();
        assertThat(scene.all(MoveEvents.Stood.class)).hasSize(1);
    }
}
