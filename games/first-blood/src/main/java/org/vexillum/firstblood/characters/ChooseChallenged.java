package org.vexillum.firstblood.characters;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Whose character or officer is challenged, by regiment (FB-CHALLENGE-01). */
@Stored(as = "ChooseChallenged", with = "regiment")
public record ChooseChallenged(String regiment) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        var acting = battle.regiment(regiment);
        return new ListedChoices<>(Champions.open(battle, acting), id -> refusal(battle, id));
    }

    private Refusal refusal(Battle battle, String id) {
        for (var enemy : battle.regiments()) {
            if (!enemy.id().equals(id)) continue;
            var refusal = Champions.refusal(battle, battle.regiment(regiment), enemy);
            if (refusal != null) return refusal;
        }
        return Refusal.because("FB-CHALLENGE-01", "no-such-regiment", id);
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-CHALLENGE-01");
    }
}
