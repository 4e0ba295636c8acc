package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.table.Battle;

/** What both sides agree on (LD-AGREE-01). */
@Stored(
        as = "Correction",
        with = {"unit", "at", "grit", "shaken"})
public record Correction(String unit, Point at, int grit, boolean shaken) {
    @Stored(
            as = "Corrected",
            with = {"unit", "at", "grit", "shaken", "rules"})
    public record Corrected(String unit, Point at, int grit, boolean shaken, Rules rules)
            implements Event {}

    public void play(Battle battle, Referee<Battle> referee) {
        battle.set(battle.fighter(unit).at(at).withGrit(grit).shaken(shaken));
        referee.record(new Corrected(unit, at, grit, shaken, Rules.of("LD-AGREE-01")));
    }
}
