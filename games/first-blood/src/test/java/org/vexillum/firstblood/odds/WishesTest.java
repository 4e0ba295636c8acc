package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.clash;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/** Odds with what players say they choose equal every way to play with these choices. */
class WishesTest {
    private static Wishes falling(Integer... models) {
        return new Wishes(false, false, false, Map.of("B", List.of(models)), Map.of());
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
        var odds = new Reckoning(battle, Wishes.SPENDING).of(clash, "B");
        WholePlays.wishing(battle, Wishes.SPENDING, clash::play).mustAgree(odds);
        assertThat(odds.hits().mean())
                .isGreaterThan(Reckoning.on(battle).of(clash, "B").hits().mean());
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
        var odds = new Reckoning(battle, Wishes.SPENDING).of(clash, "B");
        WholePlays.wishing(battle, Wishes.SPENDING, clash::play).mustAgree(odds);
        assertThat(odds.target().wounds().mean())
                .isLessThan(Reckoning.on(battle).of(clash, "B").target().wounds().mean());
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
                Ranks.WHOLE,
                Manner.VOLLEY,
                List.of(HitGroup.plain(3)),
                Ranks.living(battle.regiment("B")),
                false);
    }

    private static void take(HitsSuffered hits, Battle battle, Referee<Battle> referee) {
        var after = new Aftermath();
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
        var odds = new Reckoning(battle, officer).of(hits, "A");
        WholePlays.wishing(battle, officer, (table, referee) -> take(hits, table, referee))
                .mustAgree(odds);
        var usual = Reckoning.on(battle).of(hits, "A");
        assertThat(odds.target().slain().mean()).isLessThan(usual.target().slain().mean());
    }

    /** FB-WOUND-03, FB-WOUND-12: who may not take the wound yet does not, whatever is wished. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void wishesKeepToTheOrderOfTheRules(int edition) {
        var battle = withOfficer(edition);
        battle.regiment("B").setWounds(3, 1);
        var clash = clash(battle);
        var wished = falling(3, 0);
        var odds = new Reckoning(battle, wished).of(clash, "B");
        WholePlays.wishing(battle, wished, clash::play).mustAgree(odds);
    }
}
