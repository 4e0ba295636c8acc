package org.vexillum.lab.corpus;

import org.vexillum.bots.RandomBot;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Player;
import org.vexillum.lab.harness.WarcrowSubject;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;

/** Every adventure, reported at random. */
final class StoredWarcrow implements Stored<Battle> {
    private final WarcrowSubject subject = new WarcrowSubject();

    @Override
    public String folder() {
        return "warcrow";
    }

    @Override
    public Game<Battle> rules() {
        return subject.rules();
    }

    @Override
    public Battle start(int number) {
        return subject.start(number);
    }

    @Override
    public Player<Battle> player(int number, long seed) {
        return new RandomBot<>(seed);
    }

    @Override
    public Object correction(Battle battle, RandomSource lot) {
        return switch (lot.below(3)) {
            case 0 -> new Correction.Points(Side.A, lot.below(4), lot.below(3));
            case 1 -> new Correction.Meter(Side.B, 1 + lot.below(10));
            default -> new Correction.TimeIsUp();
        };
    }
}
