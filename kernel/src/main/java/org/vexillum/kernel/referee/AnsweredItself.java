package org.vexillum.kernel.referee;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;

/** A question had one possible answer and was put to nobody. */
public record AnsweredItself(Side side, String question, Object answer, Rules rules)
        implements Event {}
