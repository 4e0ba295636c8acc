package org.vexillum.firstblood.kit.bot;

import org.vexillum.bots.Reason;

/** An answer, and why. */
record Choice(Object answer, Reason reason) {
    static Choice of(Object answer, Why why, Object... facts) {
        return new Choice(answer, why.of(facts));
    }
}
