package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Impact attacks that may be made a second time. */
@Rule("FB-SR-OVERRUN-1")
class OverrunOddsTest {
    private record Charge(Battle battle, ImpactAttacks impacts, DeclaredAttacks assault) {
        Odds once() {
            return OddsCalculator.on(battle).of(impacts, assault, "B");
        }

        Odds twice() {
            return twice(PlayerPreferences.NONE);
        }

        Odds twice(PlayerPreferences wishes) {
            return new OddsCalculator(battle, wishes).overrunning(impacts, assault, "B");
        }

        boolean mayOverrun() {
            return OddsCalculator.on(battle).mayOverrun(impacts, assault, "B");
        }

        /** The rules themselves, whose first proposal is to strike again. */
        WholePlays whole() {
            return whole(PlayerPreferences.NONE);
        }

        WholePlays whole(PlayerPreferences wishes) {
            return WholePlays.wishing(
                    battle,
                    wishes,
                    (table, referee) -> {
                        var after = new ActionMorale();
                        impacts.play(table, after, referee);
                        after.play(table, referee);
                    });
        }
    }

    private static Levy riders(int edition, String... traits) {
        return levy(edition, "A")
                .type(ModelType.CAVALRY)
                .profile(5, 0, 3, 1, 1, 3, 1, 0)
                .traits(traits);
    }

    /** In edition 1 cavalry needs no rule for its impact attacks. */
    private static Levy overrunning(int edition) {
        return edition == 1
                ? riders(edition, "Overrun").models(2)
                : riders(edition, "Overrun", "Impact (1)").models(2);
    }

    /** Without places everybody strikes. */
    private static Charge told(Battle battle) {
        return told(battle, RankAndFile.WHOLE);
    }

    private static Charge told(Battle battle, int at) {
        var charger = RankAndFile.living(battle.regiment("A"));
        var strikes = new ArrayList<ModelAttack>();
        for (int model : charger) strikes.add(new ModelAttack(model, "B", at, true));
        var fronts =
                List.of(new EngagedModels("B", RankAndFile.living(battle.regiment("B")), charger));
        var noted = ImpactAttacks.of(battle, "A", List.of("B")).noted();
        return new Charge(
                battle,
                new ImpactAttacks("A", List.of("B"), noted, fronts),
                new DeclaredAttacks("A", Manner.IMPACT, strikes, fronts));
    }

    private static Charge placed(Battle battle) {
        var impacts = ImpactAttacks.of(battle, "A", List.of("B"));
        var question = new ChooseTargets("A", Manner.IMPACT, impacts.noted(), false);
        var first = question.choices(battle).list().getFirst();
        return new Charge(battle, impacts, question.assault(battle, first));
    }

    @ParameterizedTest
    @CsvSource({
        "1, true, Lethal Demise",
        "1, false, Lethal Demise",
        "2, true, Lethal Demise",
        "2, false, Lethal Demise",
        "1, true, Tenacious",
        "2, true, Tenacious"
    })
    void theSecondStrikeFoldedIsThatOfWholePlays(int edition, boolean broken, String trait) {
        var b = levy(edition, "B").profile(5, 0, 2, 1, 1, 3, 2, 0).traits(trait).models(3);
        var battle = battle(edition, overrunning(edition), b);
        battle.regiment("B").setBroken(broken);
        var charge = told(battle);
        charge.whole().mustAgree(charge.twice());
        assertThat(charge.mayOverrun()).isTrue();
    }

    /** FB-SR-BLESSED-E1, FB-SR-BLESSED-E2: one blessing for the defence against both strikes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aBlessingLastsForBothStrikes(int edition) {
        var b = levy(edition, "B").profile(5, 0, 2, 1, 1, 3, 3, 0).traits("Blessed").models(3);
        var battle = battle(edition, overrunning(edition), b);
        battle.regiment("B").setBroken(true);
        var charge = told(battle);
        charge.whole(PlayerPreferences.SPENDING)
                .mustAgree(charge.twice(PlayerPreferences.SPENDING));
    }

    /** FB-OFFICER-06-E1: an officer who fell in the first strike is not struck in the second. */
    @Test
    void whoIsAimedAtMayBeGoneBeforeTheSecondStrike() {
        var b =
                levy(1, "B")
                        .profile(5, 0, 2, 1, 1, 3, 1, 0)
                        .models(2)
                        .profile(5, 0, 2, 1, 1, 3, 1, 0)
                        .model(Role.OFFICER);
        var battle = battle(1, overrunning(1), b);
        battle.regiment("B").setBroken(true);
        var officer =
                new PlayerPreferences(
                        false, false, AimPreference.CHAMPION, List.of(), Map.of(), Map.of());
        var charge = told(battle, battle.regiment("B").officer());
        charge.whole(officer).mustAgree(charge.twice(officer));
        assertThat(charge.twice(officer).target().wounds().most()).isGreaterThan(1);
    }

    /** FB-OFFICER-06-E1: each strike is weighed anew, as the greedy bot does it. */
    @Test
    void theSecondStrikeGoesWhereItIsWorthMostByThen() {
        var b =
                levy(1, "B")
                        .profile(5, 0, 2, 1, 1, 3, 1, 0)
                        .models(1)
                        .profile(5, 0, 2, 1, 1, 3, 3, 0)
                        .model(Role.OFFICER);
        var battle = battle(1, overrunning(1), b);
        battle.regiment("B").setBroken(true);
        var noted = ImpactAttacks.of(battle, "A", List.of("B")).noted();
        var question = new ChooseTargets("A", Manner.IMPACT, noted, false);
        var first = PlayerPreferences.SPENDING.targets(battle, question, new OddsCache());
        var told = told(battle);
        var strikes = question.assault(battle, first).strikes();
        var assault = new DeclaredAttacks("A", Manner.IMPACT, strikes, told.assault().fronts());
        var charge = new Charge(battle, told.impacts(), assault);
        var odds = charge.twice(PlayerPreferences.SPENDING);
        charge.whole(PlayerPreferences.SPENDING).mustAgree(odds);
        assertThat(strikes.getFirst().at()).isEqualTo(battle.regiment("B").officer());
        assertThat(odds.target().wounds().mean())
                .isNotCloseTo(told.twice().target().wounds().mean(), within(WholePlays.EXACT));
    }

    /** In edition 1 who stands near enough is measured again; who struck back is gone by then. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void onTheTableTheSecondStrikeIsThatOfWholePlays(int edition) {
        var b = levy(edition, "B").profile(5, 0, 2, 1, 1, 3, 2, 0).traits("Lethal Demise");
        var battle =
                Field.of(Edition.numbered(edition))
                        .with(overrunning(edition).build(), "20,20", "22,20")
                        .with(b.models(2).build(), "20,21.5", "22,21.5")
                        .battle();
        battle.regiment("B").setBroken(true);
        var charge = placed(battle);
        charge.whole().mustAgree(charge.twice());
        assertThat(charge.mayOverrun()).isTrue();
    }

    /** Four dice of which each hits on 3 faces of 6, and as many again: nobody can be destroyed. */
    @Test
    void theHitsOfBothStrikesAreCounted() {
        var b = levy(2, "B").profile(5, 0, 2, 1, 5, 3, 2, 0).models(4);
        var battle = battle(2, riders(2, "Overrun", "Impact (2)").models(2), b);
        battle.regiment("B").setBroken(true);
        assertThat(told(battle).once().hits().mean()).isCloseTo(2, within(WholePlays.EXACT));
        assertThat(told(battle).twice().hits().mean()).isCloseTo(4, within(WholePlays.EXACT));
    }

    @Test
    void whoseTargetCannotBeBrokenOrWhoHasNoOverrunStrikesOnce() {
        var b = levy(2, "B").profile(5, 0, 2, 1, 1, 3, 2, 0).models(9);
        var steady = told(battle(2, riders(2, "Overrun", "Impact (2)").models(2), b));
        assertThat(steady.mayOverrun()).isFalse();
        assertThat(steady.twice()).usingRecursiveComparison().isEqualTo(steady.once());
        var plain = told(battle(2, riders(2, "Impact (2)").models(2), b));
        plain.battle().regiment("B").setBroken(true);
        assertThat(plain.mayOverrun()).isFalse();
    }
}
