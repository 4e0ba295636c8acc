package org.vexillum.firstblood.kit.adjudicate;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.referee.Question;

/** What a file has decided itself must still be allowed. */
final class LegalityCheck {
    private LegalityCheck() {}

    static <A> A answer(Battle battle, Question<Battle, A> question, A answer) {
        TaskFactory.allow(question.choices(battle).refusal(answer));
        return answer;
    }
}
