package org.vexillum.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Warmup;
import org.vexillum.bots.RandomBot;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.lab.Matchup;
import org.vexillum.regiments.kit.arena.RegimentsArena;
import org.vexillum.regiments.kit.bot.GreedyBot;
import org.vexillum.regiments.kit.bot.OddsCache;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

/** Whole games of two forces of 1500 points, set-up and terrain included; no game twice. */
public class GameBenchmark extends MeasuredCalls {
    private final OddsCache memory = new OddsCache();
    private final Matchup<Battle> random = contest(seed -> new RandomBot<>(seed));
    private final Matchup<Battle> greedy = contest(_ -> new GreedyBot(memory));
    private final Battle table = MidgameTable.battle(random);
    private int game;

    private static Matchup<Battle> contest(PlayerFactory<Battle> bot) {
        var first = RegimentsSamples.sample("salt-march");
        var second = RegimentsSamples.sample("ashen-crown");
        var arena = new RegimentsArena(first, second, Options.DEFAULT);
        return new Matchup<>(arena, bot, bot, 1, true);
    }

    @Benchmark
    @Warmup(iterations = 40)
    public int randomGame(Spent spent) {
        return spent.on(256, _ -> random.play(game++).steps());
    }

    /** Warm means here that the bot has met most fights before. */
    @Benchmark
    @Warmup(iterations = 16)
    @Measurement(iterations = 6)
    public int greedyGame(Spent spent) {
        return spent.on(64, _ -> greedy.play(game++).steps());
    }

    @Benchmark
    public int tableCopy(Spent spent) {
        return spent.on(20_000, _ -> table.copy().units().size());
    }
}
