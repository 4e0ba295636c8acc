package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Models move about in combat; it is no March action (FB-REFORM-02). */
public record CombatReform(String regiment) {
    /** Why it may not reform now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (regiment.status() == Status.IN_GARRISON)
            return Refusal.because("FB-GARRISON-26", "in-garrison", regiment.id());
        if (Engagement.engaged(battle, regiment) || Engagement.engaging(battle, regiment))
            return null;
        return Refusal.because("FB-LIST-04", "not-in-combat", regiment.id());
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return;
        var moves = referee.ask(mover.side(), new ChooseReform(regiment));
        var aftermath = new ActionMorale();
        MoveExecution.play(
                battle,
                new ReformRules(battle, mover),
                moves,
                aftermath,
                referee,
                treks ->
                        new MoveEvents.RegimentReformed(
                                regiment,
                                treks,
                                Rules.of("FB-REFORM-01", "FB-REFORM-02", "FB-MANEUVER-06")));
        aftermath.play(battle, referee);
    }
}
