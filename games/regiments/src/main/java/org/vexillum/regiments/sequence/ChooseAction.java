package org.vexillum.regiments.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HoldsOnly;
import org.vexillum.regiments.traits.Traits;

/** Which of the four actions a unit takes; it must be legal in full (AOFR-ACTION-01). */
@Stored(as = "ChooseAction", with = "unit")
public record ChooseAction(String unit) implements Question<Battle, Action> {
    @Override
    public Class<Action> answerType() {
        return Action.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-ACTION-01");
    }

    @Override
    public Choices<Action> choices(Battle battle) {
        return new Actions(battle, battle.unit(unit));
    }

    private record Actions(Battle battle, Unit unit) implements Choices<Action> {
        @Override
        public @Nullable Refusal refusal(Action action) {
            if (action == Action.HOLD) return null;
            var held = held();
            if (held != null) return Refusal.because(held.rule(), "holds-only", held.written());
            if (action == Action.CHARGE && !ChargeOptions.any(battle, unit))
                return Refusal.because("AOFR-MOVE-08", "nobody-to-charge", unit.id());
            return null;
        }

        /** What one model has keeps the whole unit (AOFR-MOVE-10). */
        private @Nullable HoldsOnly held() {
            for (int slot = 0; slot < unit.living(); slot++) {
                var held = Traits.find(unit.traits(unit.inSlot(slot)), HoldsOnly.class);
                if (held != null) return held;
            }
            return null;
        }

        @Override
        public List<Action> list() {
            var legal = new ArrayList<Action>();
            for (var action : Action.values()) if (refusal(action) == null) legal.add(action);
            return legal;
        }

        @Override
        public boolean complete() {
            return true;
        }

        @Override
        public Action any(RandomSource lot) {
            var action = Action.values()[lot.below(Action.values().length)];
            return refusal(action) == null ? action : Action.HOLD;
        }

        @Override
        public @Nullable Action only() {
            return unit.any(HoldsOnly.class) ? Action.HOLD : null;
        }
    }
}
