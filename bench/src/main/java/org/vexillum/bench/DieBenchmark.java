package org.vexillum.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.kernel.dice.SeededDice;

/** One D6 from the simulation's generator: the unit in which all other costs are counted. */
public class DieBenchmark extends MeasuredCalls {
    private static final int CALLS = 3_000_000;
    private final SeededDice dice = new SeededDice(1);

    @Benchmark
    public int oneDie(Spent spent) {
        return spent.on(CALLS, i -> dice.d6(1, i & 0xFFFF));
    }
}
