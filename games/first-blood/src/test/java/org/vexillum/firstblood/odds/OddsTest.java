package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.Front;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.Strike;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.Outcomes;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.Referee;

/** Computed odds equal those of playing the whole action for every way its dice can fall. */
class OddsTest {
    private static final double EXACT = 1e-12;

    private interface Action {
        void play(Battle battle, Referee<Battle> referee);
    }

    /** Models lost, wounds left and state of both regiments. */
    private record End(int lostB, boolean destroyedB, boolean brokenB, int livingA) {}

    private static Outcomes<End> bruteForce(Battle battle, Action action) {
        return EnumeratingReferee.outcomes(
                battle::copy,
                Usual.PLAYER,
                EnumeratingReferee.Alike.NONE,
                (table, referee) -> {
                    action.play(table, referee);
                    var b = table.regiment("B");
                    int lost = battle.regiment("B").living() - b.living();
                    return new End(lost, b.destroyed(), b.broken(), table.regiment("A").living());
                });
    }

    private static Battle battle(int edition, Levy a, Levy b) {
        return Field.of(Edition.numbered(edition)).with(a.build()).with(b.build()).battle();
    }

    private static Levy levy(int edition, String id) {
        return Levy.of(Edition.numbered(edition), id).side(id.equals("A") ? Side.A : Side.B);
    }

    /** Everybody strikes, everybody is engaged. */
    private static Assault clash(Battle battle) {
        var strikes = new ArrayList<Strike>();
        for (int model : battle.regiment("A").models())
            strikes.add(new Strike(model, "B", -1, true));
        var engaged = new ArrayList<Integer>();
        for (int model : battle.regiment("B").models()) engaged.add(model);
        var front = new Front("B", engaged, List.of(0));
        return new Assault("A", Manner.CLASH, strikes, List.of(front));
    }

    private static void mustAgree(Odds odds, Outcomes<End> ends) {
        for (int n = 0; n <= odds.target().slain().most(); n++) {
            int lost = n;
            assertThat(odds.target().slain().of(n))
                    .isCloseTo(ends.chance(end -> end.lostB() == lost), within(EXACT));
        }
        assertThat(odds.target().destroyed())
                .isCloseTo(ends.chance(End::destroyedB), within(EXACT));
        assertThat(odds.target().broken())
                .isCloseTo(ends.chance(end -> end.brokenB() && !end.destroyedB()), within(EXACT));
    }

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
        mustAgree(Odds.of(battle, assault, "B"), bruteForce(battle, assault::play));
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
        var odds = Odds.of(battle, assault, "B");
        var ends = bruteForce(battle, assault::play);
        mustAgree(odds, ends);
        assertThat(odds.actor().destroyed())
                .isCloseTo(ends.chance(end -> end.livingA() == 0), within(EXACT));
        assertThat(odds.actor().destroyed()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void scoredHits(int edition) {
        var battle = battle(edition, levy(edition, "A").models(1), levy(edition, "B").models(3));
        var hits = HitsSuffered.plain("B", 3, Manner.CLASH, List.of(0, 1));
        var odds = Odds.of(battle, hits, "A");
        assertThat(odds.hits().of(3)).isEqualTo(1);
        // Defence 2 fails four times of six
        assertThat(odds.wounds().of(0)).isCloseTo(1 / 27.0, within(EXACT));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void moraleAlone(int edition) {
        var battle = battle(edition, levy(edition, "A").models(1), levy(edition, "B").models(4));
        var odds = Odds.of(battle, MoraleTest.of("B", 2, List.of()), "A");
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
        var odds = Odds.of(battle, duel);
        var ends = bruteForce(battle, duel::play);
        mustAgree(odds, ends);
        assertThat(odds.actor().destroyed())
                .isCloseTo(ends.chance(end -> end.livingA() == 0), within(EXACT));
        assertThat(odds.actor().destroyed()).isGreaterThan(odds.target().destroyed());
        // the slower one strikes only if he lives: half of his blows hit
        double lives = 1 - odds.actor().destroyed();
        assertThat(odds.hits().of(1)).isLessThanOrEqualTo(0.5).isGreaterThan(lives * 0.4);
    }
}
