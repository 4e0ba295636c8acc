package org.vexillum.regiments.movement;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/** Where an Advancing or Rushing unit goes. */
@Stored(
        as = "ChooseMove",
        with = {"unit", "action"})
public record ChooseMove(String unit, Action action) implements Question<Battle, Manoeuvre> {
    @Override
    public Choices<Manoeuvre> choices(Battle battle) {
        var mover = battle.unit(unit);
        if (mover.place() == null) return UnplacedUnit.only(Manoeuvre.STAY);
        return new MoveChoices(battle, mover, action);
    }

    @Override
    public Class<Manoeuvre> answerType() {
        return Manoeuvre.class;
    }

    @Override
    public Rules rules() {
        var action = this.action == Action.RUSH ? "AOFR-ACTION-04" : "AOFR-ACTION-03";
        return Rules.of(action, "AOFR-MOVE-02", "AOFR-MOVE-03");
    }
}
