package org.vexillum.regiments.kit.bot;

import org.vexillum.bots.Reason;

/** An answer, and why. */
record ReasonedAnswer(Object answer, Reason reason) {
    static ReasonedAnswer of(Object answer, BotReason why, Object... facts) {
        return new ReasonedAnswer(answer, why.of(facts));
    }
}
