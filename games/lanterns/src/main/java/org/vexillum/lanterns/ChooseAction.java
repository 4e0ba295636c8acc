package org.vexillum.lanterns;

import java.util.Arrays;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** What a fighter does (LD-ACT-01). */
@Stored("ChooseAction(unit)")
public record ChooseAction(String unit) implements Question<Battle, Action> {
    @Override
    public Choices<Action> choices(Battle battle) {
        var fighter = battle.fighter(unit);
        var open =
                Arrays.stream(Action.values())
                        .filter(action -> refusal(battle, fighter, action) == null);
        return new ListedChoices<>(
                open.toList(),
                action -> java.util.Objects.requireNonNull(refusal(battle, fighter, action)));
    }

    /** Why it may not do this, or null. */
    static @Nullable Refusal refusal(Battle battle, Fighter fighter, Action action) {
        boolean engaged = battle.engaged(fighter);
        var id = fighter.id();
        if (fighter.shaken() && action != Action.RUN && action != Action.RALLY)
            return Refusal.because("LD-ACT-01", "is-shaken", id);
        return switch (action) {
            case RALLY -> fighter.shaken() ? null : Refusal.because("LD-ACT-01", "not-shaken", id);
            case FIGHT -> engaged ? null : Refusal.because("LD-ACT-01", "no-foe", id);
            case RUN ->
                    !engaged || !new Way(battle, fighter, action).proposals().isEmpty()
                            ? null
                            : Refusal.because("LD-MOVE-02", "no-way-out", id);
            case SHOOT -> {
                if (engaged) yield Refusal.because("LD-ACT-01", "is-engaged", id);
                yield fighter.profile().shoot() > 0
                        ? null
                        : Refusal.because("LD-SHOOT-01", "no-shot", id);
            }
            case CHARGE -> {
                if (engaged) yield Refusal.because("LD-ACT-01", "is-engaged", id);
                yield !new Way(battle, fighter, action).proposals().isEmpty()
                        ? null
                        : Refusal.because("LD-CHARGE-01", "nobody-in-reach", id);
            }
        };
    }

    @Override
    public Class<Action> answerType() {
        return Action.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("LD-ACT-01");
    }
}
