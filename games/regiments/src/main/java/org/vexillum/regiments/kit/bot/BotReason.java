package org.vexillum.regiments.kit.bot;

import java.util.List;
import java.util.Locale;
import org.vexillum.bots.Reason;

/** The reasons of the greedy bot; each is a sentence in the message bundles. */
public enum BotReason {
    /** What it wanted is not allowed here. */
    FIRST_PROPOSAL,

    ANY_PLACE,
    NEARER_EDGE,
    EITHER_EDGE,
    RESERVES,
    NO_RESERVES,
    OPPOSITE_MARKER,
    ARRIVE,
    WAIT,

    MOST_AT_STAKE,
    NEAREST_MARKER,
    RECOVER,
    STAY,
    MOVE,
    CHARGE,
    SHOOT_FROM_HERE,
    ADVANCE_AND_SHOOT,
    AIM,
    NOTHING_TO_HIT,
    FACE,
    KEEP_FACING,

    CAST,
    NO_CAST,
    SPEND_TOKEN,
    KEEP_TOKENS,

    STRIKE_BACK,
    NOTHING_TO_SAVE,
    SAVE_STRENGTH,
    PLAIN_FIRST,
    PICK,
    PICK_NOBODY,
    ORDER_OF_CARD,
    USE_NOW,
    BETTER_QUALITY,
    BETTER_GROUND,
    GOOD_GROUND;

    /** The name in the message bundles, after {@code why.}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Reason of(Object... facts) {
        return new Reason(id(), List.of(facts));
    }
}
