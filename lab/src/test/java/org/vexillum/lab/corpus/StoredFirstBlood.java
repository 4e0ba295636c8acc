package org.vexillum.lab.corpus;

import java.util.List;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.arena.FirstBloodArena;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Correction;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Player;
import org.vexillum.lab.Raids;

/** Every scenario with every sample force of an edition, greedy bots and random ones. */
record StoredFirstBlood(Edition edition) implements Stored<Battle> {
    @Override
    public String folder() {
        return "first-blood-edition-" + edition.number();
    }

    @Override
    public Game<Battle> rules() {
        return new FirstBlood();
    }

    @Override
    public Battle start(int number) {
        var forces = Raids.forces(edition);
        var first = forces.get(number / 4 % forces.size());
        var second = forces.get((number / 4 + number / 4 / forces.size() + 1) % forces.size());
        var scenario = Scenario.values()[number % 4];
        var arena = new FirstBloodArena(edition, scenario, first, second, Options.DEFAULT);
        return arena.start(new RandomSource(number), false);
    }

    @Override
    public Player<Battle> player(int number, long seed) {
        return (number / 50 % 2 == 0 ? Bots.GREEDY : Bots.RANDOM).player(seed);
    }

    @Override
    public @Nullable Object correction(Battle battle, RandomSource lot) {
        var regiments = battle.regiments().stream().filter(Regiment::onTable).toList();
        if (regiments.isEmpty()) return null;
        var regiment = regiments.get(lot.below(regiments.size()));
        return new Correction(List.of(change(battle, regiment, lot)));
    }

    private static Correction.Change change(Battle battle, Regiment regiment, RandomSource lot) {
        return switch (lot.below(5)) {
            case 0 -> new Correction.SetBroken(regiment.id(), !regiment.broken());
            case 1 -> new Correction.SetAimed(regiment.id(), true);
            case 2 -> new Correction.TokensOf(regiment.id(), regiment.tokens() + 1);
            case 3 -> new Correction.SetActivated(regiment.id(), !regiment.activated());
            default -> {
                var side = regiment.side();
                yield new Correction.PointsOf(side, battle.points(side) + 1);
            }
        };
    }
}
