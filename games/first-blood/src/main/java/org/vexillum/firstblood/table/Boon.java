package org.vexillum.firstblood.table;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.traits.Trait;

/**
 * Something a regiment has for a while, good or bad.
 *
 * @param source the event, ability or incantation as players call it
 * @param rule the rule behind it
 * @param owner the regiment it came from, which may be its own
 */
public record Boon(String source, String rule, Gift gift, Until until, String owner) {
    /** What is given. */
    public sealed interface Gift {
        record Has(Trait trait) implements Gift {}

        record Changes(Characteristic characteristic, int by) implements Gift {}

        /** It is without a special rule, by its English name (FB-SR-LINEBREAKER-E1). */
        record Loses(String trait) implements Gift {}

        /** It may take a second Charge (FB-SR-OVERRUN-2). */
        record ChargesAgain() implements Gift {}

        /** An enemy casting at it counts a level lower (FB-MAGIC-14). */
        record HardToEnchant(int levels) implements Gift {}

        /** It counts as obscured for every volley, whoever fires. */
        record Obscured() implements Gift {}
    }

    /** When it ends. */
    public enum Until {
        ACTION_END,
        ACTIVATION_END,
        ROUND_END, // FB-ACT-18, FB-MAGIC-12-E2
        OWNER_ACTIVATES, // FB-MAGIC-12-E1
        NEXT_ROUND_END, // FB-MAGIC-12-E1, its caster destroyed
        NEXT_ACTIVATION_END, // of the regiment that has it: FB-PROVOKED-05, FB-SR-LINEBREAKER-E1
        GAME_END
    }
}
