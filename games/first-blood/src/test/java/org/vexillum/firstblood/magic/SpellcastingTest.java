package org.vexillum.firstblood.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class SpellcastingTest {
    private static final List<Edition> EDITIONS = List.of(Edition.FIRST, Edition.SECOND);
    private static final Incantation EROSION =
            spell("Saline Erosion", 8, 2, Aim.ENEMY, new Effect.Hits(0, 2, 0));
    private static final Incantation BLAST =
            spell("Blast", 12, 3, Aim.ENEMY, new Effect.Hits(0, 2, 0));
    private static final Incantation SHARD =
            spell("Shard", 12, 3, Aim.ENEMY, new Effect.Hits(3, 0, 2));
    private static final Incantation WARD =
            spell(
                    "Ward",
                    10,
                    3,
                    Aim.FRIEND,
                    new Effect.Gives(new TemporaryEffect.Gift.Changes(Characteristic.DEFENSE, 1)));
    private static final Incantation INTERFERENCE =
            spell(
                    "Aetheric Interference",
                    10,
                    3,
                    Aim.FRIEND,
                    new Effect.Gives(new TemporaryEffect.Gift.HardToEnchant(1)));
    private static final Incantation SELF =
            spell(
                    "Fury",
                    0,
                    3,
                    Aim.SELF,
                    new Effect.Gives(new TemporaryEffect.Gift.Changes(Characteristic.CLASH, 1)));

    private static Incantation spell(
            String name, int range, int attunement, Aim aim, Effect effect) {
        return new Incantation(name, inches(range), attunement, 2, aim, List.of(effect));
    }

    private static Levy mage(Edition edition, String trait) {
        return Levy.of(edition, "mage")
                .traits(trait)
                .model(Role.CHARACTER)
                .incantations(
                        "Saline Erosion",
                        "Blast",
                        "Shard",
                        "Ward",
                        "Aetheric Interference",
                        "Fury");
    }

    private static Field field(Edition edition, String trait) {
        return Field.of(edition)
                .incantations(EROSION, BLAST, SHARD, WARD, INTERFERENCE, SELF)
                .with(mage(edition, trait).build(), "20,20");
    }

    private static Regiment foes(Edition edition, int models) {
        return Levy.of(edition, "foe")
                .side(Side.B)
                .profile(5, 2, 3, 1, 1, 3, 2, 1)
                .models(models)
                .build();
    }

    private static Regiment friend(Edition edition, String... traits) {
        return Levy.of(edition, "friend").traits(traits).models(1).build();
    }

    private static Bout cast(Bout bout, String spell, String target, int... dice) {
        bout.roll(Throw.CASTING, dice);
        var cast = new Cast(0, spell, target);
        return bout.act((battle, referee) ->
                Spellcasting.of(battle, battle.regiment("mage"), cast).play(battle, referee));
    }

    private static MagicEvents.CastingRolled rolled(Bout bout) {
        return bout.event(MagicEvents.CastingRolled.class);
    }

    private static String refusal(Battle battle, Cast cast) {
        var refusal = new ChooseIncantation("mage").choices(battle).refusal(cast);
        return refusal == null ? "" : refusal.key() + " " + refusal.rules();
    }

    // ---- who casts what at whom

    @Test
    @Rule({"FB-MAGIC-01", "FB-SR-WIZARD", "FB-SR-PRIEST"})
    void wizardsAndPriestsCastWithTheirLevel() {
        for (var trait : List.of("Wizard (4)", "Priest (4)")) {
            var bout = Bout.on(field(Edition.FIRST, trait).with(foes(Edition.FIRST, 1), "30,20"));
            assertThat(SpellcastingAction.refusal(bout.battle(), bout.regiment("mage"))).isNull();
            cast(bout, "Blast", "foe", 6, 6, 6, 6);
            assertThat(rolled(bout).level().value()).isEqualTo(4);
        }
        var plain = Bout.on(field(Edition.FIRST, "Shield").with(foes(Edition.FIRST, 1), "30,20"));
        var refused = SpellcastingAction.refusal(plain.battle(), plain.regiment("mage"));
        assertThat(Objects.requireNonNull(refused).key()).isEqualTo("no-caster");
    }

    @Test
    @Rule("FB-MAGIC-02")
    void aCasterWithoutIncantationsCannotCastButDisturbsOthers() {
        var dumb =
                Levy.of(Edition.FIRST, "foe").side(Side.B).traits("Wizard (1)").models(1).build();
        var bout = Bout.on(field(Edition.FIRST, "Wizard (3)").with(dumb, "28,20"));
        var refused = SpellcastingAction.refusal(bout.battle(), dumb);
        assertThat(Objects.requireNonNull(refused).key()).isEqualTo("no-incantation");
        assertThat(Spellcasting.interfered(bout.battle(), bout.regiment("mage"), 0)).isTrue();
        assertThat(refusal(bout.battle(), new Cast(0, "Nothing", "foe")))
                .isEqualTo("incantation-not-known FB-MAGIC-02");
    }

    @Test
    @Rule({"FB-MAGIC-04", "FB-MAGIC-03"})
    void theTargetMustBeInRangeAndInSightAndOfTheRightKind() {
        // centres 12 inches and two radii of 12.5 mm apart: exactly in range
        var field = field(Edition.FIRST, "Wizard (3)").with(foes(Edition.FIRST, 1), "32.98425,20");
        var battle = field.with(friend(Edition.FIRST), "20,24").battle();
        assertThat(refusal(battle, new Cast(0, "Blast", "foe"))).isEmpty();
        assertThat(refusal(battle, new Cast(0, "Ward", "friend"))).isEmpty();
        assertThat(refusal(battle, new Cast(0, "Ward", "foe")))
                .isEqualTo("friends-only FB-MAGIC-03");
        assertThat(refusal(battle, new Cast(0, "Blast", "friend")))
                .isEqualTo("enemies-only FB-MAGIC-03");
        battle.regiment("foe").place(0, Field.at("32.9847,20"));
        assertThat(refusal(battle, new Cast(0, "Blast", "foe")))
                .isEqualTo("incantation-out-of-range FB-MAGIC-04");
        battle.regiment("foe").place(0, Field.at("30,20"));
        battle.regiment("friend").place(0, Field.at("25,20"));
        assertThat(refusal(battle, new Cast(0, "Blast", "foe")))
                .isEqualTo("caster-sees-nothing FB-MAGIC-04");
    }

    @Test
    @Rule("FB-MAGIC-05")
    void anEngagedCasterMayCast() {
        var field = field(Edition.FIRST, "Wizard (3)").with(foes(Edition.FIRST, 1), "21.5,20");
        assertThat(refusal(field.battle(), new Cast(0, "Blast", "foe"))).isEmpty();
    }

    @Test
    @Rule("FB-MAGIC-06")
    void rangeSelfIsForTheCastersRegimentAlone() {
        var field = field(Edition.FIRST, "Wizard (3)").with(friend(Edition.FIRST), "22,20");
        var bout = Bout.on(field);
        assertThat(refusal(bout.battle(), new Cast(0, "Fury", "friend")))
                .isEqualTo("self-only FB-MAGIC-06");
        cast(bout, "Fury", "mage", 1, 1, 6);
        assertThat(bout.regiment("mage").boons()).hasSize(1);
    }

    @Test
    @Rule("FB-MAGIC-07")
    void aRegimentOfCastersCastsFromItsLeaders() {
        var choir =
                Levy.of(Edition.FIRST, "choir")
                        .traits("Priest (3)")
                        .models(3)
                        .model(Role.STANDARD_BEARER)
                        .build();
        var battle = Field.of(Edition.FIRST).with(choir).battle();
        assertThat(Casters.casting(battle, choir)).containsExactly(0, 3);
        var retinue =
                Levy.of(Edition.FIRST, "lord")
                        .model(Role.CHARACTER)
                        .traits("Wizard (2)")
                        .model(Role.RETINUE)
                        .build();
        assertThat(Casters.casting(Field.of(Edition.FIRST).with(retinue).battle(), retinue))
                .containsExactly(1);
    }

    // ---- the roll

    @Test
    @Rule("FB-MAGIC-08")
    void eachDieAtTheAttunementOrUnderSucceedsAndOnesAndSixesAreFixed() {
        var bout =
                Bout.on(field(Edition.FIRST, "Wizard (4)").with(foes(Edition.FIRST, 1), "27,20"));
        cast(bout, "Saline Erosion", "foe", 3, 6, 3, 2);
        assertThat(rolled(bout).successes()).isEqualTo(1);
        assertThat(rolled(bout).roll().dice().check().succeeds(1)).isTrue();
        assertThat(rolled(bout).roll().dice().check().succeeds(6)).isFalse();
    }

    @Test
    @Rule("FB-MAGIC-09")
    void twoSuccessesAreNeededUnlessTheIncantationWantsMore() {
        var field = field(Edition.FIRST, "Wizard (2)").with(friend(Edition.FIRST), "22,20");
        assertThat(cast(Bout.on(field), "Ward", "friend", 1, 6).regiment("friend").boons())
                .isEmpty();
        assertThat(cast(Bout.on(field), "Ward", "friend", 1, 3).regiment("friend").boons())
                .hasSize(1);
        var hard =
                new Incantation(
                        "Hard", inches(10), 3, 3, Aim.FRIEND, List.of(new Effect.Heals(1, 0)));
        var battle =
                Field.of(Edition.FIRST)
                        .incantations(hard)
                        .with(mage(Edition.FIRST, "Wizard (2)").build(), "20,20")
                        .with(friend(Edition.FIRST), "22,20");
        assertThat(rolled(cast(Bout.on(battle), "Hard", "friend", 1, 1)).cast()).isFalse();
    }

    @Test
    @Rule("FB-MAGIC-10")
    void anEnemyCasterWithinTenInchesLowersTheAttunementOnce() {
        // the ledger's example: level 5, attunement 3, an enemy caster 8 inches away
        for (var edition : EDITIONS) {
            var field = field(edition, "Wizard (5)").with(foes(edition, 1), "20,30");
            for (int i = 1; i <= 2; i++)
                field.with(
                        Levy.of(edition, "rival" + i)
                                .side(Side.B)
                                .traits("Priest (1)")
                                .models(1)
                                .build(),
                        (20 + 8 * i) + ",20");
            var bout = cast(Bout.on(field), "Blast", "foe", 3, 3, 3, 3, 6);
            assertThat(rolled(bout).attunement().value()).isEqualTo(2);
            assertThat(rolled(bout).successes()).isZero();
        }
    }

    @Test
    @Rule("FB-MAGIC-10")
    void exactlyTenInchesIsWithinAndOneIsTheLeastAttunement() {
        var rival = Levy.of(Edition.FIRST, "foe").side(Side.B).traits("Wizard (1)").models(1);
        var field = field(Edition.FIRST, "Wizard (2)").with(rival.build(), "30.98425,20");
        var battle = field.battle();
        assertThat(Spellcasting.interfered(battle, battle.regiment("mage"), 0)).isTrue();
        battle.regiment("foe").place(0, Field.at("30.9847,20"));
        assertThat(Spellcasting.interfered(battle, battle.regiment("mage"), 0)).isFalse();
        var one = spell("One", 12, 1, Aim.ENEMY, new Effect.Hits(1, 0, 0));
        var least =
                Field.of(Edition.FIRST)
                        .incantations(one)
                        .with(mage(Edition.FIRST, "Wizard (2)").build(), "20,20")
                        .with(rival.build(), "25,20");
        assertThat(rolled(cast(Bout.on(least), "One", "foe", 6, 6)).attunement().value())
                .isEqualTo(1);
    }

    // ---- effects

    @Test
    @Rule({"FB-MAGIC-11", "FB-MAGIC-08", "FB-MAGIC-09", "FB-MAGIC-10"})
    void theWorkedExampleOfHitsDefenceMoraleAndBreaking() { // EX-FBB-12
        for (var edition : EDITIONS) {
            var rival = Levy.of(edition, "rival").side(Side.B).traits("Wizard (1)").models(1);
            var field = field(edition, "Wizard (5)").with(rival.build(), "9.01575,20");
            var foes = foes(edition, 6);
            field.with(foes, "28,20", "28,21", "28,22", "28,19", "28,18", "28,17");
            var bout = Bout.on(field);
            bout.roll(Throw.CASTING, 2, 3, 1, 6, 3).defence(1, 2, 3, 5);
            bout.answer(new AllocateWounds.Allocation(List.of(1, 2)));
            bout.morale(3, 4);
            bout.answer(new AllocateWounds.Allocation(List.of(3)));
            bout.act((battle, referee) ->
                    Spellcasting.of(battle, battle.regiment("mage"), new Cast(0, "Blast", "foe"))
                            .play(battle, referee));
            assertThat(foes.living()).isEqualTo(3);
            assertThat(foes.broken()).isTrue();
            assertThat(foes.tokens()).isEqualTo(3);
        }
    }

    @Test
    @Rule("FB-MAGIC-13")
    void salineErosionHitsTwiceForEachSuccess() {
        var bout =
                Bout.on(field(Edition.FIRST, "Wizard (3)").with(foes(Edition.FIRST, 1), "27,20"));
        bout.roll(Throw.CASTING, 1, 2, 2).defence(1, 1, 1, 1, 1, 1);
        var cast = new Cast(0, "Saline Erosion", "foe");
        bout.act((battle, referee) ->
                Spellcasting.of(battle, battle.regiment("mage"), cast).play(battle, referee));
        assertThat(bout.event(MagicEvents.IncantationHits.class).hits()).isEqualTo(6);
    }

    @Test
    @Rule("FB-SR-ARMOR-PIERCING-E1")
    void armorPiercingOfAnIncantationCountsInTheFirstEdition() {
        assertThat(piercedBy(Edition.FIRST, 2)).isFalse(); // Defence 3 - 2
        assertThat(piercedBy(Edition.FIRST, 1)).isTrue();
    }

    @Test
    @Rule("FB-SR-ARMOR-PIERCING-E2")
    void butNotInTheSecond() {
        assertThat(piercedBy(Edition.SECOND, 3)).isTrue();
    }

    /** Whether a die saves a model of Defence 3 from a shard. */
    private static boolean piercedBy(Edition edition, int die) {
        var foe = Levy.of(edition, "foe").side(Side.B).profile(5, 2, 3, 1, 3, 6, 3, 0).models(1);
        var bout = Bout.on(field(edition, "Wizard (2)").with(foe.build(), "27,20"));
        bout.roll(Throw.CASTING, 1, 1).defence(die, 1, 1);
        if (edition == Edition.FIRST && die > 1) bout.morale(1);
        var cast = new Cast(0, "Shard", "foe");
        bout.act((battle, referee) ->
                Spellcasting.of(battle, battle.regiment("mage"), cast).play(battle, referee));
        return bout.regiment("foe").wounds(0) == 0;
    }

    @Test
    @Rule("FB-MAGIC-12-E1")
    void inTheFirstEditionItLastsUntilTheCasterActivatesAgain() {
        var boon = warded(Edition.FIRST).regiment("friend").boons().getFirst();
        assertThat(boon.until()).isEqualTo(TemporaryEffect.Until.OWNER_ACTIVATES);
        assertThat(boon.owner()).isEqualTo("mage");
    }

    @Test
    @Rule("FB-MAGIC-12-E2")
    void inTheSecondEditionItLastsUntilTheEndOfTheRound() {
        var boon = warded(Edition.SECOND).regiment("friend").boons().getFirst();
        assertThat(boon.until()).isEqualTo(TemporaryEffect.Until.ROUND_END);
    }

    private static Bout warded(Edition edition) {
        var field = field(edition, "Wizard (2)").with(friend(edition), "22,20");
        return cast(Bout.on(field), "Ward", "friend", 1, 1);
    }

    @Test
    @Rule("FB-MAGIC-14")
    void aethericInterferenceCostsEnemyCastersADieOnceOnly() {
        var foe = foes(Edition.FIRST, 1);
        for (int i = 0; i < 2; i++)
            foe.gain(
                    new TemporaryEffect(
                            "Aetheric Interference",
                            "FB-MAGIC-14",
                            new TemporaryEffect.Gift.HardToEnchant(1),
                            TemporaryEffect.Until.ROUND_END,
                            "foe"));
        var bout = Bout.on(field(Edition.FIRST, "Wizard (3)").with(foe, "28,20"));
        assertThat(rolled(cast(bout, "Blast", "foe", 6, 6)).level().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-MAGIC-14")
    void itLowersALevelOfOneToNoDiceAndLeavesFriendsAlone() {
        var boon =
                new TemporaryEffect(
                        "Aetheric Interference",
                        "FB-MAGIC-14",
                        new TemporaryEffect.Gift.HardToEnchant(1),
                        TemporaryEffect.Until.ROUND_END,
                        "foe");
        var foe = foes(Edition.FIRST, 1);
        foe.gain(boon);
        var none = Bout.on(field(Edition.FIRST, "Wizard (1)").with(foe, "28,20"));
        var cast = new Cast(0, "Blast", "foe");
        none.act((battle, referee) ->
                Spellcasting.of(battle, battle.regiment("mage"), cast).play(battle, referee));
        assertThat(rolled(none).cast()).isFalse();
        var friend = friend(Edition.FIRST);
        friend.gain(boon);
        var helped = Bout.on(field(Edition.FIRST, "Wizard (2)").with(friend, "22,20"));
        assertThat(rolled(cast(helped, "Ward", "friend", 6, 6)).level().value()).isEqualTo(2);
    }

    // ---- the devout

    private static int devoutSuccesses(
            Edition edition, Options options, String trait, Regiment target, String spell) {
        var field = field(edition, trait).options(options).with(target, "26,20");
        var bout = Bout.on(field).roll(Throw.CASTING, 6, 6, 6);
        var cast = new Cast(0, spell, target.id());
        bout.act((battle, referee) ->
                Spellcasting.of(battle, battle.regiment("mage"), cast).play(battle, referee));
        return rolled(bout).successes();
    }

    private static Regiment devoutFoe(Edition edition) {
        return Levy.of(edition, "foe").side(Side.B).traits("Devout").models(1).build();
    }

    @Test
    @Rule("FB-SR-DEVOUT-E1")
    void aPriestCastingAtDevoutFriendsGetsOneSuccessMore() {
        var friend = friend(Edition.FIRST, "Devout");
        var usual = Options.DEFAULT;
        assertThat(devoutSuccesses(Edition.FIRST, usual, "Priest (3)", friend, "Ward"))
                .isEqualTo(1);
        assertThat(devoutSuccesses(Edition.FIRST, usual, "Wizard (3)", friend, "Ward")).isZero();
        var foe = devoutFoe(Edition.FIRST);
        assertThat(devoutSuccesses(Edition.FIRST, usual, "Priest (3)", foe, "Blast")).isZero();
    }

    @Test
    @Rule("FB-SR-DEVOUT-E2")
    void inTheSecondEditionEnemyPriestsProfitTooUnlessAgreedOtherwise() {
        var foe = devoutFoe(Edition.SECOND);
        assertThat(devoutSuccesses(Edition.SECOND, Options.DEFAULT, "Priest (3)", foe, "Blast"))
                .isEqualTo(1);
        var friendly = Readings.with("devoutPriests", Options.DevoutPriests.FRIENDLY);
        assertThat(devoutSuccesses(Edition.SECOND, friendly, "Priest (3)", foe, "Blast")).isZero();
        var friend = friend(Edition.SECOND, "Devout");
        assertThat(devoutSuccesses(Edition.SECOND, friendly, "Priest (3)", friend, "Ward"))
                .isEqualTo(1);
    }

    @Test
    @Rule("FB-SR-DEVOUT-E1")
    void withoutAFailedDieThereIsNothingToTurn() {
        var field =
                field(Edition.FIRST, "Priest (2)").with(friend(Edition.FIRST, "Devout"), "22,20");
        assertThat(rolled(cast(Bout.on(field), "Ward", "friend", 1, 1)).successes()).isEqualTo(2);
    }

    @Test
    @Rule("FB-SR-FANATICAL-DEVOTION")
    void aFriendlyPriestsIncantationAlsoHealsThreeWounds() {
        var zealots =
                Levy.of(Edition.FIRST, "friend")
                        .traits("Fanatical Devotion")
                        .profile(5, 2, 3, 1, 5, 3, 2, 0)
                        .models(1)
                        .build();
        zealots.setWounds(0, 4);
        var field = field(Edition.FIRST, "Priest (2)").with(zealots, "22,20");
        cast(Bout.on(field), "Ward", "friend", 6, 1);
        assertThat(zealots.wounds(0)).as("the casting failed").isEqualTo(4);
        cast(Bout.on(field), "Ward", "friend", 1, 1);
        assertThat(zealots.wounds(0)).isEqualTo(1);
    }
}
