package org.vexillum.regiments.movement;

import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A unit Advances or Rushes, then tests the dangerous terrain it was in (AOFR-TERRAIN-07). */
public record MoveUnit(String unit, Action action, Manoeuvre manoeuvre) {
    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.unit(unit);
        if (mover.place() == null) return;
        var track = Track.of(mover, manoeuvre);
        var endangered = Danger.onTheWay(battle, mover, track);
        var allowed = Allowance.of(mover, action, manoeuvre.way());
        var passed = Passed.by(battle, mover, track);
        if (passed.slows()) allowed = Allowance.throughDifficult(mover, allowed);
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
                        rules(mover, allowed, passed)));
        new DangerousTerrain(unit, endangered).play(battle, referee);
    }

    private Rules rules(Unit mover, Figure allowed, Passed passed) {
        var rules = MoveRules.allowance(mover, allowed);
        boolean ahead = manoeuvre.way() == Way.FORWARD;
        if (manoeuvre.distance() > 0) rules = rules.and(ahead ? "AOFR-MOVE-03" : "AOFR-MOVE-04");
        if (manoeuvre.pivot() != 0) rules = rules.and("AOFR-MOVE-02").and("AOFR-MOVE-07");
        return rules.and(passed.rules());
    }
}
