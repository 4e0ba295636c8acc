package org.vexillum.firstblood.magic;

import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.stored.Stored;

/** What happens when incantations are cast. */
public final class MagicEvents {
    private MagicEvents() {}

    @Stored(
            as = "IncantationTried",
            with = {"regiment", "model", "incantation", "target", "rules"})
    public record IncantationTried(
            String regiment, int model, String incantation, String target, Rules rules)
            implements Event {}

    /**
     * @param successes with those given by a rule
     * @param expected successes of the dice alone
     */
    @Stored(
            as = "CastingRolled",
            with = {
                "regiment",
                "incantation",
                "level",
                "attunement",
                "roll",
                "successes",
                "needed",
                "cast",
                "expected",
                "rules"
            })
    public record CastingRolled(
            String regiment,
            String incantation,
            ExplainedNumber level,
            ExplainedNumber attunement,
            Roll roll,
            int successes,
            int needed,
            boolean cast,
            double expected,
            Rules rules)
            implements Event {}

    @Stored(
            as = "IncantationHits",
            with = {"incantation", "target", "hits", "rules"})
    public record IncantationHits(String incantation, String target, int hits, Rules rules)
            implements Event {}

    @Stored(
            as = "IncantationHeals",
            with = {"incantation", "target", "wounds", "rules"})
    public record IncantationHeals(String incantation, String target, int wounds, Rules rules)
            implements Event {}

    @Stored(
            as = "BoonGained",
            with = {"regiment", "source", "gift", "until", "rules"})
    public record BoonGained(
            String regiment,
            String source,
            TemporaryEffect.Gift gift,
            TemporaryEffect.Until until,
            Rules rules)
            implements Event {}
}
