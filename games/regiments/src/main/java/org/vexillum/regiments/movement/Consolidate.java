package org.vexillum.regiments.movement;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The survivor of a melee may pivot, or move up to 3 inches (AOFR-MELEE-09). */
public record Consolidate(String unit) {
    private static final Rules RULE = Rules.of("AOFR-MELEE-09");

    public void play(Battle battle, Referee<Battle> referee) {
        var survivor = battle.unit(unit);
        switch (referee.ask(survivor.side(), new ChooseConsolidation(unit))) {
            case ChooseConsolidation.Stay _ -> referee.record(new MoveEvents.Stood(unit, RULE));
            case ChooseConsolidation.Pivot(int angle) ->
                    new PivotUnit(unit, angle, 0).turn(battle, referee, RULE.and("AOFR-MOVE-07"));
            case ChooseConsolidation.Shift shift -> shift(survivor, shift, battle, referee);
        }
    }

    private void shift(
            Unit survivor,
            ChooseConsolidation.Shift shift,
            Battle battle,
            Referee<Battle> referee) {
        var from = survivor.front();
        var to = from.moved(shift.dx(), shift.dy());
        var track = new ManoeuvrePoses(from, to, 0, to, to);
        var endangered = EndangeredModels.onTheWay(battle, survivor, track);
        survivor.place(to);
        referee.record(new MoveEvents.Shifted(unit, from, to, shift.distance(), RULE));
        new DangerousTerrain(unit, endangered).play(battle, referee);
    }
}
