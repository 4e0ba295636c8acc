package org.vexillum.firstblood.kit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.combat.OrderHits;
import org.vexillum.firstblood.odds.PlayerPreferences;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;

/** What odds assume that players choose is what the greedy bot chooses. */
class OddsAssumptionTest {
    private static <A> A assumed(Camp camp, Question<Battle, A> question) {
        var battle = camp.battle();
        return PlayerPreferences.SPENDING.answer(
                battle, Side.A, question, question.choices(battle));
    }

    private static ChooseTargets blows(Camp camp, Manner manner) {
        var foes = camp.battle().regiments(Side.B);
        var reach = ModelTargets.of(camp.battle(), camp.regiment("blades"), manner, foes);
        return new ChooseTargets("blades", manner, reach, false);
    }

    @ParameterizedTest
    @CsvSource({"OFFICER, 1, 1", "OFFICER, 2, 4", "OFFICER, 4, 2", "CHARACTER, 2, 1"})
    void blowsGoWhereTheBotAimsThem(Role first, int wounds, int attacks) {
        var camp = Camp.of(1);
        camp.ours("blades").profile(5, 0, 3, attacks, 1, 3, 2, 0).stand(8, 20, 20);
        camp.theirs("foes").profile(5, 0, 3, 1, wounds, 3, 1, 0).stand(4, first, 20, 21.2);
        var blows = blows(camp, Manner.CLASH);
        var answer = camp.asks(Side.A, blows);
        assertThat(assumed(camp, blows)).isEqualTo(answer);
        assertThat(answer.picks()).extracting(Pick::at).contains(0);
    }

    /** Not everybody strikes at him. */
    @Test
    void anOfficerDrawsNoMoreBlowsThanKillHim() {
        var camp = Camp.of(1);
        camp.ours("blades").profile(5, 0, 4, 4, 1, 3, 2, 0).stand(8, 20, 20);
        camp.theirs("foes").profile(5, 0, 3, 1, 1, 3, 1, 0).stand(4, Role.OFFICER, 20, 21.2);
        var blows = blows(camp, Manner.CLASH);
        assertThat(assumed(camp, blows)).isEqualTo(camp.asks(Side.A, blows));
        assertThat(assumed(camp, blows).picks()).extracting(Pick::at).contains(-1, 0);
    }

    @Test
    void hitsAreUsedUpInTheOrderOfTheBot() {
        var camp = Camp.of(2);
        camp.ours("blades").stand(1, 20, 20);
        camp.theirs("foes").stand(4, Role.OFFICER, 20, 21.2);
        var cleave = HitGroup.piercing(1, 2, new Cause("FB-SR-CLEAVE", "Cleave (2)"));
        for (var groups :
                List.of(List.of(HitGroup.plain(2), cleave), List.of(cleave, HitGroup.plain(2)))) {
            var order = new OrderHits("foes", groups);
            assertThat(assumed(camp, order)).isEqualTo(camp.asks(Side.A, order));
        }
    }
}
