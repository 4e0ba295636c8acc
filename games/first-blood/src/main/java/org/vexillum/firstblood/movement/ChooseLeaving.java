package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Where the models of a regiment are set up when it leaves its garrison (FB-GARRISON-13). */
public record ChooseLeaving(String regiment) implements Question<Battle, Moves> {
    @Override
    public Choices<Moves> choices(Battle battle) {
        var leaving = battle.regiment(regiment);
        var piece = Garrisons.of(battle, leaving);
        if (piece == null) return Placeless.only(Moves.STAY);
        return new Setting(new LeaveErrand(battle, leaving, piece));
    }

    @Override
    public Class<Moves> answerType() {
        return Moves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-GARRISON-13", "FB-GARRISON-14");
    }

    private record Setting(LeaveErrand errand) implements Choices<Moves> {
        @Override
        public @Nullable Refusal refusal(Moves moves) {
            return errand.refusal(moves);
        }

        @Override
        public List<Moves> list() {
            var all = errand.all();
            int most = all.getFirst().models().size();
            return all.stream().filter(moves -> moves.models().size() == most).toList();
        }

        @Override
        public boolean complete() {
            return false;
        }

        @Override
        public Moves any(Lot lot) {
            var all = list();
            return all.get(lot.below(all.size()));
        }
    }
}
