package org.vexillum.regiments.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

/** What spells do, and what is asked and told around them. */
class SpellsTest {
    private static final Spell BOLT = harms(2);
    private static final Spell DREAD =
            new Spell("Dread", 1, inches(12), new Spell.Curses(TraitBook.read("Fear(1)")));
    private static final Spell BALM = new Spell("Balm", 1, inches(12), new Spell.Mends(3));

    private final Scene scene = scene(BOLT, DREAD, BALM);

    private static Spell harms(int hits, String... traits) {
        List<Trait> read = Arrays.stream(traits).map(TraitBook::read).toList();
        return new Spell("Bolt", 2, inches(12), new Spell.Harms(hits, read));
    }

    private static Scene scene(Spell... spells) {
        var force = new Force("Force", 0, List.of(), List.of(spells));
        return new Scene(new Battle(Scene.setting(force, force)));
    }

    private static Unit mage(Scene scene, int tokens) {
        var card = Cards.unit("mage", 1, TraitBook.read("Caster(2)"));
        var mage = scene.put(Side.A, card, 36, 10, 0);
        mage.setTokens(0, tokens);
        return mage;
    }

    private static Unit foe(Scene scene) {
        return scene.put(Side.B, Cards.unit("foe", 5), 36, 20, 180);
    }

    private static void cast(Scene scene, Spell spell, String target) {
        new SpellEffect(spell.name(), target, spell.effect()).play(scene.battle(), scene.referee());
    }

    @Test
    @Rule({"AOFR-SR-CASTER-3", "AOFR-SR-AP-1"})
    void theHitsOfASpellPierceAsItSays() {
        foe(scene);
        scene.dice(5, 4);
        cast(scene, harms(2, "AP(1)"), "foe");
        assertThat(scene.event(CombatEvents.Blocked.class).needed().face()).isEqualTo(5);
        assertThat(scene.unit("foe").living()).isEqualTo(4);
    }

    @Test
    @Rule({"AOFR-SR-CASTER-3", "AOFR-SR-BLAST-1"})
    void aBlastMultipliesTheHitsOfASpell() {
        foe(scene);
        scene.dice(6, 6, 6, 6, 6, 6);
        cast(scene, harms(2, "Blast(3)"), "foe");
        var hits = scene.event(MagicEvents.SpellHits.class);
        assertThat(hits.hits()).isEqualTo(6);
        assertThat(hits.rules().has("AOFR-SR-BLAST-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void aCurseFallsOnAnEnemyAndIsTold() {
        var foe = foe(scene);
        cast(scene, DREAD, "foe");
        assertThat(foe.all(PlainTrait.Fear.class)).isTrue();
        assertThat(scene.event(MagicEvents.BoonGiven.class).target()).isEqualTo("foe");
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void harmAndCursesAreForEnemiesBlessingsAndBalmForFriends() {
        mage(scene, 6);
        foe(scene);
        scene.put(Side.A, Cards.unit("friend", 5), 30, 10, 0);
        var casts = new ChooseCast("mage", List.of()).choices(scene.battle()).list();
        assertThat(casts)
                .extracting(cast -> cast.spell() + " " + cast.target())
                .containsExactly(" ", "Bolt foe", "Dread foe", "Balm mage", "Balm friend");
    }

    @Test
    @Rule("AOFR-SR-CASTER-3")
    void balmGoesToTheMostWoundedFirstAndWhatIsLeftToTheNext() {
        var card = Cards.unit("ogres", 4, TraitBook.read("Tough(3)"));
        var ogres = scene.put(Side.A, card, 36, 14, 0);
        ogres.setWounds(0, 1);
        ogres.setWounds(1, 2);
        ogres.setWounds(2, 1);
        cast(scene, BALM, "ogres");
        assertThat(ogres.wounds(1)).isZero();
        assertThat(ogres.wounds(0)).isZero();
        assertThat(ogres.wounds(2)).isEqualTo(1);
        cast(scene, BALM, "ogres");
        assertThat(ogres.wounds(2)).isZero();
        assertThat(scene.all(MagicEvents.Mended.class))
                .extracting(MagicEvents.Mended::wounds)
                .containsExactly(3, 1);
    }

    @Test
    @Rule("AOFR-SR-CASTER-4")
    void theTryAndWhatBothSidesCommittedAreTold() {
        mage(scene, 3);
        var rival = foe(scene);
        rival.setTokens(4, 2);
        scene.answers(commitment("mage", 0, 1), commitment("foe", 4, 2)).dice(4);
        new CastSpell("mage", 0, "Bolt", "foe").play(scene.battle(), scene.referee());
        assertThat(scene.event(MagicEvents.SpellTried.class).cost()).isEqualTo(2);
        var committed = scene.event(MagicEvents.TokensCommitted.class);
        assertThat(committed.helping()).containsExactly(new SpentTokens("mage", 0, 1));
        assertThat(committed.hindering()).containsExactly(new SpentTokens("foe", 4, 2));
    }

    private static CommitTokens.Commitment commitment(String unit, int model, int tokens) {
        return new CommitTokens.Commitment(List.of(new SpentTokens(unit, model, tokens)));
    }

    @Test
    @Rule("AOFR-SR-CASTER-4")
    void tokensAreOfferedFromNoneToAllInTheOrderOfTheirBearers() {
        var available = List.of(new SpentTokens("one", 0, 2), new SpentTokens("two", 3, 1));
        var question = new CommitTokens(Side.A, "mage", "Bolt", available);
        assertThat(question.secret()).isTrue();
        assertThat(question.pass()).isEqualTo(CommitTokens.Commitment.NOTHING);
        assertThat(question.rules().ids()).containsExactly("AOFR-SR-CASTER-4");
        var choices = question.choices(scene.battle());
        assertThat(choices.list())
                .containsExactly(
                        CommitTokens.Commitment.NOTHING,
                        commitment("one", 0, 1),
                        commitment("one", 0, 2),
                        new CommitTokens.Commitment(available));
        assertThat(choices.complete()).isFalse();
        var lot = new RandomSource(1);
        for (int i = 0; i < 50; i++) assertThat(choices.list()).contains(choices.any(lot));
    }

    @Test
    @Rule("AOFR-SR-CASTER-4")
    void everyAnswerOfASingleBearerIsListed() {
        var one = new CommitTokens(Side.A, "mage", "Bolt", List.of(new SpentTokens("one", 0, 2)));
        assertThat(one.choices(scene.battle()).complete()).isTrue();
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void aCasterMayAlwaysCastNothing() {
        mage(scene, 0);
        foe(scene);
        var question = new ChooseCast("mage", List.of());
        assertThat(question.choices(scene.battle()).list()).containsExactly(ChooseCast.Cast.NONE);
        assertThat(question.pass()).isEqualTo(ChooseCast.Cast.NONE);
        assertThat(question.answerType()).isEqualTo(ChooseCast.Cast.class);
        assertThat(question.rules().has("AOFR-SR-CASTER-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void aCastIsRefusedForWhatReallyPreventsIt() {
        mage(scene, 2);
        foe(scene);
        var choices = new ChooseCast("mage", List.of()).choices(scene.battle());
        assertThat(choices.refusal(new ChooseCast.Cast(0, "Bolt", "nobody")).key())
                .isEqualTo("no-such-cast");
        for (int stranger : new int[] {-1, 1})
            assertThat(choices.refusal(new ChooseCast.Cast(stranger, "Bolt", "foe")).key())
                    .isEqualTo("no-such-cast");
    }
}
