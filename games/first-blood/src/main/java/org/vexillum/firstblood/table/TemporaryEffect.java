package org.vexillum.firstblood.table;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.stored.Stored;

/**
 * Something a regiment has for a while, good or bad.
 *
 * @param source the event, ability or incantation as players call it
 * @param rule the rule behind it
 * @param owner the regiment it came from, which may be its own
 */
@Stored(
        as = "Boon",
        with = {"source", "rule", "gift", "until", "owner"})
public record TemporaryEffect(String source, String rule, Gift gift, Until until, String owner) {
    /** What is given. */
    public sealed interface Gift {
        @Stored(as = "Boon.Gift.Has", with = "trait")
        record Has(Trait trait) implements Gift {}

        @Stored(
                as = "Boon.Gift.Changes",
                with = {"characteristic", "by"})
        record Changes(Characteristic characteristic, int by) implements Gift {}

        /** It is without a special rule, by its English name (FB-SR-LINEBREAKER-E1). */
        @Stored(as = "Boon.Gift.Loses", with = "trait")
        record Loses(String trait) implements Gift {}

        /** It may take a second Charge (FB-SR-OVERRUN-2). */
        @Stored(as = "Boon.Gift.ChargesAgain")
        record ChargesAgain() implements Gift {}

        /** An enemy casting at it counts a level lower (FB-MAGIC-14). */
        @Stored(as = "Boon.Gift.HardToEnchant", with = "levels")
        record HardToEnchant(int levels) implements Gift {}

        /** It counts as obscured for every volley, whoever fires. */
        @Stored(as = "Boon.Gift.Obscured")
        record Obscured() implements Gift {}
    }

    /** When it ends. */
    @Stored(
            as = "Boon.Until",
            with = {
                "ACTION_END",
                "ACTIVATION_END",
                "ROUND_END",
                "OWNER_ACTIVATES",
                "NEXT_ROUND_END",
                "NEXT_ACTIVATION_END",
                "GAME_END"
            })
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
