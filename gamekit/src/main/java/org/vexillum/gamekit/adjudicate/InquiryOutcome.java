package org.vexillum.gamekit.adjudicate;

import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** How it ended. */
public sealed interface InquiryOutcome {
    /** A question, whom it was put to, and what it accepts. */
    record Asking<A>(Side side, Question<?, A> question, Choices<A> choices, Rules rules) {}

    /** Played to the end. */
    record Done() implements InquiryOutcome {}

    /** The file has no answer to this question. */
    record WaitsForAnswer(Asking<?> asking) implements InquiryOutcome {}

    /** The file has too few dice for this roll; {@code at} is where its dice stand. */
    record WaitsForDice(Dice dice, int count, int given, FilePlace at) implements InquiryOutcome {}

    /** The file gives an answer that is not legal. */
    record Refused(Refusal refusal, FilePlace at, Asking<?> asking) implements InquiryOutcome {}

    /**
     * What is written for this question makes no sense; others of the file may.
     *
     * @param asking the question of the rules to which the file's answer makes none, or null
     */
    record Garbled(FileFault fault, @Nullable Asking<?> asking) implements InquiryOutcome {}

    /** What the file wants done is not legal. */
    record Forbidden(Refusal refusal, FilePlace at) implements InquiryOutcome {}
}
