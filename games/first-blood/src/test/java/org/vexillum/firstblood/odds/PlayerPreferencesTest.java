package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.clash;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.testkit.Rule;

/** Odds with what players say they choose equal every way to play with these choices. */
class PlayerPreferencesTest {
    private static PlayerPreferences falling(Integer... models) {
        return new PlayerPreferences(
                false,
                false,
                AimPreference.OTHERS,
                List.of(),
                Map.of("B", List.of(models)),
                Map.of());
    }

    /**
     * FB-SR-BLESSED-E1, FB-SR-BLESSED-E2: in the first roll that may be blessed, and only there.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aBlessingOfTheAttacker(int edition) {
        var a = levy(edition, "A").traits("Blessed").profile(5, 0, 3, 1, 1, 3, 1, 0).models(2);
        var b = levy(edition, "B").profile(5, 0, 2, 1, 1, 3, 2, 0).models(3);
        var battle = battle(edition, a, b);
        var clash = clash(battle);
        var odds = new OddsCalculator(battle, PlayerPreferences.SPENDING).of(clash, "B");
        WholePlays.wishing(battle, PlayerPreferences.SPENDING, clash::play).mustAgree(odds);
        assertThat(odds.hits().mean())
                .isGreaterThan(OddsCalculator.on(battle).of(clash, "B").hits().mean());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aBlessingOfTheTargetAgainstSeveralKindsOfHits(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 4, 1, 1, 3, 1, 0)
                        .model(Role.LEADER)
                        .traits("Cleave (1)")
                        .profile(5, 0, 3, 1, 1, 3, 1, 0)
                        .models(1);
        var b = levy(edition, "B").traits("Blessed").profile(5, 0, 2, 1, 1, 3, 3, 0).models(3);
        var battle = battle(edition, a, b);
        var clash = clash(battle);
        var odds = new OddsCalculator(battle, PlayerPreferences.SPENDING).of(clash, "B");
        WholePlays.wishing(battle, PlayerPreferences.SPENDING, clash::play).mustAgree(odds);
        assertThat(odds.target().wounds().mean())
                .isLessThan(OddsCalculator.on(battle).of(clash, "B").target().wounds().mean());
    }

    private static Battle withOfficer(int edition) {
        var a = levy(edition, "A").models(1);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 1, 3, 1, 0)
                        .models(3)
                        .profile(5, 0, 2, 1, 3, 3, 3, 0)
                        .model(Role.OFFICER);
        return battle(edition, a, b);
    }

    private static HitsSuffered shots(Battle battle) {
        return new HitsSuffered(
                "B",
                RankAndFile.WHOLE,
                Manner.VOLLEY,
                List.of(HitGroup.plain(3)),
                RankAndFile.living(battle.regiment("B")),
                false);
    }

    private static void take(HitsSuffered hits, Battle battle, Referee<Battle> referee) {
        var after = new ActionMorale();
        after.engaged(hits.target(), hits.engaged());
        after.add(hits.play(battle, referee).taken());
        after.play(battle, referee);
    }

    /** FB-OFFICER-07: outside combat the owner may have the officer take hits and wounds first. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anOfficerWhoStepsForward(int edition) {
        var battle = withOfficer(edition);
        var hits = shots(battle);
        var officer = falling(3);
        var odds = new OddsCalculator(battle, officer).of(hits, "A");
        WholePlays.wishing(battle, officer, (table, referee) -> take(hits, table, referee))
                .mustAgree(odds);
        var usual = OddsCalculator.on(battle).of(hits, "A");
        assertThat(odds.target().slain().mean()).isLessThan(usual.target().slain().mean());
    }

    private static PlayerPreferences using(HitKind... first) {
        return new PlayerPreferences(
                false, false, AimPreference.OTHERS, List.of(first), Map.of(), Map.of());
    }

    private static final HitKind CLEAVE = new HitKind.Ruled("cleave");

    /** Of two hits one goes to a man without Defence, the other to his officer of Defence 5. */
    private static HitsSuffered twoKinds(Battle battle) {
        var cleave = HitGroup.piercing(1, 5, new Cause("FB-SR-CLEAVE", "Cleave (5)"));
        var all = RankAndFile.living(battle.regiment("B"));
        var groups = List.of(HitGroup.plain(1), cleave);
        return new HitsSuffered("B", RankAndFile.WHOLE, Manner.CLASH, groups, all, false);
    }

    @Test
    @Rule("FB-CCOM-08-E2")
    void theOrderOfHitsIsThatInWhichTheyWereRolledUnlessAnotherIsWished() {
        var b = levy(2, "B").profile(5, 0, 2, 1, 1, 3, 0, 0).models(1);
        b.profile(5, 0, 2, 1, 3, 3, 5, 0).model(Role.OFFICER);
        var battle = battle(2, levy(2, "A").models(1), b);
        var hits = twoKinds(battle);
        var usual = new OddsCalculator(battle, PlayerPreferences.SPENDING).of(hits, "A");
        assertThat(usual.wounds().mean()).isCloseTo(2, within(WholePlays.EXACT));
        var plain = new OddsCalculator(battle, using(new HitKind.Plain(), CLEAVE)).of(hits, "A");
        assertThat(plain.wounds().mean()).isCloseTo(2, within(WholePlays.EXACT));
        var cleaving = using(CLEAVE);
        var odds = new OddsCalculator(battle, cleaving).of(hits, "A");
        assertThat(odds.wounds().mean()).isCloseTo(1 + 1 / 6.0, within(WholePlays.EXACT));
        WholePlays.wishing(battle, cleaving, (table, referee) -> take(hits, table, referee))
                .mustAgree(odds);
    }

    /** FB-CCOM-08-E2: from the first attack die on. */
    @Test
    void hitsOfAClashInTheOrderThatIsWished() {
        var a = levy(2, "A").profile(5, 0, 4, 1, 1, 3, 1, 0).model(Role.LEADER);
        a.traits("Cleave (2)").profile(5, 0, 3, 1, 1, 3, 1, 0).model(Role.TROOPER);
        var b = levy(2, "B").profile(5, 0, 2, 1, 1, 3, 1, 0).models(1);
        b.profile(5, 0, 2, 1, 2, 3, 4, 0).model(Role.OFFICER);
        var battle = battle(2, a, b);
        var clash = clash(battle);
        assertThat(OddsCalculator.on(battle).ordered(clash))
                .extracting(HitGroup::rules)
                .containsExactlyInAnyOrder(List.of(), List.of("Cleave (2)"));
        var odds = new OddsCalculator(battle, using(CLEAVE)).of(clash, "B");
        WholePlays.wishing(battle, using(CLEAVE), clash::play).mustAgree(odds);
        assertThat(odds.wounds().mean())
                .isLessThan(OddsCalculator.on(battle).of(clash, "B").wounds().mean());
    }

    /** FB-COUT-02, FB-CCOM-08-E2: hits on rank and file alone are taken together. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whereHitsComeInNoBatchesNobodyOrdersThem(int edition) {
        var a = levy(edition, "A").model(Role.LEADER).traits("Cleave (2)").model(Role.TROOPER);
        var battle = battle(edition, a, levy(edition, "B").models(3));
        assertThat(OddsCalculator.on(battle).ordered(clash(battle))).isEmpty();
    }

    /** A lone model of Resolve 2, three inches from a Character of Resolve 4. */
    @Test
    @Rule("FB-PRESENCE-02-E2")
    void commandingPresenceThatIsDeclined() {
        var lord = Levy.of(Edition.SECOND, "lord").side(Side.B);
        lord.profile(5, 2, 3, 1, 4, 4, 2, 0).model(Role.CHARACTER);
        var b = levy(2, "B").profile(5, 0, 2, 1, 9, 2, 2, 0).models(1);
        var battle =
                Field.of(Edition.SECOND)
                        .with(levy(2, "A").models(1).build(), "40,40")
                        .with(b.build(), "10,10")
                        .with(lord.build(), "13,10")
                        .battle();
        var test = MoraleTest.of("B", 2, List.of(0));
        var own =
                new PlayerPreferences(
                        true, true, AimPreference.WORTH_MOST, List.of(), Map.of(), Map.of());
        var alone = new OddsCalculator(battle, own).of(test, "A");
        assertThat(alone.target().wounds().mean()).isCloseTo(2 * 4 / 6.0, within(WholePlays.EXACT));
        WholePlays.wishing(battle, own, test::play).mustAgree(alone);
        var guided = new OddsCalculator(battle, PlayerPreferences.SPENDING).of(test, "A");
        assertThat(guided.target().wounds().mean())
                .isCloseTo(2 * 2 / 6.0, within(WholePlays.EXACT));
        WholePlays.wishing(battle, PlayerPreferences.SPENDING, test::play).mustAgree(guided);
    }

    /** FB-WOUND-03, FB-WOUND-12: who may not take the wound yet does not, whatever is wished. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void wishesKeepToTheOrderOfTheRules(int edition) {
        var battle = withOfficer(edition);
        battle.regiment("B").setWounds(3, 1);
        var clash = clash(battle);
        var wished = falling(3, 0);
        var odds = new OddsCalculator(battle, wished).of(clash, "B");
        WholePlays.wishing(battle, wished, clash::play).mustAgree(odds);
    }
}
