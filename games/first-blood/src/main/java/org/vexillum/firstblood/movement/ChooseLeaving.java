package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where the models of a regiment are set up when it leaves its garrison (FB-GARRISON-13). */
@Stored(as = "ChooseLeaving", with = "regiment")
public record ChooseLeaving(String regiment) implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var leaving = battle.regiment(regiment);
        var piece = Garrisons.of(battle, leaving);
        if (piece == null) return UnplacedRegiment.only(ModelMoves.STAY);
        var errand = new LeaveGarrisonRules(battle, leaving, piece);
        return new PlacementChoices(errand, () -> most(errand));
    }

    /** Sets the others up with those whose places are given; not yet checked. */
    public ModelMoves complete(Battle battle, ModelMoves given) {
        var leaving = battle.regiment(regiment);
        var piece = Garrisons.of(battle, leaving);
        return piece == null
                ? given
                : new LeaveGarrisonRules(battle, leaving, piece).complete(given);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-GARRISON-13", "FB-GARRISON-14");
    }

    /** Where as many get out as can. */
    private static List<ModelMoves> most(LeaveGarrisonRules errand) {
        var all = errand.all();
        int most = all.getFirst().models().size();
        return all.stream().filter(moves -> moves.models().size() == most).toList();
    }
}
