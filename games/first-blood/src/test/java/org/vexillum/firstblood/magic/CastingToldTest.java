package org.vexillum.firstblood.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.magic.MagicEvents.CastingRolled;
import org.vexillum.firstblood.magic.MagicEvents.IncantationTried;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

/** What is told of incantations, and which casts are offered. */
class CastingToldTest {
    private static final Incantation BLAST =
            new Incantation(
                    "Blast", inches(12), 3, 2, Aim.ENEMY, List.of(new Effect.Hits(1, 2, 0)));
    private static final Incantation MEND =
            new Incantation("Mend", inches(12), 3, 1, Aim.FRIEND, List.of(new Effect.Heals(1, 2)));
    private static final Incantation FURY =
            new Incantation(
                    "Fury",
                    0,
                    3,
                    1,
                    Aim.SELF,
                    List.of(new Effect.Gives(new TemporaryEffect.Gift.Obscured())));

    private static Levy mage(int edition) {
        return Levy.of(Edition.numbered(edition), "mage")
                .traits("Wizard (3)")
                .incantations("Blast", "Mend", "Fury", "Saline Erosion");
    }

    private static Field field(int edition, Regiment mage) {
        return Field.of(Edition.numbered(edition))
                .incantations(BLAST, MEND, FURY, PrintedIncantations.SALINE_EROSION)
                .with(mage, "20,20")
                .with(foe(edition), "26,20")
                .with(friend(edition), "20,24");
    }

    private static Regiment foe(int edition) {
        return Levy.of(Edition.numbered(edition), "foe")
                .side(Side.B)
                .profile(5, 2, 3, 1, 9, 6, 2, 0)
                .models(1)
                .build();
    }

    private static Regiment friend(int edition) {
        return Levy.of(Edition.numbered(edition), "friend")
                .profile(5, 2, 3, 1, 9, 3, 2, 0)
                .models(1)
                .build();
    }

    private static Bout bout(int edition) {
        return Bout.on(field(edition, mage(edition).model(Role.CHARACTER).build()));
    }

    private static Bout cast(Bout bout, String spell, String target, int... dice) {
        if (dice.length > 0) bout.roll(Throw.CASTING, dice);
        var cast = new Cast(0, spell, target);
        return bout.act((battle, referee) ->
                Spellcasting.of(battle, battle.regiment("mage"), cast).play(battle, referee));
    }

    private static List<String> tried(Bout bout) {
        return bout.event(IncantationTried.class).rules().ids();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MAGIC-03", "FB-MAGIC-06"})
    void whatIsTriedIsToldWithItsRules(int edition) {
        var blast = cast(bout(edition), "Blast", "foe", 6, 6, 6);
        assertThat(tried(blast)).containsExactly("FB-MAGIC-03", "FB-MAGIC-04");
        assertThat(blast.event(IncantationTried.class).target()).isEqualTo("foe");
        var fury = cast(bout(edition), "Fury", "mage", 6, 6, 6);
        assertThat(tried(fury)).containsExactly("FB-MAGIC-03", "FB-MAGIC-06");
        var printed = cast(bout(edition), "Saline Erosion", "foe", 6, 6, 6);
        assertThat(tried(printed)).contains("FB-MAGIC-13");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MAGIC-05", "FB-MAGIC-07"})
    void castingInCombatAndCastingAsARegimentAreToldAsSuch(int edition) {
        var bout = bout(edition);
        bout.regiment("foe").place(0, Field.at("21.5,20"));
        assertThat(tried(cast(bout, "Blast", "foe", 6, 6, 6))).contains("FB-MAGIC-05");
        var coven = Bout.on(field(edition, mage(edition).models(1).build()));
        assertThat(tried(cast(coven, "Blast", "foe", 6, 6, 6))).contains("FB-MAGIC-07");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MAGIC-08", "FB-MAGIC-09"})
    void theRollIsToldWithWhatItNeedsAndWhatWasExpected(int edition) {
        var failed = cast(bout(edition), "Blast", "foe", 3, 4, 5).event(CastingRolled.class);
        assertThat(failed.successes()).isEqualTo(1);
        assertThat(failed.needed()).isEqualTo(2);
        assertThat(failed.cast()).isFalse();
        assertThat(failed.expected()).isEqualTo(1.5, within(1e-9));
        var enough = bout(edition).roll(Throw.CASTING, 3, 3, 5).defence(1, 1, 1, 1, 1);
        assertThat(cast(enough, "Blast", "foe").event(CastingRolled.class).cast()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MAGIC-11")
    void hitsAndHealingOfEachSuccessComeOnTop(int edition) {
        var blast = bout(edition).roll(Throw.CASTING, 1, 2, 6).defence(1, 1, 1, 1, 1);
        cast(blast, "Blast", "foe");
        assertThat(blast.event(MagicEvents.IncantationHits.class).hits()).isEqualTo(5);
        assertThat(blast.event(DefenceRolled.class).roll().size()).isEqualTo(5);
        var hurt = bout(edition);
        hurt.regiment("friend").setWounds(0, 8);
        cast(hurt, "Mend", "friend", 1, 2, 6);
        assertThat(hurt.event(MagicEvents.IncantationHeals.class).wounds()).isEqualTo(5);
        assertThat(hurt.regiment("friend").wounds(0)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MAGIC-12-E1", "FB-MAGIC-12-E2"})
    void whatIsGainedIsToldWithItsEnd(int edition) {
        var bout = cast(bout(edition), "Fury", "mage", 1, 6, 6);
        var gained = bout.event(MagicEvents.BoonGained.class);
        assertThat(gained.source()).isEqualTo("Fury");
        assertThat(gained.gift()).isEqualTo(new TemporaryEffect.Gift.Obscured());
        assertThat(gained.until())
                .isEqualTo(
                        edition == 1
                                ? TemporaryEffect.Until.OWNER_ACTIVATES
                                : TemporaryEffect.Until.ROUND_END);
        assertThat(gained.rules().ids())
                .containsExactly(edition == 1 ? "FB-MAGIC-12-E1" : "FB-MAGIC-12-E2");
    }

    @Test
    void anEffectKnowsHowManyHitsItScores() {
        assertThat(new IncantationEffects("mage", BLAST, "foe", 3).hits()).isEqualTo(7);
        assertThat(new IncantationEffects("mage", MEND, "foe", 3).hits()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MAGIC-04")
    void everyCastOfferedIsLegalAndNoOtherIs(int edition) {
        var battle = bout(edition).battle();
        var choices = new ChooseIncantation("mage").choices(battle);
        assertThat(choices.complete()).isTrue();
        assertThat(choices.list())
                .containsExactlyInAnyOrder(
                        new Cast(0, "Blast", "foe"),
                        new Cast(0, "Mend", "friend"),
                        new Cast(0, "Mend", "mage"),
                        new Cast(0, "Fury", "mage"),
                        new Cast(0, "Saline Erosion", "foe"));
        assertThat(choices.only()).isNull();
        var lot = new RandomSource(5);
        for (int i = 0; i < 20; i++) assertThat(choices.list()).contains(choices.any(lot));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-MAGIC-01", "FB-MAGIC-03", "FB-MAGIC-06"})
    void whyACastIsRefused(int edition) {
        var bout = Bout.on(field(edition, mage(edition).models(2).build()));
        var battle = bout.battle();
        assertThat(refusal(battle, new Cast(1, "Blast", "foe")))
                .isEqualTo("not-a-caster FB-MAGIC-01");
        assertThat(refusal(battle, new Cast(0, "Blast", "friend")))
                .isEqualTo("enemies-only FB-MAGIC-03");
        assertThat(refusal(battle, new Cast(0, "Mend", "foe")))
                .isEqualTo("friends-only FB-MAGIC-03");
        assertThat(refusal(battle, new Cast(0, "Fury", "friend")))
                .isEqualTo("self-only FB-MAGIC-06");
        assertThat(refusal(battle, new Cast(0, "Blast", "nobody")))
                .isEqualTo("no-such-target FB-MAGIC-04");
    }

    private static String refusal(Battle battle, Cast cast) {
        var refusal = new ChooseIncantation("mage").choices(battle).refusal(cast);
        return refusal == null ? "" : refusal.key() + " " + refusal.rules();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-MAGIC-04")
    void withNobodyInRangeThereIsNothingToCast(int edition) {
        var lone =
                Levy.of(Edition.numbered(edition), "mage")
                        .traits("Wizard (3)")
                        .incantations("Blast")
                        .model(Role.CHARACTER)
                        .build();
        var bout = Bout.on(field(edition, lone));
        assertThat(SpellcastingAction.refusal(bout.battle(), lone)).isNull();
        assertThat(new ChooseIncantation("mage").choices(bout.battle()).only())
                .isEqualTo(new Cast(0, "Blast", "foe"));
        bout.regiment("foe").place(0, Field.at("40,20"));
        var refusal = SpellcastingAction.refusal(bout.battle(), lone);
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo("nobody-to-cast-at");
    }

    @Test
    @Rule("FB-MAGIC-07")
    void onlyAnUnmixedRegimentCastsAsAWhole() {
        var coven = mage(1).models(3).build();
        var mixed = mage(1).model(Role.LEADER).traits().model(Role.TROOPER).build();
        var lord = mage(1).model(Role.CHARACTER).build();
        var led = mage(1).model(Role.LEADER).traits().model(Role.OFFICER).build();
        var officer = mage(1).model(Role.OFFICER).build();
        var battle = field(1, coven).battle();
        assertThat(Casters.whole(battle, coven)).isTrue();
        assertThat(Casters.whole(battle, mixed)).isFalse();
        assertThat(Casters.whole(battle, lord)).isFalse();
        assertThat(Casters.whole(battle, led)).isTrue();
        assertThat(Casters.whole(battle, officer)).isFalse();
        assertThat(Casters.casting(battle, coven)).containsExactly(0);
        assertThat(Casters.casting(battle, lord)).containsExactly(0);
    }

    @Test
    void thePrintedIncantationsAreKnownWithoutAList() {
        assertThat(PrintedIncantations.all())
                .extracting(Incantation::name)
                .containsExactly("Saline Erosion", "Aetheric Interference");
        assertThat(PrintedIncantations.rules(PrintedIncantations.AETHERIC_INTERFERENCE).ids())
                .containsExactly("FB-MAGIC-14");
        assertThat(PrintedIncantations.rules(BLAST).ids()).isEmpty();
        assertThat(new ChooseIncantation("mage").rules().ids())
                .containsExactly("FB-MAGIC-02", "FB-MAGIC-04", "FB-MAGIC-06", "FB-MAGIC-07");
    }
}
