package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/**
 * What a unit does at the end of its activation.
 *
 * @param used what it has done so far
 */
@Stored(
        as = "ChooseEffect",
        with = {"unit", "used"})
public record ChooseEffect(String unit, List<Effect.Kind> used)
        implements Question<Battle, Effect> {
    public ChooseEffect {
        used = List.copyOf(used);
    }

    @Override
    public Choices<Effect> choices(Battle battle) {
        var all = new ArrayList<>(EndEffects.open(battle, battle.unit(unit), used));
        all.add(Effect.NONE);
        return new ListedChoices<>(all, other -> refusal(other, battle));
    }

    private Refusal refusal(Effect other, Battle battle) {
        var why = EndEffects.refusal(other, battle, battle.unit(unit));
        return why == null ? Refusal.because("WC-TURN-05", "done-already", other.kind()) : why;
    }

    @Override
    public Class<Effect> answerType() {
        return Effect.class;
    }

    @Override
    public Effect pass() {
        return Effect.NONE;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-TURN-05");
    }
}
