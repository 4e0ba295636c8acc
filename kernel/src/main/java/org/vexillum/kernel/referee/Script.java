package org.vexillum.kernel.referee;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;

/** Answers and dice prepared beforehand. */
public interface Script<T> {
    /** The answer to this question, or null if the script has none left. */
    <A> @Nullable A answer(Side side, Question<T, A> question, Choices<A> choices);

    /** The faces of this roll, or null if the script has too few. */
    int @Nullable [] faces(Dice dice, int count);
}
