package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.lab.Contest;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.table.Battle;

/** One random game, looked at after every step. */
record WatchedGame(Contest contest, int game, int oneIn) {
    /** Plays it; returns the fingerprint of the table after each step. */
    List<Long> play() {
        var battle = contest.battle(game);
        var dice = new CountedDice(contest.dice(game));
        var ledger = new Ledger(oneIn == 1);
        var referee =
                new DirectReferee<>(
                        contest.player(game, Side.A), contest.player(game, Side.B), dice, ledger);
        referee.standAt(battle);
        var prints = new ArrayList<Long>();
        try {
            while (!new Regiments().over(battle)) {
                step(battle, referee);
                ledger.mustAgree(battle, dice.count());
                prints.add(battle.fingerprint());
            }
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError(this + ", step " + prints.size() + ": " + broken, broken);
        }
        return prints;
    }

    private void step(Battle battle, DirectReferee<Battle> referee) {
        boolean look = oneIn == 1 || battle.units().size() % oneIn == 0;
        if (look) Copies.mustBeDeep(battle);
        var copy = battle.copy();
        long before = copy.fingerprint();
        new Regiments().step(battle, referee);
        must(copy.fingerprint() == before, "a step changed a copy made before it");
        Laws.hold(battle);
    }

    @Override
    public String toString() {
        return contest.first().name()
                + " against "
                + contest.second().name()
                + ", seed "
                + contest.seed()
                + ", game "
                + game;
    }
}
