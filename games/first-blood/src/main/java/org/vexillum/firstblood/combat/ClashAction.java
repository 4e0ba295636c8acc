package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.movement.StepIn;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Referee;

/** A regiment strikes everything within its reach. */
public record ClashAction(String regiment) {
    /** Why it may not clash now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (Engagement.engaging(battle, regiment)) return null;
        return Refusal.because("FB-CLASH-01", "engages-nobody", regiment.id());
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var attacker = battle.regiment(regiment);
        var after = new ActionMorale();
        new StepIn(regiment).play(battle, after, referee);
        var foes = battle.regiments(attacker.side().other());
        var reach = ModelTargets.of(battle, attacker, Manner.CLASH, foes);
        var assault = TargetDeclaration.ask(battle, attacker, Manner.CLASH, reach, false, referee);
        var besieged = TakeGarrison.besieged(battle, assault);
        assault.play(battle, after, referee);
        after.play(battle, referee);
        TakeGarrison.offer(battle, attacker, besieged, referee);
    }
}
