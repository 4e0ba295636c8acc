package org.vexillum.firstblood.kit.bot;

import java.util.List;
import java.util.Locale;
import org.vexillum.bots.Reason;

/** The reasons of the greedy bot; each is a sentence in the message bundles. */
public enum BotReason {
    /** What it wanted is not allowed here. */
    FIRST_PROPOSAL,

    NO_RESERVES,
    NO_ROOM,
    SEE_THEM_FIRST,
    STRONGEST_FIRST,
    TOWARDS_ZONE,
    COME_NOW,

    MOST_URGENT_FIRST,
    GO_FIRST,
    DICE_ARE_GOOD,
    DRAW_ANOTHER,

    USE_EVENT,
    KEEP_EVENT,
    COMMAND,
    NO_COMMAND,

    MARCH,
    MARCH_AND_CHARGE,
    MARCH_AND_SHOOT,
    HOLD_ZONE,
    NOTHING_BETTER,
    CHARGE,
    SHOOT,
    AIM,
    LOAD,
    RALLY,
    CLASH,
    INSPIRE,
    REFORM,
    BREAK_AWAY,
    CAST,
    CHALLENGE,

    ACCEPT,
    REFUSE,
    MOST_HARM,
    LEAST_LOSS,
    USE_NOW,
    STAY_OUTSIDE,
    ENGINE_KNOWS;

    /** The name in the message bundles, after {@code why.}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Reason of(Object... facts) {
        return new Reason(id(), List.of(facts));
    }
}
