package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.scenario.ScenarioEvents.Reason;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Points for casualties, in the scenario that counts them; elsewhere nothing. */
public final class CasualtyPoints {
    private static final int OFFICER = 3;
    private static final int CHARACTER = 5;
    private static final int IN_CHALLENGE = 3;

    private CasualtyPoints() {}

    /** Tokens left a regiment in its removal step, or because it is destroyed (FB-SCEN2-02). */
    public static void tokensRemoved(
            Battle battle, Regiment regiment, int tokens, Referee<Battle> referee) {
        score(battle, regiment, tokens, Reason.TOKENS, "FB-SCEN2-02", referee);
    }

    /** A model was destroyed; only officers and characters count here. */
    public static void slain(Battle battle, Regiment regiment, int model, Referee<Battle> referee) {
        if (regiment.role(model) == Role.OFFICER)
            score(battle, regiment, OFFICER, Reason.OFFICER, "FB-SCEN2-03", referee);
        if (regiment.role(model) == Role.CHARACTER)
            score(battle, regiment, CHARACTER, Reason.CHARACTER, "FB-SCEN2-04", referee);
    }

    /** A duellist died in a challenge or of its morale tests (FB-SCEN2-05). */
    public static void slainInChallenge(Battle battle, Regiment regiment, Referee<Battle> referee) {
        score(battle, regiment, IN_CHALLENGE, Reason.CHALLENGE, "FB-SCEN2-05", referee);
    }

    private static void score(
            Battle battle,
            Regiment regiment,
            int points,
            Reason reason,
            String rule,
            Referee<Battle> referee) {
        if (points == 0 || !Scenario.of(battle).countsCasualties()) return;
        score(battle, regiment.side().other(), points, reason, regiment.id(), rule, referee);
    }

    static void score(
            Battle battle,
            Side side,
            int points,
            Reason reason,
            String what,
            String rule,
            Referee<Battle> referee) {
        battle.setPoints(side, battle.points(side) + points);
        referee.record(
                new ScenarioEvents.Scored(
                        side, points, reason, what, battle.points(side), Rules.of(rule)));
    }
}
