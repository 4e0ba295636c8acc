package org.vexillum.regiments.kit.bot;

import java.util.Locale;
import java.util.Optional;
import org.vexillum.bots.RandomBot;
import org.vexillum.kernel.referee.Player;
import org.vexillum.regiments.table.Battle;

/** The bots that play Regiments, by name. */
public enum Bots {
    GREEDY {
        @Override
        public Player<Battle> player(long seed, OddsCache memory) {
            return new GreedyBot(memory);
        }
    },
    RANDOM {
        @Override
        public Player<Battle> player(long seed, OddsCache memory) {
            return new RandomBot<>(seed);
        }
    };

    /** A player for one game; the same seed makes the same choices. */
    public Player<Battle> player(long seed) {
        return player(seed, new OddsCache());
    }

    /** The same for one of many games. */
    public abstract Player<Battle> player(long seed, OddsCache memory);

    /** The name on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Bots> named(String id) {
        for (var bot : values()) if (bot.id().equals(id)) return Optional.of(bot);
        return Optional.empty();
    }
}
