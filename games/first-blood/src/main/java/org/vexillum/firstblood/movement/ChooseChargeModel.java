package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** From which model it is measured whether a charge gets there (FB-CHARGE-10). */
@Stored(
        as = "ChooseChargeModel",
        with = {"regiment", "targets"})
public record ChooseChargeModel(String regiment, ChargeTargets targets)
        implements Question<Battle, ChooseChargeModel.Model> {
    /** A model by number. */
    @Stored(as = "ChooseChargeModel.Model", with = "number")
    public record Model(int number) {}

    @Override
    public Choices<Model> choices(Battle battle) {
        return new Models(battle, this);
    }

    @Override
    public Class<Model> answerType() {
        return Model.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-CHARGE-10");
    }

    /** How far a model is from the nearest model of any target. */
    int gap(Battle battle, int model) {
        int least = Integer.MAX_VALUE;
        for (var target : targets.regiments())
            least = Math.min(least, ChargeReach.gap(battle, regiment, model, target));
        return least;
    }

    private record Models(Battle battle, ChooseChargeModel question) implements Choices<Model> {
        @Override
        public @Nullable Refusal refusal(Model model) {
            return list().contains(model)
                    ? null
                    : Refusal.because("FB-CHARGE-10", "cannot-pick", model.number());
        }

        /** The nearest first. */
        @Override
        public List<Model> list() {
            var all = new ArrayList<Model>();
            for (int model : battle.regiment(question.regiment).models()) all.add(new Model(model));
            all.sort((one, other) -> Integer.compare(gap(one), gap(other)));
            return all;
        }

        private int gap(Model model) {
            return question.gap(battle, model.number());
        }

        @Override
        public boolean complete() {
            return true;
        }

        /** It makes no difference who it is as long as the charge distance suffices for all. */
        @Override
        public @Nullable Model only() {
            var all = list();
            var charger = battle.regiment(question.regiment);
            int distance = ChargeReach.sure(battle, charger).value();
            return gap(all.getLast()) <= distance || all.size() == 1 ? all.getFirst() : null;
        }

        @Override
        public Model any(RandomSource lot) {
            return list().getFirst();
        }
    }
}
