package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.combat.Opportunity;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.morale.MoraleResolve;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Referee;

/** A regiment breaks away from combat. */
public record Disengage(String regiment) {
    private static final Cause ROLL = new Cause("FB-DISENGAGE-03", "disengage roll");

    /** Why it may not disengage now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (regiment.status() == Status.IN_GARRISON)
            return Refusal.because("FB-GARRISON-23", "in-garrison", regiment.id());
        if (Engagement.engaged(battle, regiment)) return null;
        boolean engaging = Engagement.engaging(battle, regiment);
        return Refusal.because(
                engaging ? "FB-DISENGAGE-02" : "FB-DISENGAGE-01", "not-engaged", regiment.id());
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var rules = Rules.of("FB-DISENGAGE-01", "FB-OPP-03");
        referee.record(new MoveEvents.DisengageDeclared(regiment, rules));
        new Opportunity(regiment).play(battle, referee);
        roll(battle, referee);
    }

    /** After the attacks of opportunity (FB-OPP-03). */
    public void roll(Battle battle, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        if (mover.destroyed()) return;
        var resolve = resolve(battle, mover);
        var roll = referee.roll(new Dice(mover.side(), Throw.DISENGAGE, Check.READ, 1));
        var inches = resolve.plus(roll.face(0), ROLL); // FB-DISENGAGE-03
        referee.record(
                new MoveEvents.DisengageRolled(
                        regiment, roll, inches, inches.rules().and("FB-DISENGAGE-03")));
        if (mover.placed()) move(battle, mover, Lengths.inches(inches.value()), referee);
    }

    private static ExplainedNumber resolve(Battle battle, Regiment mover) {
        int speaker = MoraleResolve.spokesman(battle, mover);
        return Characteristics.of(battle, mover, speaker, Characteristic.RESOLVE);
    }

    private void move(Battle battle, Regiment mover, int distance, Referee<Battle> referee) {
        var moves = referee.ask(mover.side(), new ChooseDisengage(regiment, distance));
        var aftermath = new ActionMorale();
        MoveExecution.play(
                battle,
                new DisengageRules(battle, mover, distance),
                moves,
                aftermath,
                referee,
                treks ->
                        new MoveEvents.RegimentBrokeAway(
                                regiment, treks, distance, Rules.of("FB-DISENGAGE-04")));
        if (!mover.destroyed()) DisengageEnd.of(battle, mover).play(battle, referee);
        aftermath.play(battle, referee);
    }
}
