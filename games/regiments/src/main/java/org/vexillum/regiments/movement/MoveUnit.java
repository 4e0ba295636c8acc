package org.vexillum.regiments.movement;

import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A unit Advances or Rushes, then tests the dangerous terrain it was in (AOFR-TERRAIN-07). */
public record MoveUnit(String unit, Action action, Manoeuvre manoeuvre) {
    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.unit(unit);
        if (mover.place() == null) return;
        var track = ManoeuvrePoses.of(mover, manoeuvre);
        var endangered = EndangeredModels.onTheWay(battle, mover, track);
        var passed = PassedTerrain.by(battle, mover, track);
        var allowed = allowed(mover, passed);
        var rules = rules(mover, allowed, passed);
        mover.place(track.end());
        referee.record(
                new MoveEvents.UnitMoved(
                        unit,
                        action,
                        manoeuvre,
                        track.start(),
                        track.end(),
                        manoeuvre.distance(),
                        allowed,
                        rules));
        new DangerousTerrain(unit, endangered).play(battle, referee);
    }

    private ExplainedNumber allowed(Unit mover, PassedTerrain passed) {
        var open = Allowance.of(mover, action, manoeuvre.way());
        return passed.slows() ? Allowance.throughDifficult(mover, open) : open;
    }

    /** The rules on which it rests, from where the unit stands now. */
    public Rules rules(Battle battle) {
        var mover = battle.unit(unit);
        var passed = PassedTerrain.by(battle, mover, ManoeuvrePoses.of(mover, manoeuvre));
        return rules(mover, allowed(mover, passed), passed);
    }

    private Rules rules(Unit mover, ExplainedNumber allowed, PassedTerrain passed) {
        return MoveLengthRules.allowance(mover, allowed)
                .and(MoveLengthRules.pieces(action, manoeuvre))
                .and(passed.rules());
    }
}
