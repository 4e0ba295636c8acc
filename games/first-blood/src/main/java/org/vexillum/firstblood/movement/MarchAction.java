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

/**
 * A regiment marches.
 *
 * @param nth which March of the activation this is, from 1 (FB-MARCH-10, FB-MARCH-11)
 */
public record MarchAction(String regiment, int nth) {
    /** Why it may not march now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (MoveLength.rooted(regiment))
            return Refusal.because("FB-PROF-03", "cannot-march", regiment.id());
        if (Engagement.engaged(battle, regiment))
            return Refusal.because("FB-MARCH-01", "engaged", regiment.id());
        return null;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        if (mover.status() == Status.IN_GARRISON) {
            new LeaveGarrison(regiment).play(battle, referee); // FB-GARRISON-15
            if (mover.destroyed()) return;
        }
        if (!mover.placed()) return;
        var choices = new MarchChoices(battle, mover, nth);
        if (!choices.possible()) {
            referee.record(new MoveEvents.NowhereToMarch(regiment, nth, Rules.of("FB-MARCH-08")));
            return;
        }
        var moves = referee.ask(mover.side(), new ChooseMarch(regiment, nth));
        var errand = choices.errand();
        march(battle, errand, moves, rules(errand, mover, moves), referee);
        var garrison = moves.into();
        if (garrison != null && !mover.destroyed())
            new Occupy(regiment, garrison).play(battle, referee);
    }

    void march(
            Battle battle,
            MarchRules errand,
            ModelMoves moves,
            Rules rules,
            Referee<Battle> referee) {
        var aftermath = new ActionMorale();
        MoveExecution.play(
                battle,
                errand,
                moves,
                aftermath,
                referee,
                treks ->
                        new MoveEvents.RegimentMarched(
                                regiment, nth, treks, errand.length(), rules));
        aftermath.play(battle, referee);
    }

    private Rules rules(MarchRules errand, Regiment mover, ModelMoves moves) {
        var rules =
                Rules.of("FB-MARCH-02")
                        .and(errand.length().rules())
                        .and(FloorChanges.rules(mover, moves))
                        .and(errand.flight());
        boolean full = nth > 1 && !rules.ids().contains("FB-MARCH-11");
        return full ? rules.and("FB-MARCH-10") : rules;
    }
}
