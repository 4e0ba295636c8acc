package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.table.Battle;

/** What is listed or drawn is accepted, and leaves the units where they may stand. */
class EveryMoveOfferedTest {
    private final RandomSource lot = new RandomSource(7);

    @Test
    void isAccepted() {
        for (int seed = 0; seed < RandomTables.count(60); seed++) {
            var battle = new RandomTables(seed).scene(40, 30, 10, 8).battle();
            for (var unit : RandomTables.standing(battle)) {
                offered(battle, new ChooseMove(unit.id(), Action.ADVANCE));
                offered(battle, new ChooseMove(unit.id(), Action.RUSH));
                offered(battle, new ChoosePivot(unit.id(), Angle.HALF));
                offered(battle, new ChoosePivot(unit.id(), Angle.QUARTER));
                offered(battle, new ChooseConsolidation(unit.id()));
                if (!ChargeOptions.targets(battle, unit).isEmpty())
                    offered(battle, new ChooseCharge(unit.id()));
            }
        }
    }

    private <A> void offered(Battle battle, Question<Battle, A> question) {
        var choices = question.choices(battle);
        for (var answer : choices.list())
            assertThat(choices.refusal(answer)).as("%s to %s", answer, question).isNull();
        for (int i = 0; i < 10; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
    }

    @Test
    void endsWhereAUnitMayStand() {
        int moved = 0;
        for (int seed = 100; seed < 100 + RandomTables.count(30); seed++) {
            var battle = new RandomTables(seed).scene(40, 30, 10, 8).battle();
            for (var unit : RandomTables.standing(battle))
                for (var way : new ChooseMove(unit.id(), Action.RUSH).choices(battle).list()) {
                    var end = way.end(unit);
                    assertThat(RandomTables.free(battle, unit, end))
                            .as("%s %s", unit.id(), way)
                            .isTrue();
                    if (!end.equals(unit.front())) moved++;
                }
        }
        assertThat(moved).isGreaterThan(RandomTables.count(1000));
    }
}
