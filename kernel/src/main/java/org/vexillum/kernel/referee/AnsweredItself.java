package org.vexillum.kernel.referee;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** A question had one possible answer and was put to nobody. */
@Stored(
        as = "AnsweredItself",
        with = {"side", "question", "answer", "rules"})
public record AnsweredItself(Side side, String question, Object answer, Rules rules)
        implements Event {}
