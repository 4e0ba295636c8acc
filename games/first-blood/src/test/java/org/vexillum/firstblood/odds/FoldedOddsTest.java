package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.clash;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;

/** Odds folded step by step equal those of whole plays, where many batches and groups meet. */
class FoldedOddsTest {
    /** Two kinds of hits, sixes that cost two wounds, one failure discarded for each taker. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void severalKindsOfHitsOnAnOfficersRegiment(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 4, 1, 1, 3, 1, 0)
                        .model(Role.LEADER)
                        .traits("Deadly Blades", "Cleave (1)")
                        .profile(5, 0, 3, 2, 1, 3, 1, 0)
                        .model(Role.OFFICER);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 1, 3, 2, 0)
                        .traits("Tenacious")
                        .models(1)
                        .profile(5, 0, 2, 1, 2, 3, 3, 0)
                        .model(Role.OFFICER);
        var battle = battle(edition, a, b);
        var clash = clash(battle);
        WholePlays.ofFewFaces(battle, clash::play)
                .mustAgree(OddsCalculator.on(battle).of(clash, "B"));
    }

    /** What is thrown back goes to each model by itself in edition 1. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void woundsAreAnsweredAgainstACharacterAndHisRetinue(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 4, 1, 2, 3, 1, 0)
                        .traits("Deadly Blades")
                        .model(Role.CHARACTER)
                        .profile(5, 0, 3, 1, 1, 3, 1, 0)
                        .traits()
                        .model(Role.RETINUE);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 2, 3, 2, 0)
                        .traits("Lethal Demise", "Counter-attack")
                        .models(1);
        var battle = battle(edition, a, b);
        var clash = clash(battle);
        WholePlays.ofFewFaces(battle, clash::play)
                .mustAgree(OddsCalculator.on(battle).of(clash, "B"));
    }

    /** Wounds are ignored after all groups have been rolled against. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void woundsThatMayBeIgnored(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 3, 3, 1, 3, 1, 0)
                        .traits("Flawless Strikes")
                        .models(1);
        var b = levy(edition, "B").profile(5, 0, 2, 1, 1, 3, 2, 0).models(2);
        var battle = battle(edition, a, b);
        var tough = new TemporaryEffect.Gift.Has(new OwnRuleEffect.IgnoresWoundOn("Tough", 5));
        battle.regiment("B")
                .gain(
                        new TemporaryEffect(
                                "x", "FB-MAGIC-12-E1", tough, TemporaryEffect.Until.GAME_END, "B"));
        var clash = clash(battle);
        WholePlays.ofFewFaces(battle, clash::play)
                .mustAgree(OddsCalculator.on(battle).of(clash, "B"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shotsAtACharacterAndHisRetinue(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 3, 3, 1, 1, 3, 1, 0)
                        .traits("Barrage (1) (20\")", "Precise Shot")
                        .models(2);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 2, 3, 2, 0)
                        .model(Role.CHARACTER)
                        .profile(5, 0, 2, 1, 1, 3, 1, 0)
                        .model(Role.RETINUE)
                        .model(Role.RETINUE);
        var battle = battle(edition, a, b);
        var weapon = RangedAttack.of(battle, battle.regiment("A")).getFirst();
        var shooters = List.of(new Shooter(0, false), new Shooter(1, true));
        var volley = new Volley("A", "B", weapon, 0, shooters, false);
        WholePlays.ofFewFaces(battle, volley::play).mustAgree(OddsCalculator.on(battle).of(volley));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aDuelAtOnceWithBlowsThrownBack(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 3, 1, 2, 3, 2, 0)
                        .traits("Deadly Blades")
                        .model(Role.CHARACTER);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 3, 1, 2, 3, 2, 0)
                        .traits("Counter-attack")
                        .model(Role.CHARACTER);
        var battle = battle(edition, a, b);
        var duel = new Duel("A", 0, "B", 0);
        WholePlays.ofFewFaces(battle, duel::play).mustAgree(OddsCalculator.on(battle).of(duel));
    }

    private static Battle manyAgainstAnOfficer(int edition) {
        var a = levy(edition, "A").traits("Deadly Blades").models(10);
        var b = levy(edition, "B").models(10).profile(5, 0, 2, 1, 3, 3, 2, 0).model(Role.OFFICER);
        return battle(edition, a, b);
    }

    /** Batches multiply when whole actions are played: that took 70,000 plays. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void manyBatchesAreFewPlays(int edition) {
        var battle = manyAgainstAnOfficer(edition);
        var clash = clash(battle);
        var struck = ActionStages.strike(OddsCalculator.on(battle), clash);
        var tested = ActionStages.test(ActionStages.land(struck, clash));
        assertThat(tested.plays()).isPositive().isLessThan(2_000);
    }

    /** Sixes matter only where somebody doubles wounds, and only to those he strikes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void onlyRulesThatCanMatterTellFacesApart(int edition) {
        var battle = manyAgainstAnOfficer(edition);
        var doubling = clash(battle);
        var other = battle(edition, levy(edition, "A").models(10), levy(edition, "B").models(10));
        long alone = plays(other, clash(other));
        other.add(levy(edition, "C").traits("Deadly Blades", "Counter-attack").models(3).build());
        assertThat(plays(other, clash(other))).isEqualTo(alone);
        assertThat(alone).isLessThan(plays(battle, doubling) * 2 / 3);
    }

    private static long plays(Battle battle, DeclaredAttacks clash) {
        var struck = ActionStages.strike(OddsCalculator.on(battle), clash);
        return ActionStages.land(struck, clash).plays();
    }

    /** A landing that was set aside is not touched by what becomes of its copy. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatIsSetAsideStaysAsItWas(int edition) {
        var battle = manyAgainstAnOfficer(edition);
        var clash = clash(battle);
        Probe.of(
                battle,
                (table, referee) -> {
                    var landing =
                            clash.landing(table, clash.strike(table, referee), new ActionMorale());
                    landing.next(table, referee);
                    var aside = landing.copy();
                    assertThat(aside).isEqualTo(landing).hasSameHashCodeAs(landing);
                    int left = aside.left();
                    landing.play(table.copy(), referee);
                    assertThat(landing.over()).isTrue();
                    assertThat(aside.left()).isEqualTo(left).isPositive();
                    assertThat(aside).isNotEqualTo(landing);
                });
    }
}
