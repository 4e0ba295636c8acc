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
 * Whether the side with fewer cards changes its die, both dice seen (FB-SUPR-02).
 *
 * @param a the die of side A
 * @param b the die of side B
 */
@Stored(
        as = "ChangeSupremacy",
        with = {"side", "a", "b"})
public record ChangeSupremacy(Side side, int a, int b) implements Question<Battle, Integer> {
    private static final List<Integer> CHANGES = List.of(0, -1, 1);

    @Override
    public Choices<Integer> choices(Battle battle) {
        return new ListedChoices<>(
                CHANGES, by -> Refusal.because("FB-SUPR-02", "change-by-one-at-most", by));
    }

    @Override
    public Class<Integer> answerType() {
        return Integer.class;
    }

    @Override
    public Integer pass() {
        return 0;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-SUPR-02", "FB-SUPR-03");
    }
}
