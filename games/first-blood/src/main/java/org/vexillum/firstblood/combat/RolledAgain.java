package org.vexillum.firstblood.combat;

import org.vexillum.kernel.dice.Check;

/**
 * The faces of hit dice that are rolled again, as masks: the active player's rules come first, what
 * the opponent's ask for follows, and no die is rolled a third time (FB-DICE-09).
 */
public record RolledAgain(int first, int then) {
    public RolledAgain {
        then &= ~first;
    }

    /**
     * @param own by the rules of those who roll
     * @param imposed by the rules of those who are attacked
     * @param active whether the active player rolls
     */
    public static RolledAgain of(int own, int imposed, boolean active) {
        return active ? new RolledAgain(own, imposed) : new RolledAgain(imposed, own);
    }

    boolean any() {
        return (first | then) != 0;
    }

    boolean byBoth() {
        return first != 0 && then != 0;
    }

    Check with(Check check) {
        return check.rollingAgain(first).thenRollingAgain(then);
    }
}
