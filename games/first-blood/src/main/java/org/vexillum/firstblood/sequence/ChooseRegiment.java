package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Which regiment of its entry a card activates (FB-ACT-05).
 *
 * @param open those it may
 */
@Stored(
        as = "ChooseRegiment",
        with = {"side", "card", "open"})
public record ChooseRegiment(Side side, String card, List<String> open)
        implements Question<Battle, String> {
    public ChooseRegiment {
        open = List.copyOf(open);
    }

    @Override
    public Choices<String> choices(Battle battle) {
        return new ListedChoices<>(open, id -> refusal(battle, id));
    }

    private Refusal refusal(Battle battle, String id) {
        for (var regiment : battle.regiments(side)) {
            if (!regiment.id().equals(id)) continue;
            if (!regiment.card().entry().equals(card))
                return Refusal.because("FB-ACT-05", "another-card", id, card);
            if (regiment.activated()) return Refusal.because("FB-ACT-15", "already-activated", id);
            if (!CommandStacks.hasCard(regiment))
                return Refusal.because("FB-ACT-05", "not-in-play", id);
            return Refusal.because("FB-DRAW-03", "not-in-command-range", id);
        }
        return Refusal.because("FB-ACT-05", "not-your-regiment", id);
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-ACT-05");
    }
}
