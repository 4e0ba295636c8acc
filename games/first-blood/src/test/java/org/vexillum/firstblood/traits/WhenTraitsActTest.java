package org.vexillum.firstblood.traits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.bout;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.testkit.Rule;

/** In which attacks each special rule works, and how the rules name themselves. */
class WhenTraitsActTest {
    private static final Set<Manner> CLASHES =
            EnumSet.of(Manner.CLASH, Manner.DUEL, Manner.OPPORTUNITY);
    private static final Set<Manner> BLOWS =
            EnumSet.of(Manner.CLASH, Manner.DUEL, Manner.OPPORTUNITY, Manner.IMPACT);
    private static final Set<Manner> FOUGHT = EnumSet.of(Manner.CLASH, Manner.DUEL);
    private static final Set<Manner> VOLLEYS = EnumSet.of(Manner.VOLLEY);
    private static final Set<Manner> IMPACTS = EnumSet.of(Manner.IMPACT);
    private static final int MISSES = 0b1100000;

    private static <T> T read(int edition, String written, Class<T> type) {
        return type.cast(Edition.numbered(edition).traitBook().read(written));
    }

    private static AttackContext blow(Manner manner) {
        return new AttackContext(manner, ModelType.CAVALRY, true, true);
    }

    private static Set<Manner> when(Predicate<AttackContext> acts) {
        var manners = EnumSet.noneOf(Manner.class);
        for (var manner : Manner.values()) if (acts.test(blow(manner))) manners.add(manner);
        return manners;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyRuleOfTheBookIsReadByItsNameAndRestsOnTheRuleOfThatName(int edition) {
        var book = Edition.numbered(edition).traitBook();
        assertThat(book.all()).hasSizeGreaterThan(45);
        for (var trait : book.all()) {
            assertThat(book.knows(trait.name())).as(trait.name()).isTrue();
            assertThat(book.read(trait.written())).isEqualTo(trait);
            var slug = trait.name().toUpperCase(Locale.ROOT).replace(' ', '-');
            assertThat(trait.rule()).contains("-SR-" + slug);
            assertThat(trait.rule()).doesNotEndWith(edition == 1 ? "-E2" : "-E1");
            assertThat(trait.cause()).isEqualTo(new Cause(trait.rule(), trait.written()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyRuleIsReadInSpanishToo(int edition) {
        var book = Edition.numbered(edition).traitBook();
        for (var trait : book.all())
            assertThat(book.read(TraitBook.spanish(trait))).isEqualTo(trait);
        assertThat(TraitBook.spanish(book.read("Cleave (2)"))).isEqualTo("Hendidura (2)");
        assertThat(TraitBook.spanish(book.read("Unheard Of"))).isEqualTo("Unheard Of");
    }

    @Test
    void someRulesAreOfTheSecondEditionOnly() {
        assertThat(Edition.FIRST.traitBook().knows("Impact")).isFalse();
        assertThat(Edition.SECOND.traitBook().knows("Impact")).isTrue();
        assertThat(Edition.FIRST.traitBook().read("Aimed Shot")).isInstanceOf(Unenforced.class);
        assertThat(Edition.FIRST.traitBook().knows("Barrage")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Barrage (2) (12\"), Disparo (2) (12\")",
        "Barrage (+1), Disparo (+1)",
        "'Barrage (1) (8\", Cleave (1), Smite)', 'Disparo (1) (8\", Hendidura (1), Aplastar)'"
    })
    @Rule("FB-SR-BARRAGE-1")
    void barragesAreWrittenAsTheyAreRead(String english, String spanish) {
        var barrage = Edition.SECOND.traitBook().read(english);
        assertThat(barrage).isInstanceOf(Barrage.class);
        assertThat(barrage.written()).isEqualTo(english);
        assertThat(TraitBook.spanish(barrage)).isEqualTo(spanish);
        assertThat(Edition.SECOND.traitBook().read(spanish)).isEqualTo(barrage);
        assertThat(barrage.rule()).isEqualTo("FB-SR-BARRAGE-1");
    }

    // ---- piercing and doubling

    private static Set<Manner> piercing(int edition, String written) {
        return when(read(edition, written, Pierces.class)::pierces);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-CLEAVE", "FB-SR-BRUTAL-IMPACT"})
    void piercingWorksInItsOwnKindOfAttack(int edition) {
        assertThat(piercing(edition, "Cleave (1)")).isEqualTo(CLASHES);
        assertThat(piercing(edition, "Brutal Impact (1)")).isEqualTo(IMPACTS);
    }

    @Test
    @Rule({"FB-SR-ARMOR-PIERCING-E1", "FB-SR-ARMOR-PIERCING-E2"})
    void armorPiercingIsOfVolleysAndInEditionOneOfIncantations() {
        assertThat(piercing(1, "Armor Piercing (1)"))
                .isEqualTo(EnumSet.of(Manner.VOLLEY, Manner.SPELL));
        assertThat(piercing(2, "Armor Piercing (1)")).isEqualTo(VOLLEYS);
    }

    private static Set<Manner> doubling(int edition, String written) {
        return when(read(edition, written, DoublesWounds.class)::doublesWounds);
    }

    @Test
    @Rule({"FB-SR-DEADLY-BLADES-E1", "FB-SR-DEADLY-BLADES-E2", "FB-SR-DEADLY-SHOT"})
    void deadlyBladesCutInImpactsInEditionOneOnly() {
        assertThat(doubling(1, "Deadly Blades")).isEqualTo(BLOWS);
        assertThat(doubling(2, "Deadly Blades")).isEqualTo(CLASHES);
        assertThat(doubling(1, "Deadly Shot")).isEqualTo(VOLLEYS);
    }

    @Test
    @Rule({"FB-SR-LINEBREAKER-E1", "FB-SR-LINEBREAKER-E2"})
    void onlyInEditionTwoDoBlowsOfALinebreakerIgnoreShields() {
        var first = read(1, "Linebreaker", MeleeTraits.Linebreaker.class);
        assertThat(when(first::ignoresShield)).isEmpty();
        assertThat(first.breaksShields()).isTrue();
        var second = read(2, "Linebreaker", MeleeTraits.Linebreaker.class);
        assertThat(when(second::ignoresShield)).isEqualTo(BLOWS);
        assertThat(second.breaksShields()).isFalse();
    }

    // ---- faces

    private static Set<Manner> zeroing(String written, int face) {
        var trait = read(1, written, ZeroesDefence.class);
        return when(blow -> trait.zeroesDefence(face, blow));
    }

    @Test
    @Rule({"FB-SR-FLAWLESS-STRIKES", "FB-SR-SMITE", "FB-SR-PRECISE-SHOT"})
    void defenceIsNothingOnOnesOrAlways() {
        assertThat(zeroing("Flawless Strikes", 1)).isEqualTo(CLASHES);
        assertThat(zeroing("Flawless Strikes", 2)).isEmpty();
        assertThat(zeroing("Smite", 5)).isEqualTo(CLASHES);
        assertThat(zeroing("Precise Shot", 1)).isEqualTo(VOLLEYS);
        assertThat(zeroing("Precise Shot", 2)).isEmpty();
    }

    private static Set<Manner> adding(int edition, String written, int face) {
        var trait = read(edition, written, AddsHits.class);
        return when(blow -> trait.extraHits(face, blow) == 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-RELENTLESS-BLOWS-E1", "FB-SR-RELENTLESS-BLOWS-E2", "FB-SR-RAPID-VOLLEY"})
    void onesGiveAHitMore(int edition) {
        assertThat(adding(edition, "Relentless Blows", 1)).isEqualTo(CLASHES);
        assertThat(adding(edition, "Relentless Blows", 2)).isEmpty();
        assertThat(adding(edition, "Rapid Volley", 1)).isEqualTo(VOLLEYS);
        assertThat(adding(edition, "Rapid Volley", 2)).isEmpty();
    }

    @Test
    @Rule({"FB-SR-TORRENTIAL-FIRE-E1", "FB-SR-TORRENTIAL-FIRE-E2"})
    void torrentialFireIsRolledForInEditionOneAndHitsInEditionTwo() {
        assertThat(adding(1, "Torrential Fire", 3)).isEmpty();
        assertThat(adding(2, "Torrential Fire", 1)).isEqualTo(VOLLEYS);
        assertThat(adding(2, "Torrential Fire", 0)).isEmpty();
        var first = read(1, "Torrential Fire", VolleyTraits.TorrentialFire.class);
        assertThat(when(first::addsShots)).isEqualTo(VOLLEYS);
        var second = read(2, "Torrential Fire", VolleyTraits.TorrentialFire.class);
        assertThat(when(second::addsShots)).isEmpty();
    }

    private static Set<Manner> rolling(
            int edition, String written, ModelType type, boolean broken) {
        var trait = read(edition, written, RerollsHits.class);
        return when(blow ->
                trait.hitFacesRolledAgain(
                                new AttackContext(blow.manner(), type, broken, false), MISSES)
                        == MISSES);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-FLURRY", "FB-SR-OPPORTUNISTS", "FB-SR-FIEND-HUNTER"})
    void missesAreRolledAgainUnderTheirConditions(int edition) {
        assertThat(rolling(edition, "Flurry", ModelType.INFANTRY, false)).isEqualTo(CLASHES);
        assertThat(rolling(edition, "Opportunists", ModelType.INFANTRY, true)).isEqualTo(CLASHES);
        assertThat(rolling(edition, "Opportunists", ModelType.INFANTRY, false)).isEmpty();
        assertThat(rolling(edition, "Fiend Hunter", ModelType.INFANTRY, true)).isEmpty();
        assertThat(rolling(edition, "Fiend Hunter", ModelType.BRUTE, false))
                .isEqualTo(EnumSet.allOf(Manner.class));
    }

    @Test
    @Rule("FB-SR-SUPPORT-2")
    void supportRollsSuccessfulOnesAgainWhereTheyAreNear() {
        var support = read(1, "Support", MeleeTraits.Support.class);
        var far = new AttackContext(Manner.CLASH, ModelType.INFANTRY, false, false);
        assertThat(support.hitFacesRolledAgain(blow(Manner.CLASH), MISSES)).isEqualTo(0b10);
        assertThat(support.hitFacesRolledAgain(blow(Manner.CLASH), 0b1111110)).isZero();
        assertThat(support.hitFacesRolledAgain(far, MISSES)).isZero();
        assertThat(support.defenceFacesRolledAgain(blow(Manner.CLASH), MISSES)).isEqualTo(0b10);
        assertThat(support.defenceFacesRolledAgain(blow(Manner.CLASH), 0b1111110)).isZero();
        assertThat(support.defenceFacesRolledAgain(far, MISSES)).isZero();
        assertThat(support.rerollRule()).isEqualTo("FB-SR-SUPPORT-2");
    }

    @Test
    @Rule({"FB-SR-PARRY-E1", "FB-SR-PARRY-E2"})
    void parryTurnsOnesInEveryAttackOrInAClashOnly() {
        for (int edition : new int[] {1, 2}) {
            var parry = read(edition, "Parry", RerollsEnemyHits.class);
            assertThat(when(blow -> parry.enemyHitFacesRolledAgain(blow) == 0b10))
                    .isEqualTo(edition == 1 ? EnumSet.allOf(Manner.class) : CLASHES);
        }
    }

    // ---- the struck

    @Test
    @Rule({"FB-SR-BLESSED-E1", "FB-SR-BLESSED-E2"})
    void blessedHitsAreOfAnyAttackOrOfAClashOnly() {
        for (int edition : new int[] {1, 2}) {
            var blessed = read(edition, "Blessed", Blesses.class);
            assertThat(when(blow -> blessed.blessesHits(blow.manner())))
                    .isEqualTo(edition == 1 ? EnumSet.allOf(Manner.class) : FOUGHT);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-COUNTER-ATTACK-1", "FB-SR-LETHAL-DEMISE-2"})
    void answersAreGivenToClashesAndDuels(int edition) {
        var counter = read(edition, "Counter-attack", ReturnsOnes.class);
        assertThat(when(blow -> counter.returnsOnes(blow.manner()))).isEqualTo(FOUGHT);
        var lethal = read(edition, "Lethal Demise", ReturnsWounds.class);
        assertThat(when(blow -> lethal.returnsWounds(blow.manner()))).isEqualTo(FOUGHT);
    }

    @Test
    @Rule("FB-SR-SHIELD-1")
    void aShieldAddsOne() {
        var figure = ExplainedNumber.of(2, new Cause("FB-DEF-01", "Defence"));
        var shield = read(1, "Shield", ChangesDefence.class);
        assertThat(shield.changeDefence(figure, blow(Manner.VOLLEY)).value()).isEqualTo(3);
    }

    // ---- terror

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-TERRIFYING-1", "FB-SR-GLORIOUS-CHARGE-2"})
    void clashesTerrifyAndAGloriousChargeDoesByItsImpacts(int edition) {
        var terrible = read(edition, "Terrifying (2)", Terrifies.class);
        assertThat(when(blow -> terrible.terrifies(blow.manner()))).isEqualTo(CLASHES);
        assertThat(terrible.terror()).isEqualTo(2);
        assertThat(terrible.terrorCause().rule()).isEqualTo("FB-SR-TERRIFYING-1");
        var glorious = read(edition, "Glorious Charge", Terrifies.class);
        assertThat(when(blow -> glorious.terrifies(blow.manner()))).isEqualTo(IMPACTS);
        assertThat(glorious.terror()).isEqualTo(1);
        assertThat(glorious.terrorCause().rule()).isEqualTo("FB-SR-GLORIOUS-CHARGE-2");
        assertThat(read(edition, "Terrifying (1)", HindersCombatRally.class).inContactOnly())
                .isFalse();
    }

    @Test
    @Rule({"FB-SR-FEARLESS-E1", "FB-SR-FEARLESS-E2", "FB-SR-BRAVERY-1"})
    void theFearlessWithstandTerrorAsTheirEditionSays() {
        var first = read(1, "Fearless (1)", WithstandsTerror.class);
        assertThat(first.terrorLeft(3, true, Manner.CLASH)).isEqualTo(2);
        assertThat(first.terrorLeft(1, false, Manner.CLASH)).isZero();
        var second = read(2, "Fearless (1)", WithstandsTerror.class);
        assertThat(second.terrorLeft(3, false, Manner.CLASH)).isZero();
        assertThat(second.terrorLeft(3, true, Manner.CLASH)).isEqualTo(3);
        assertThat(second.terrorLeft(3, true, Manner.DUEL)).isZero();
        var brave = read(1, "Bravery", WithstandsTerror.class);
        assertThat(brave.terrorLeft(3, true, Manner.CLASH)).isZero();
        for (var one : List.of(first, second, brave)) assertThat(one.ignoresFearsome()).isTrue();
    }

    // ---- overcharging

    @ParameterizedTest
    @CsvSource({"1, 0, 2, 1", "1, 0, 0, 0", "1, 1, 2, 3", "2, 0, 1, 1", "2, 1, 3, 2", "2, 4, 1, 4"})
    @Rule({"FB-SR-OVERCHARGE-2-E1", "FB-SR-OVERCHARGE-2-E2"})
    void markersMakeShotsPierce(int edition, int had, int markers, int then) {
        var overcharge = read(edition, "Overcharge", VolleyTraits.Overcharge.class);
        assertThat(overcharge.piercing(had, markers)).isEqualTo(then);
    }

    // ---- who has a rule

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CCOM-03", "FB-OFFICER-05"})
    void aRuleOfTheRegimentIsOneOfEverybodyButTheOfficer(int edition) {
        var led = a(edition).model(Role.OFFICER).traits("Flank").model(Role.TROOPER).build();
        var half = a(edition).model(Role.TROOPER).traits("Flank").model(Role.TROOPER).build();
        var lone = a(edition).traits("Flank").model(Role.OFFICER).build();
        var battle = bout(edition, led).battle();
        assertThat(Traits.regimental(battle, led, RegimentTraits.Flank.class)).isTrue();
        assertThat(Traits.all(battle, led, RegimentTraits.Flank.class)).isFalse();
        assertThat(Traits.regimental(battle, half, RegimentTraits.Flank.class)).isFalse();
        assertThat(Traits.any(battle, half, RegimentTraits.Flank.class)).isTrue();
        assertThat(Traits.regimental(battle, lone, RegimentTraits.Flank.class)).isTrue();
        lone.remove(0);
        assertThat(Traits.all(battle, lone, RegimentTraits.Flank.class)).isFalse();
        assertThat(Traits.any(battle, lone, RegimentTraits.Flank.class)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CMD-05", "FB-CHAR-07"})
    void bearersAndCharactersGiveRulesToTheirRegiments(int edition) {
        var borne = a(edition).model(Role.STANDARD_BEARER).model(Role.TROOPER).build();
        var battle = bout(edition, borne).battle();
        assertThat(Traits.has(battle, borne, 1, RegimentTraits.Unstoppable.class)).isTrue();
        borne.remove(0);
        assertThat(Traits.has(battle, borne, 1, RegimentTraits.Unstoppable.class)).isFalse();
        var lord = a(edition).model(Role.CHARACTER).model(Role.RETINUE).build();
        assertThat(Traits.has(battle, lord, 1, RegimentTraits.FluidFormation.class)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatIsLostIsLostUnderItsNameOnly(int edition) {
        var regiment = a(edition).traits("Shield", "Flank").models(1).build();
        var battle = bout(edition, regiment).battle();
        regiment.gain(
                new TemporaryEffect(
                        "x",
                        "FB-SR-LINEBREAKER-E1",
                        new TemporaryEffect.Gift.Loses("Shield"),
                        TemporaryEffect.Until.ROUND_END,
                        "a"));
        assertThat(Traits.has(battle, regiment, 0, MeleeTraits.Shield.class)).isFalse();
        assertThat(Traits.has(battle, regiment, 0, RegimentTraits.Flank.class)).isTrue();
    }

    @Test
    @Rule({"FB-BROKEN-10", "FB-BROKEN-11", "FB-SR-SHIELD-3"})
    void theBrokenKeepWhatTheirEditionLeavesThem() {
        for (int edition : new int[] {1, 2}) {
            var regiment =
                    a(edition).traits("Shield", "Flank", "Bravery", "Dauntless").models(1).build();
            var battle = bout(edition, regiment).battle();
            regiment.setBroken(true);
            assertThat(Traits.has(battle, regiment, 0, MeleeTraits.Shield.class)).isFalse();
            assertThat(Traits.has(battle, regiment, 0, RegimentTraits.Flank.class))
                    .isEqualTo(edition == 1);
            assertThat(Traits.has(battle, regiment, 0, MoraleTraits.Bravery.class)).isTrue();
            assertThat(Traits.has(battle, regiment, 0, MoraleTraits.Dauntless.class)).isTrue();
        }
    }
}
