package org.vexillum.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Warmup;
import org.vexillum.bots.RandomBot;
import org.vexillum.bots.regiments.GreedyBot;
import org.vexillum.bots.regiments.Memory;
import org.vexillum.formats.regiments.force.Forces;
import org.vexillum.lab.Contest;
import org.vexillum.lab.Outcome;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

/** Whole games of two forces of 1500 points, set-up and terrain included; no game twice. */
@Warmup(iterations = 5, time = 2)
public class GameBenchmark extends Measured {
    private final Memory memory = new Memory();
    private final Contest random = contest(seed -> new RandomBot<>(seed));
    private final Contest greedy = contest(_ -> new GreedyBot(memory));
    private final Battle table = Midgame.battle(random);
    private int game;

    private static Contest contest(Contest.Opponent bot) {
        var first = Forces.sample("salt-march");
        var second = Forces.sample("ashen-crown");
        return new Contest(first, second, bot, bot, Options.DEFAULT, 1, true);
    }

    @Benchmark
    public Outcome randomGame() {
        return random.play(game++);
    }

    @Benchmark
    public Outcome greedyGame() {
        return greedy.play(game++);
    }

    @Benchmark
    public Battle tableCopy() {
        return table.copy();
    }
}
