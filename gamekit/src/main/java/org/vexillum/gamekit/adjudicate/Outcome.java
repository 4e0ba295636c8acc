package org.vexillum.gamekit.adjudicate;

import org.vexillum.gamekit.Place;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** How it ended. */
public sealed interface Outcome {
    /** A question, whom it was put to, and what it accepts. */
    record Asking<A>(Side side, Question<?, A> question, Choices<A> choices, Rules rules) {}

    /** Played to the end. */
    record Done() implements Outcome {}

    /** The file has no answer to this question. */
    record WaitsForAnswer(Asking<?> asking) implements Outcome {}

    /** The file has too few dice for this roll; {@code at} is where its dice stand. */
    record WaitsForDice(Dice dice, int count, int given, Place at) implements Outcome {}

    /** The file gives an answer that is not legal. */
    record Refused(Refusal refusal, Place at, Asking<?> asking) implements Outcome {}

    /**
     * What is written for this question makes no sense; others of the file may.
     *
     * @param asking the question of the rules to which the file's answer makes none, or null
     */
    record Garbled(Fault fault, @Nullable Asking<?> asking) implements Outcome {}

    /** What the file wants done is not legal. */
    record Forbidden(Refusal refusal, Place at) implements Outcome {}
}
