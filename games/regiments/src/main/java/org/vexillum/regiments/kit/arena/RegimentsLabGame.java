package org.vexillum.regiments.kit.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.kit.bot.OddsCache;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

/** Regiments in the lab. */
public final class RegimentsLabGame implements LabGame<Battle, Force> {
    /** Bots of one thread share what they worked out in earlier games. */
    private final ThreadLocal<OddsCache> memories = ThreadLocal.withInitial(OddsCache::new);

    @Override
    public ForceFormat<Force> forces() {
        return new RegimentsForceFormat();
    }

    @Override
    public Arena<Battle> arena(Force first, Force second, Record options, int scenario) {
        return new RegimentsArena(first, second, (Options) options);
    }

    @Override
    public List<String> bots() {
        return Arrays.stream(Bots.values()).map(Bots::id).toList();
    }

    @Override
    public Optional<PlayerFactory<Battle>> bot(String name) {
        return Bots.named(name).map(bot -> seed -> bot.player(seed, memories.get()));
    }
}
