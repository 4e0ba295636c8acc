package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.clash;
import static org.vexillum.firstblood.odds.Skirmishes.levy;
import static org.vexillum.firstblood.odds.WholePlays.EXACT;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.MoraleEvents;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.kernel.Side;

/** Computed odds equal those of playing the whole action for every way its dice can fall. */
class OddsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aClashWithSpecialRulesAndMorale(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 3, 1, 1, 3, 2, 0)
                        .traits("Relentless Blows", "Deadly Blades")
                        .models(1);
        var b = levy(edition, "B").profile(5, 0, 2, 1, 2, 2, 2, 1).models(2);
        var battle = battle(edition, a, b);
        var assault = clash(battle);
        WholePlays.of(battle, assault::play).mustAgree(OddsCalculator.on(battle).of(assault, "B"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void hitsThrownBackAreTheActorsFate(int edition) {
        var a = levy(edition, "A").profile(5, 0, 4, 1, 1, 3, 1, 0).models(1);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 1, 3, 3, 0)
                        .traits("Counter-attack")
                        .models(2);
        var battle = battle(edition, a, b);
        var assault = clash(battle);
        var odds = OddsCalculator.on(battle).of(assault, "B");
        WholePlays.of(battle, assault::play).mustAgree(odds);
        assertThat(odds.actor().destroyed()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void scoredHits(int edition) {
        var battle = battle(edition, levy(edition, "A").models(1), levy(edition, "B").models(3));
        var hits = HitsSuffered.plain("B", 3, Manner.CLASH, List.of(0, 1));
        var odds = OddsCalculator.on(battle).of(hits, "A");
        assertThat(odds.hits().of(3)).isEqualTo(1);
        // Defence 2 fails four times of six
        assertThat(odds.wounds().of(0)).isCloseTo(1 / 27.0, within(EXACT));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void moraleAlone(int edition) {
        var battle = battle(edition, levy(edition, "A").models(1), levy(edition, "B").models(4));
        var odds = OddsCalculator.on(battle).of(MoraleTest.of("B", 2, List.of()), "A");
        // Resolve 3 fails every other time; two of four lost break the regiment
        assertThat(odds.target().slain().of(0)).isCloseTo(0.25, within(EXACT));
        assertThat(odds.target().slain().of(2)).isCloseTo(0.25, within(EXACT));
        assertThat(odds.target().broken()).isCloseTo(0.25, within(EXACT));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aDuelInWhichOneIsQuick(int edition) {
        var a = levy(edition, "A").profile(5, 0, 3, 1, 1, 3, 2, 0).model(Role.CHARACTER);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 3, 1, 1, 3, 2, 0)
                        .traits("Quicksilver Strike")
                        .model(Role.CHARACTER);
        var battle = battle(edition, a, b);
        var duel = new Duel("A", 0, "B", 0);
        var odds = OddsCalculator.on(battle).of(duel);
        WholePlays.of(battle, duel::play).mustAgree(odds);
        assertThat(odds.actor().destroyed()).isGreaterThan(odds.target().destroyed());
        // the slower one strikes only if he lives: half of his blows hit
        double lives = 1 - odds.actor().destroyed();
        assertThat(odds.hits().of(1)).isLessThanOrEqualTo(0.5).isGreaterThan(lives * 0.4);
    }

    private static final Incantation BOLT =
            new Incantation("Bolt", inches(12), 3, 2, Aim.ENEMY, List.of(new Effect.Hits(0, 1, 0)));
    private static final Incantation MEND =
            new Incantation("Mend", inches(12), 3, 2, Aim.FRIEND, List.of(new Effect.Heals(1, 0)));

    private static Battle sorcery(int edition, Side side) {
        var mage = levy(edition, "A").traits("Wizard (3)").incantations("Bolt", "Mend");
        var other = Levy.of(Edition.numbered(edition), "B").side(side);
        return Field.of(Edition.numbered(edition))
                .incantations(BOLT, MEND)
                .with(mage.model(Role.CHARACTER).build())
                .with(other.profile(5, 0, 2, 1, 2, 2, 2, 0).models(2).build())
                .battle();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anIncantation(int edition) {
        var battle = sorcery(edition, Side.B);
        var spell = new Spellcasting("A", 0, "Bolt", "B", false);
        var odds = OddsCalculator.on(battle).of(spell);
        WholePlays.of(battle, spell::play).mustAgree(odds.odds());
        // two of three dice, each with an even chance
        assertThat(odds.cast()).isCloseTo(0.5, within(EXACT));
        assertThat(odds.odds().hits().of(0)).isCloseTo(0.5, within(EXACT));
        assertThat(odds.odds().hits().of(3)).isCloseTo(0.125, within(EXACT));
        assertThat(odds.healed().of(0)).isCloseTo(1, within(EXACT));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anIncantationThatHeals(int edition) {
        var battle = sorcery(edition, Side.A);
        battle.regiment("B").setWounds(1, 1);
        var odds = OddsCalculator.on(battle).of(new Spellcasting("A", 0, "Mend", "B", true));
        // interference leaves a success on 2 or less
        assertThat(odds.cast()).isCloseTo(7 / 27.0, within(EXACT));
        assertThat(odds.healed().of(1)).isCloseTo(7 / 27.0, within(EXACT));
        assertThat(odds.odds().target().wounds().of(0)).isCloseTo(1, within(EXACT));
    }

    /** A rule of a force's own may look at any face. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void extraHitsOnAFaceOfItsOwn(int edition) {
        var plain = levy(edition, "A").profile(5, 0, 3, 2, 1, 3, 2, 0).models(1).build();
        var twos = new OwnRuleEffect.ExtraHitsOn("Twos", 1 << 2, 1, Condition.ALWAYS);
        plain.gain(
                new TemporaryEffect(
                        "x",
                        "FB-MAGIC-12-E1",
                        new TemporaryEffect.Gift.Has(twos),
                        TemporaryEffect.Until.GAME_END,
                        "A"));
        var battle =
                Field.of(Edition.numbered(edition))
                        .with(plain)
                        .with(levy(edition, "B").models(2).build())
                        .battle();
        var odds = OddsCalculator.on(battle).of(clash(battle), "B");
        WholePlays.of(battle, clash(battle)::play).mustAgree(odds);
        // each of three dice: three hits of six, one of them twice
        assertThat(odds.hits().mean()).isCloseTo(3 * 4 / 6.0, within(EXACT));
    }

    /** Hits are handed out one by one; sixes cost two wounds, ones are answered. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aCharacterAndHisRetinueUnderBlows(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 4, 2, 1, 3, 1, 0)
                        .traits("Deadly Blades", "Flawless Strikes")
                        .models(1);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 1, 3, 2, 0)
                        .traits("Counter-attack")
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE);
        var battle = battle(edition, a, b);
        var assault = clash(battle);
        var odds = OddsCalculator.on(battle).of(assault, "B");
        WholePlays.of(battle, assault::play).mustAgree(odds);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theProbeReachesEveryRoll(int edition) {
        var battle = battle(edition, levy(edition, "A").models(3), levy(edition, "B").models(3));
        var events = Probe.of(battle.copy(), clash(battle)::play);
        assertThat(events)
                .hasAtLeastOneElementOfType(CombatEvents.HitsRolled.class)
                .hasAtLeastOneElementOfType(CombatEvents.DefenceRolled.class)
                .hasAtLeastOneElementOfType(MoraleEvents.MoraleRolled.class);
    }
}
