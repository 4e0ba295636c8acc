package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.HashMap;
import java.util.Map;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.objectives.ObjectiveEvents.ControlGained;
import org.vexillum.warcrow.objectives.ObjectiveEvents.ControlStarts;
import org.vexillum.warcrow.sequence.SequenceEvents.RoundScored;
import org.vexillum.warcrow.table.Battle;

/** Control changes, and military points are scored, only where the log says so. */
final class WarcrowBooks implements Books<Battle> {
    private final Map<String, Side> control = new HashMap<>();
    private int scored;

    @Override
    public void accept(Event event) {
        switch (event) {
            case ControlStarts e -> control.put(e.objective(), e.side());
            case ControlGained e -> {
                must(control.get(e.objective()) == e.from(), "taken from somebody else", e);
                control.put(e.objective(), e.side());
            }
            case RoundScored e -> scored += e.gainedA() + e.gainedB();
            default -> {}
        }
    }

    @Override
    public void mustAgree(Battle battle) {
        for (var one : battle.objectives())
            must(battle.control(one) == control.get(one.id()), "control", one.id());
        must(battle.military(Side.A) + battle.military(Side.B) == scored, "points", scored);
    }
}
