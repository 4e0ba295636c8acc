package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.clash;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.MoraleWounds;
import org.vexillum.firstblood.traits.Manner;

/** Where hits are thrown back, the fates of both sides may be followed apart. */
class LandedAttacksTest {
    /** A character with a retinue against an officer's regiment that answers every wound. */
    private static Battle answered(int edition) {
        var a =
                levy(edition, "A")
                        .profile(5, 0, 3, 2, 2, 3, 1, 0)
                        .model(Role.CHARACTER)
                        .profile(5, 0, 3, 1, 1, 3, 1, 0)
                        .model(Role.RETINUE);
        var b =
                levy(edition, "B")
                        .profile(5, 0, 2, 1, 1, 3, 2, 0)
                        .traits("Lethal Demise")
                        .models(2)
                        .model(Role.OFFICER);
        return battle(edition, a, b);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void eachSidesFateFollowedApartIsThatOfWholePlays(int edition) {
        var battle = answered(edition);
        var clash = clash(battle);
        WholePlays.ofFewFaces(battle, clash::play)
                .mustAgree(OddsCalculator.on(battle).of(clash, "B"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theTargetsFateMayBeAskedForAlone(int edition) {
        var battle = answered(edition);
        var clash = clash(battle);
        assertThat(OddsCalculator.on(battle).ofTarget(clash, "B"))
                .usingRecursiveComparison()
                .isEqualTo(OddsCalculator.on(battle).of(clash, "B").target());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void fatesFollowedApartAreFewerPlays(int edition) {
        var landed =
                LandedAttacks.of(OddsCalculator.on(answered(edition)), clash(answered(edition)));
        long before = landed.landing().plays();
        long alone = ActionStages.test(landed.onTargets()).plays() - before;
        long both = ActionStages.test(landed.together()).plays() - before - alone;
        assertThat(alone).isLessThan(both / 4);
    }

    /** Three of five engaged by the one model that strikes. */
    private static Battle placed(Levy a, Levy b) {
        return Field.of(Edition.FIRST)
                .options(Readings.with("moraleWounds", MoraleWounds.ENGAGED_ONLY))
                .with(a.build(), "20,20")
                .with(b.build(), "20,21", "21,20", "19,20", "20,23", "20,24")
                .battle();
    }

    /** If the attacker falls nobody is engaged any more, and everybody may fall to lost morale. */
    @Test
    void placesBindTheFateOfOneToTheOther() {
        var a = levy(1, "A").profile(5, 0, 3, 2, 1, 3, 1, 0).models(1);
        var b = levy(1, "B").profile(5, 0, 2, 1, 1, 2, 1, 0).traits("Lethal Demise").models(5);
        var battle = placed(a, b);
        var strike = new ModelAttack(0, "B", RankAndFile.WHOLE, true);
        var front = new EngagedModels("B", List.of(0, 1, 2), List.of(0));
        var clash = new DeclaredAttacks("A", Manner.CLASH, List.of(strike), List.of(front));
        var odds = OddsCalculator.on(battle).of(clash, "B");
        WholePlays.ofFewFaces(battle, clash::play).mustAgree(odds);
        assertThat(OddsCalculator.on(battle).ofTarget(clash, "B"))
                .usingRecursiveComparison()
                .isEqualTo(odds.target());
        assertThat(odds.target().slain().of(4)).isPositive();
    }
}
