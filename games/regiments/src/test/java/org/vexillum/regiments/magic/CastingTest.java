package org.vexillum.regiments.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.sequence.RoundEnd;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

class CastingTest {
    private static final Spell BOLT =
            new Spell("Bolt", 2, inches(12), new Spell.Harms(3, List.of()));
    private static final Spell WARD =
            new Spell("Ward", 1, inches(12), new Spell.Blesses(TraitBook.read("Regeneration")));
    private static final Spell BALM = new Spell("Balm", 1, inches(12), new Spell.Mends(2));

    private static Scene scene(Terrain... terrain) {
        var force = new Force("Force", 0, List.of(), List.of(BOLT, WARD, BALM));
        return new Scene(new Battle(Scene.setting(force, force, terrain)));
    }

    private static UnitCard mage(String id, int tokens) {
        return Cards.unit(id, 1, TraitBook.read("Caster(" + tokens + ")"));
    }

    private static Unit caster(Scene scene, int tokens) {
        var unit = scene.put(Side.A, mage("mage", 2), 36, 10, 0);
        unit.setTokens(0, tokens);
        return unit;
    }

    @Test
    @Rule("AOFR-SR-CASTER-1")
    void tokensAreGainedEachRoundUpToSix() {
        var scene = scene();
        var unit = caster(scene, 0);
        for (int expected : new int[] {2, 4, 6, 6}) {
            new TokenGain().play(scene.battle(), scene.referee());
            assertThat(unit.tokens(0)).isEqualTo(expected);
        }
        unit.setTokens(0, 5);
        new TokenGain().play(scene.battle(), scene.referee());
        assertThat(scene.all(MagicEvents.TokensGained.class).getLast().lost()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-CASTER-1")
    void tokensAreGainedInReserveAndWhileShaken() {
        var scene = scene();
        var waiting = scene.waiting(Side.A, Status.AMBUSH, mage("hidden", 1));
        var shaken = caster(scene, 0);
        shaken.setShaken(true);
        new TokenGain().play(scene.battle(), scene.referee());
        assertThat(waiting.tokens(0)).isEqualTo(1);
        assertThat(shaken.tokens(0)).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void aSpellCostsItsValueAndIsTriedOnce() {
        var scene = scene();
        caster(scene, 2);
        scene.put(Side.B, Cards.unit("foe", 5), 36, 20, 180);
        var first = new ChooseCast("mage", List.of());
        var bolt = new ChooseCast.Cast(0, "Bolt", "foe");
        assertThat(first.choices(scene.battle()).list()).contains(bolt);
        var tried = List.of(new ChooseCast.Tried(0, "Bolt"));
        var again = new ChooseCast("mage", tried).choices(scene.battle());
        assertThat(again.refusal(bolt).key()).isEqualTo("spell-tried-before");
        scene.unit("mage").setTokens(0, 1);
        assertThat(first.choices(scene.battle()).refusal(bolt).key()).isEqualTo("too-few-tokens");
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void tokensAreSpentEvenIfTheCastFails() {
        var scene = scene();
        var unit = caster(scene, 2);
        scene.put(Side.B, Cards.unit("foe", 5), 36, 20, 180);
        scene.dice(3);
        new CastSpell("mage", 0, "Bolt", "foe").play(scene.battle(), scene.referee());
        assertThat(unit.tokens(0)).isZero();
        assertThat(scene.all(MagicEvents.SpellHits.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void aSpellWorksOnFourPlusAndItsHitsAreBlockedWithoutCover() {
        var scene = scene(Scene.crops(Scene.box(30, 18, 42, 24)));
        caster(scene, 2);
        var foe = scene.put(Side.B, Cards.unit("foe", 5), 36, 20, 180);
        scene.dice(4).dice(4, 3, 6); // Defense 4+, no cover: the 3 fails
        new CastSpell("mage", 0, "Bolt", "foe").play(scene.battle(), scene.referee());
        assertThat(foe.living()).isEqualTo(4);
        assertThat(scene.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(4);
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void theTargetMustBeSeenAndWithinTheSpellsRangeInAnyDirection() {
        var scene = scene(Scene.wall(Scene.box(20, 11, 52, 12)));
        caster(scene, 6);
        scene.put(Side.B, Cards.unit("hidden", 5), 36, 14, 180);
        var behind = scene.put(Side.B, Cards.unit("behind", 1), 60, 9.5, 180);
        var cast = new ChooseCast.Cast(0, "Bolt", "behind");
        var question = new ChooseCast("mage", List.of());
        assertThat(question.choices(scene.battle()).refusal(cast)).isNotNull();
        // from the base's edge at 36.5 to the target's at 48.5: exactly 12 inches
        behind.place(behind.front().moved(Lengths.inches(-11), 0));
        assertThat(question.choices(scene.battle()).refusal(cast)).isNull();
        behind.place(behind.front().moved(1, 0));
        assertThat(question.choices(scene.battle()).refusal(cast)).isNotNull();
        var unseen = new ChooseCast.Cast(0, "Bolt", "hidden");
        assertThat(question.choices(scene.battle()).refusal(unseen)).isNotNull();
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void naturalSixCastsAndNaturalOneFails() {
        assertThat(CastSpell.needed(-9).check()).isEqualTo(Check.only(6));
        assertThat(CastSpell.needed(9).check().succeeds(1)).isFalse();
        assertThat(CastSpell.needed(9).check().succeeds(2)).isTrue();
    }

    @Test
    @Rule("AOFR-SR-CASTER-4")
    void bothSidesCommitInSecretAndEachTokenCountsOne() {
        var scene = scene();
        var unit = caster(scene, 4);
        var rival = scene.put(Side.B, mage("rival", 2), 36, 20, 180);
        rival.setTokens(0, 3);
        rival.setShaken(true); // it may still spend its tokens: AOFR-SHAKEN-01
        scene.answers(commit("mage", 1), commit("rival", 3));
        scene.dice(5); // 4+ with +1 -3: a 6 would be needed
        new CastSpell("mage", 0, "Bolt", "rival").play(scene.battle(), scene.referee());
        assertThat(scene.event(MagicEvents.CastRolled.class).needed().face()).isEqualTo(6);
        assertThat(scene.event(MagicEvents.CastRolled.class).cast()).isFalse();
        assertThat(unit.tokens(0)).isEqualTo(1);
        assertThat(rival.tokens(0)).isZero();
    }

    private static CommitTokens.Commitment commit(String unit, int tokens) {
        return new CommitTokens.Commitment(List.of(new SpentTokens(unit, 0, tokens)));
    }

    @Test
    @Rule("AOFR-SR-CASTER-4")
    void onlyModelsWithinEighteenInchesMayHelpOrHinder() {
        var scene = scene();
        caster(scene, 2);
        // front edges face each other: the gap is 18 inches and one unit
        var rival = scene.put(Side.B, mage("rival", 2), 36, 28, 180);
        rival.place(rival.front().moved(0, 1));
        rival.setTokens(0, 2);
        scene.put(Side.B, Cards.unit("foe", 5), 30, 20, 180);
        scene.dice(1);
        new CastSpell("mage", 0, "Bolt", "foe").play(scene.battle(), scene.referee());
        assertThat(scene.all(MagicEvents.TokensCommitted.class)).isEmpty();
        rival.place(rival.front().moved(0, -1));
        scene.unit("mage").setTokens(0, 2);
        scene.until(() ->
                new CastSpell("mage", 0, "Bolt", "foe").play(scene.battle(), scene.referee()));
        assertThat(scene.askedSide()).isEqualTo(Side.B);
    }

    @Test
    @Rule("AOFR-SR-CASTER-4")
    void nobodySpendsMoreThanHeHas() {
        var question =
                new CommitTokens(Side.B, "mage", "Bolt", List.of(new SpentTokens("rival", 0, 2)));
        var choices = question.choices(scene().battle());
        assertThat(choices.refusal(commit("rival", 2))).isNull();
        assertThat(choices.refusal(commit("rival", 3)).key()).isEqualTo("tokens-not-there");
        assertThat(choices.list()).hasSize(3);
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void blessingsLastUntilTheEndOfTheRoundAndBalmMendsTheLiving() {
        var scene = scene();
        caster(scene, 2);
        var tough = Cards.unit("ogres", 3, TraitBook.read("Tough(3)"));
        var ogres = scene.put(Side.A, tough, 36, 14, 0);
        ogres.setWounds(1, 2);
        scene.answers(CommitTokens.Commitment.NOTHING); // his spare token, kept for the balm
        scene.dice(6, 6);
        new CastSpell("mage", 0, "Ward", "ogres").play(scene.battle(), scene.referee());
        new CastSpell("mage", 0, "Balm", "ogres").play(scene.battle(), scene.referee());
        assertThat(ogres.all(IgnoresWounds.class)).isTrue();
        assertThat(ogres.wounds(1)).isZero();
        new RoundEnd().play(scene.battle(), scene.referee());
        assertThat(ogres.boons()).isEmpty();
    }
}
