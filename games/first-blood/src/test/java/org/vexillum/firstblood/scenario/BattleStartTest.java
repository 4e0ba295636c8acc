package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.testkit.Rule;

class BattleStartTest {
    private static final Force ARMY =
            new Force(
                    "army",
                    "none",
                    0,
                    List.of(Levy.of(Edition.FIRST, "line").models(2).regimentCard()),
                    List.of());

    private static Setting setting(int scenario, int width, int depth, Force b) {
        return new Setting(
                Edition.FIRST,
                scenario,
                inches(width),
                inches(depth),
                List.of(),
                ARMY,
                b,
                Options.DEFAULT);
    }

    private static String refusal(int scenario, int width, int depth, Force b) {
        var refusal = BattleStart.refusal(setting(scenario, width, depth, b));
        return refusal == null ? "" : refusal.key() + " " + refusal.rules();
    }

    @Test
    @Rule("FB-BATTLE-02")
    void theTableIs48InchesSquareOrAsAgreed() {
        assertThat(refusal(1, 48, 48, ARMY)).isEmpty();
        assertThat(refusal(1, 72, 48, ARMY)).isEmpty();
        assertThat(refusal(1, 36, 144, ARMY)).isEmpty();
        assertThat(refusal(1, 35, 48, ARMY)).isEqualTo("table-size FB-BATTLE-02");
        assertThat(refusal(1, 48, 145, ARMY)).isEqualTo("table-size FB-BATTLE-02");
    }

    @Test
    @Rule("FB-BATTLE-01")
    void thereAreFourScenarios() {
        for (int number = 1; number <= 4; number++)
            assertThat(refusal(number, 48, 48, ARMY)).isEmpty();
        assertThat(refusal(0, 48, 48, ARMY)).isEqualTo("no-such-scenario FB-BATTLE-01");
        assertThat(refusal(5, 48, 48, ARMY)).isEqualTo("no-such-scenario FB-BATTLE-01");
    }

    @Test
    @Rule("FB-GEN-01")
    void eachPlayerHasAnArmy() {
        var nobody = new Force("nobody", "none", 0, List.of(), List.of());
        assertThat(refusal(1, 48, 48, nobody)).isEqualTo("no-army FB-GEN-01");
        assertThatThrownBy(() -> BattleStart.start(setting(1, 48, 48, nobody)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aBattleBeginsWithEveryRegimentOffTheTable() {
        var battle = BattleStart.start(setting(2, 48, 48, ARMY));
        assertThat(battle.regiments()).extracting(Regiment::id).containsExactly("A-line", "B-line");
        assertThat(battle.regiments()).allMatch(r -> r.status() == Status.UNDEPLOYED);
        assertThat(battle.stage()).isEqualTo(Stage.RESERVES);
    }
}
