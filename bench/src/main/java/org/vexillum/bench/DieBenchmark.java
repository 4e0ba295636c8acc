package org.vexillum.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.kernel.dice.SeededDice;

/** One D6 from the simulation's generator: the unit in which all other costs are counted. */
public class DieBenchmark extends Measured {
    private final SeededDice dice = new SeededDice(1);
    private int index;

    @Benchmark
    public int oneDie() {
        return dice.d6(1, index++ & 0xFFFF);
    }
}
