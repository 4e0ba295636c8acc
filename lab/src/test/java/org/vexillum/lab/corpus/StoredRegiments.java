package org.vexillum.lab.corpus;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Player;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.kit.arena.RegimentsArena;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/** Every sample force against every one, greedy bots and random ones. */
final class StoredRegiments implements Stored<Battle> {
    @Override
    public String folder() {
        return "regiments";
    }

    @Override
    public Game<Battle> rules() {
        return new Regiments();
    }

    @Override
    public Battle start(int number) {
        var names = RegimentsSamples.names();
        var first = names.get(number % names.size());
        var second = names.get(number / names.size() % names.size());
        var arena =
                new RegimentsArena(
                        RegimentsSamples.sample(first),
                        RegimentsSamples.sample(second),
                        Options.DEFAULT);
        return arena.start(new RandomSource(number), false);
    }

    @Override
    public Player<Battle> player(int number, long seed) {
        return (number / 25 % 2 == 0 ? Bots.GREEDY : Bots.RANDOM).player(seed);
    }

    @Override
    public @Nullable Object correction(Battle battle, RandomSource lot) {
        var units = battle.units().stream().filter(Unit::onTable).toList();
        if (units.isEmpty()) return null;
        var unit = units.get(lot.below(units.size()));
        return new Correction(List.of(change(battle, unit, lot)));
    }

    private static Correction.Change change(Battle battle, Unit unit, RandomSource lot) {
        return switch (lot.below(5)) {
            case 0 -> new Correction.SetShaken(unit.id(), !unit.shaken());
            case 1 -> new Correction.SetFatigued(unit.id(), !unit.fatigued());
            case 2 -> new Correction.SetActivated(unit.id(), !unit.activated());
            case 3 -> new Correction.Place(unit.id(), unit.front());
            default ->
                    battle.markers().isEmpty()
                            ? new Correction.SetShaken(unit.id(), true)
                            : new Correction.OwnerOf(lot.below(battle.markers().size()), Side.B);
        };
    }
}
