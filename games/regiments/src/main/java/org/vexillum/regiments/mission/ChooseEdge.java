package org.vexillum.regiments.mission;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/** Which long edge the winner of the deployment roll-off takes (AOFR-DEPLOY-01). */
@Stored(as = "ChooseEdge")
public record ChooseEdge() implements Question<Battle, ChooseEdge.Edge> {
    /** The long edges; the southern one lies at y = 0. */
    @Stored(
            as = "ChooseEdge.Edge",
            with = {"SOUTH", "NORTH"})
    public enum Edge {
        SOUTH,
        NORTH
    }

    @Override
    public Choices<Edge> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Edge.values()), _ -> Refusal.because("AOFR-DEPLOY-01", "no-long-edge"));
    }

    @Override
    public Class<Edge> answerType() {
        return Edge.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-DEPLOY-01");
    }
}
