package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.clash;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Odds of regiments with a specialist equal those of every way to play. */
class SpecialistOddsTest {
    private static final Gift BRAVER = new Gift.Changes(Characteristic.RESOLVE, 2);

    private static Levy drummers(int edition, String id, int plain, Gift... gives) {
        return levy(edition, id)
                .profile(5, 0, 2, 1, 1, 2, 2, 0)
                .models(plain)
                .profile(5, 0, 4, 1, 2, 2, 3, 0)
                .specialist(gives);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-02", "FB-CLASH-10"})
    void aSpecialistStrikes(int edition) {
        var battle = battle(edition, drummers(edition, "A", 1), levy(edition, "B").models(2));
        var assault = clash(battle);
        WholePlays.ofFewFaces(battle, assault::play)
                .mustAgree(OddsCalculator.on(battle).of(assault, "B"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-04", "FB-REG-05"})
    void aSpecialistIsStruckAndWhatHeGivesEnds(int edition) {
        var battle =
                battle(
                        edition,
                        levy(edition, "A").profile(5, 0, 4, 2, 1, 3, 2, 0).models(1),
                        drummers(edition, "B", 1, BRAVER));
        var assault = clash(battle);
        WholePlays.ofFewFaces(battle, assault::play)
                .mustAgree(OddsCalculator.on(battle).of(assault, "B"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-REG-04", "FB-REG-05"})
    void whatABlowIsWorthChangesWithHisFall(int edition) {
        var battle =
                battle(
                        edition,
                        levy(edition, "A").profile(5, 0, 4, 1, 1, 3, 2, 0).models(3),
                        drummers(edition, "B", 4, BRAVER));
        var blows = new SingleAttackOdds(new OddsCache());
        var a = battle.regiment("A");
        var b = battle.regiment("B");
        double before = blows.one(battle, a, 1, b, Manner.CLASH, false).mean();
        b.remove(4);
        assertThat(blows.one(battle, a, 1, b, Manner.CLASH, false).mean()).isGreaterThan(before);
    }
}
