package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where models go in a Combat Reform (FB-REFORM-01). */
@Stored(as = "ChooseReform", with = "regiment")
public record ChooseReform(String regiment) implements Question<Battle, Moves> {
    @Override
    public Choices<Moves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return Placeless.only(Moves.STAY);
        var errand = new ReformErrand(battle, mover);
        return new Proposals(errand, errand::proposal);
    }

    @Override
    public Class<Moves> answerType() {
        return Moves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-REFORM-01", "FB-MANEUVER-05", "FB-MANEUVER-06", "FB-MANEUVER-07");
    }
}
