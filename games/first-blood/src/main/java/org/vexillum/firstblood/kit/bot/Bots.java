package org.vexillum.firstblood.kit.bot;

import java.util.Locale;
import java.util.Optional;
import org.vexillum.bots.RandomBot;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.referee.Player;

/** The bots that play First Blood, by name. */
public enum Bots {
    GREEDY {
        @Override
        public Player<Battle> player(long seed) {
            return new GreedyBot();
        }
    },
    RANDOM {
        @Override
        public Player<Battle> player(long seed) {
            return new RandomBot<>(seed);
        }
    };

    /** A player for one game; the same seed makes the same choices. */
    public abstract Player<Battle> player(long seed);

    /** The name on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Bots> named(String id) {
        for (var bot : values()) if (bot.id().equals(id)) return Optional.of(bot);
        return Optional.empty();
    }
}
