package org.vexillum.lanterns;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;
import org.vexillum.kernel.stored.Stored;

/** What both sides agree on (LD-AGREE-01). */
@Stored("Correction(unit, at, grit, shaken)")
public record Correction(String unit, Point at, int grit, boolean shaken) implements Stage<Battle> {
    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        battle.set(battle.fighter(unit).at(at).withGrit(grit).shaken(shaken));
        referee.record(new Events.Corrected(unit, Rules.of("LD-AGREE-01")));
    }
}
