package org.vexillum.cli.simulate;

import org.vexillum.lab.Contest;
import org.vexillum.regiments.army.Force;

/** What was simulated: a contest, the bots as they were named, and how many games. */
record Simulation(Contest contest, String botA, String botB, int games) {
    Force force(int number) {
        return number == 0 ? contest.first() : contest.second();
    }

    String bot(int number) {
        return number == 0 ? botA : botB;
    }
}
