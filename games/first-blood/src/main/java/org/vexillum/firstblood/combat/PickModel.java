package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/** Which model is healed, or comes back, next (FB-HEAL-02, FB-HEAL-04, FB-CCOM-12). */
@Stored(
        as = "PickModel",
        with = {"regiment", "why", "models"})
public record PickModel(String regiment, Purpose why, List<Integer> models)
        implements Question<Battle, PickModel.Model> {
    /** What it is picked for. */
    @Stored(
            as = "PickModel.Purpose",
            with = {"HEAL", "RESTORE", "RESTORE_RETINUE"})
    public enum Purpose {
        HEAL("FB-HEAL-02"),
        RESTORE("FB-HEAL-04"),
        RESTORE_RETINUE("FB-CCOM-12");

        private final String rule;

        Purpose(String rule) {
            this.rule = rule;
        }
    }

    /** A model by number. */
    @Stored(as = "PickModel.Model", with = "number")
    public record Model(int number) {}

    public PickModel {
        models = List.copyOf(models);
    }

    static int healed(Regiment regiment, List<Integer> hurt, int amount, Referee<Battle> referee) {
        int all = 0;
        for (int model : hurt) all += regiment.wounds(model);
        if (amount >= all) return hurt.getFirst();
        return ask(regiment, Purpose.HEAL, hurt, referee);
    }

    static int restored(Regiment regiment, List<Integer> fallen, Referee<Battle> referee) {
        var why = regiment.ofCharacter() ? Purpose.RESTORE_RETINUE : Purpose.RESTORE;
        return ask(regiment, why, fallen, referee);
    }

    private static int ask(
            Regiment regiment, Purpose why, List<Integer> models, Referee<Battle> referee) {
        var kinds = new ArrayList<Integer>();
        for (int model : models)
            if (kinds.stream().noneMatch(kind -> alike(regiment, why, kind, model)))
                kinds.add(model);
        var question = new PickModel(regiment.id(), why, kinds);
        return referee.ask(regiment.side(), question).number();
    }

    /** The fallen differ by their cards only; a restored one is unwounded and a trooper. */
    private static boolean alike(Regiment regiment, Purpose why, int one, int other) {
        return why == Purpose.HEAL
                ? ModelsToKeep.alike(regiment, one, other)
                : regiment.card(one).equals(regiment.card(other));
    }

    @Override
    public Class<Model> answerType() {
        return Model.class;
    }

    @Override
    public Rules rules() {
        return Rules.of(why.rule);
    }

    @Override
    public Choices<Model> choices(Battle battle) {
        return new ListedChoices<>(
                models.stream().map(Model::new).toList(),
                model -> Refusal.because(why.rule, "cannot-pick", model.number()));
    }
}
