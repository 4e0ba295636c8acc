package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * A casualty comes back (FB-HEAL-06).
 *
 * @param fighting the enemies the regiment fought before the first model was placed (FB-HEAL-07)
 */
public record PlaceRestored(String regiment, int model, List<String> fighting) {
    public PlaceRestored {
        fighting = List.copyOf(fighting);
    }

    /** The enemies that its regiment engages or is engaged by now. */
    public static List<String> fighting(Battle battle, Regiment regiment) {
        return RestoreRules.fighting(battle, regiment);
    }

    /** Restores the model; false if there is no room for it (FB-HEAL-08). */
    public boolean play(Battle battle, Referee<Battle> referee) {
        var healed = battle.regiment(regiment);
        if (!healed.onTable() || !healed.placed()) {
            healed.restore(model, null, 0);
            return true;
        }
        if (new RestoreRules(battle, healed, model, fighting).all().isEmpty()) {
            referee.record(new MoveEvents.NoRoomToReturn(regiment, model, Rules.of("FB-HEAL-08")));
            return false;
        }
        var moves = referee.ask(healed.side(), new ChooseReturn(regiment, model, fighting));
        var go = moves.models().getFirst();
        healed.restore(model, go.end(), go.floor());
        return true;
    }
}
