package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/** Has a regiment declare whom its models attack. */
final class TargetDeclaration {
    private TargetDeclaration() {}

    static DeclaredAttacks ask(
            Battle battle,
            Regiment attacker,
            Manner manner,
            List<ModelTargets> reach,
            boolean optional,
            Referee<Battle> referee) {
        var question = new ChooseTargets(attacker.id(), manner, reach, optional);
        return question.assault(battle, referee.ask(attacker.side(), question));
    }
}
