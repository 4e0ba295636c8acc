package org.vexillum.regiments.magic;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.Target;

/** What happens when casters gain and spend tokens. */
public final class MagicEvents {
    private MagicEvents() {}

    public record TokensGained(
            String unit, String model, int gained, int lost, int now, Rules rules)
            implements Event {}

    public record SpellTried(
            String unit, String model, String spell, String target, int cost, Rules rules)
            implements Event {}

    /** What both sides committed, opened together. */
    public record TokensCommitted(List<Spent> helping, List<Spent> hindering, Rules rules)
            implements Event {
        public TokensCommitted {
            helping = List.copyOf(helping);
            hindering = List.copyOf(hindering);
        }
    }

    public record CastRolled(
            String unit, String spell, Target needed, Roll roll, boolean cast, Rules rules)
            implements Event {}

    public record SpellHits(String spell, String target, int hits, Rules rules) implements Event {}

    public record BoonGiven(String spell, String target, String trait, Rules rules)
            implements Event {}

    public record Mended(String spell, String target, int wounds, Rules rules) implements Event {}
}
