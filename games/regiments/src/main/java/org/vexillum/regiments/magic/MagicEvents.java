package org.vexillum.regiments.magic;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.stored.Stored;

/** What happens when casters gain and spend tokens. */
public final class MagicEvents {
    private MagicEvents() {}

    @Stored(
            as = "TokensGained",
            with = {"unit", "model", "gained", "lost", "now", "rules"})
    public record TokensGained(
            String unit, String model, int gained, int lost, int now, Rules rules)
            implements Event {}

    @Stored(
            as = "SpellTried",
            with = {"unit", "model", "spell", "target", "cost", "rules"})
    public record SpellTried(
            String unit, String model, String spell, String target, int cost, Rules rules)
            implements Event {}

    /** What both sides committed, opened together. */
    @Stored(
            as = "TokensCommitted",
            with = {"helping", "hindering", "rules"})
    public record TokensCommitted(
            List<SpentTokens> helping, List<SpentTokens> hindering, Rules rules) implements Event {
        public TokensCommitted {
            helping = List.copyOf(helping);
            hindering = List.copyOf(hindering);
        }
    }

    @Stored(
            as = "CastRolled",
            with = {"unit", "spell", "needed", "roll", "cast", "rules"})
    public record CastRolled(
            String unit, String spell, TargetNumber needed, Roll roll, boolean cast, Rules rules)
            implements Event {}

    @Stored(
            as = "SpellHits",
            with = {"spell", "target", "hits", "rules"})
    public record SpellHits(String spell, String target, int hits, Rules rules) implements Event {}

    @Stored(
            as = "BoonGiven",
            with = {"spell", "target", "trait", "rules"})
    public record BoonGiven(String spell, String target, String trait, Rules rules)
            implements Event {}

    @Stored(
            as = "Mended",
            with = {"spell", "target", "wounds", "rules"})
    public record Mended(String spell, String target, int wounds, Rules rules) implements Event {}
}
