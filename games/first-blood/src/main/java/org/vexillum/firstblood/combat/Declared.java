package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/** Has a regiment declare whom its models attack. */
final class Declared {
    private Declared() {}

    static Assault ask(
            Battle battle,
            Regiment attacker,
            Manner manner,
            List<Reach> reach,
            boolean optional,
            Referee<Battle> referee) {
        var question = new ChooseTargets(attacker.id(), manner, reach, optional);
        var targets = referee.ask(attacker.side(), question);
        var nearness = new Nearness(battle, attacker, manner);
        var strikes = new ArrayList<Strike>();
        for (var pick : targets.picks())
            strikes.add(nearness.strike(pick.model(), pick.target(), pick.at()));
        return Assault.of(battle, attacker, manner, strikes);
    }
}
