package org.vexillum.regiments.magic;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.Trait;

/**
 * A spell, as data of a force.
 *
 * @param cost spell tokens it takes to try
 * @param range in units of 0.01 mm
 */
public record Spell(String name, int cost, int range, Effect effect) {
    /** The trait it gives its target until the end of the round, or null. */
    public @Nullable Trait gives() {
        return switch (effect) {
            case Blesses blessing -> blessing.trait();
            case Curses curse -> curse.trait();
            case Harms _, Mends _ -> null;
        };
    }

    /** What a cast spell does to its target. */
    public sealed interface Effect {
        /** Whether it is cast on an enemy unit. */
        boolean hostile();
    }

    /** Hits on an enemy unit, blocked with Defense as usual. */
    public record Harms(int hits, List<Trait> traits) implements Effect {
        public Harms {
            traits = List.copyOf(traits);
        }

        @Override
        public boolean hostile() {
            return true;
        }
    }

    /** Gives every model of a friendly unit a trait until the end of the round. */
    public record Blesses(Trait trait) implements Effect {
        @Override
        public boolean hostile() {
            return false;
        }
    }

    /** Burdens every model of an enemy unit with a trait until the end of the round. */
    public record Curses(Trait trait) implements Effect {
        @Override
        public boolean hostile() {
            return true;
        }
    }

    /** Takes wounds off the most wounded models of a friendly unit; nobody returns. */
    public record Mends(int wounds) implements Effect {
        @Override
        public boolean hostile() {
            return false;
        }
    }
}
