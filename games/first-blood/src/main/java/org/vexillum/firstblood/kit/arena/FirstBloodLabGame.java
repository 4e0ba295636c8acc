package org.vexillum.firstblood.kit.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.gamekit.force.ForceFormat;

/** First Blood in the lab, in one of its editions. */
public record FirstBloodLabGame(Edition edition) implements LabGame<Battle, Force> {
    @Override
    public ForceFormat<Force> forces() {
        return new FirstBloodForceFormat(edition);
    }

    @Override
    public List<String> scenarios() {
        return Arrays.stream(Scenario.values()).map(FirstBloodLabGame::id).toList();
    }

    static String id(Scenario scenario) {
        return scenario.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Arena<Battle> arena(Force first, Force second, Record options, int scenario) {
        var fought = Scenario.values()[scenario];
        return new FirstBloodArena(edition, fought, first, second, (Options) options);
    }

    @Override
    public List<String> bots() {
        return Arrays.stream(Bots.values()).map(Bots::id).toList();
    }

    @Override
    public Optional<PlayerFactory<Battle>> bot(String name) {
        return Bots.named(name).map(bot -> bot::player);
    }
}
