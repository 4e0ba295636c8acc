package org.vexillum.lanterns;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.State.Stage;

/** What happens before, between and after the turns. */
public record Rounds(Battle battle, Referee<Battle> referee) {
    /** Both sides roll a die, ties again; the higher one is returned. */
    Side rollOff(String rule) {
        while (true) {
            var dice = new Dice(Side.A, Events.Purpose.ROLL_OFF, Check.READ, 1);
            var a = referee.roll(dice);
            var b = referee.roll(new Dice(Side.B, dice.purpose(), Check.READ, 1));
            referee.record(new Events.RolledOff(a, b, Rules.of(rule)));
            if (a.sum() != b.sum()) return a.sum() > b.sum() ? Side.A : Side.B;
        }
    }

    /** One fighter is placed, and the other side is next (LD-DEPLOY-02). */
    void deploy() {
        var waiting = battle.fighters().stream().filter(Fighter::waits).toList();
        if (waiting.isEmpty()) {
            battle.enter(Stage.ROUND_START, 1, battle.next);
            return;
        }
        var own = waiting.stream().filter(one -> one.side() == battle.next).findFirst();
        var fighter = own.orElse(waiting.getFirst());
        var to = referee.ask(fighter.side(), new PlaceFighter(fighter.id())).to();
        battle.set(fighter.at(to));
        battle.next = fighter.side().other();
        referee.record(new Events.Deployed(fighter.id(), to, Rules.of("LD-DEPLOY-02")));
    }

    /** Who begins (LD-ROUND-02), and how dark it is (LD-SIGHT-02). */
    void begin() {
        var holder = battle.holder();
        var first = holder == null ? rollOff("LD-ROUND-02") : holder.other();
        battle.fighters().forEach(one -> battle.set(one.done(false)));
        battle.enter(Stage.TURNS, battle.round, first);
        var rules = Rules.of("LD-ROUND-02", "LD-SIGHT-02");
        referee.record(new Events.RoundBegan(battle.round, first, Visibility.dusk(battle), rules));
    }

    /** Points for the lantern (LD-SCORE-01), and after five rounds the result (LD-WIN-01). */
    void end() {
        var holder = battle.holder();
        var nearer = nearer();
        if (holder != null) score(holder, 2, "LD-SCORE-01");
        else if (nearer != null) score(nearer, 1, "LD-SCORE-01");
        if (battle.round == Battle.ROUNDS) finish(ahead(), "LD-WIN-01");
        else battle.enter(Stage.ROUND_START, battle.round + 1, battle.next);
    }

    /** The side with more fighters by the lantern, or null. */
    private @Nullable Side nearer() {
        long more = by(Side.A) - by(Side.B);
        return more == 0 ? null : more > 0 ? Side.A : Side.B;
    }

    private long by(Side side) {
        var all = battle.standing(side).stream();
        return all.filter(one -> !one.shaken() && Light.lit(battle, one)).count();
    }

    /** A side with nobody left ends the battle at once (LD-END-01). */
    void endIfNobodyIsLeft() {
        for (var side : Side.values())
            if (battle.standing(side).isEmpty()) {
                score(side.other(), 2 * (Battle.ROUNDS - battle.round + 1), "LD-END-01");
                finish(ahead(), "LD-END-01");
            }
    }

    /** LD-WIN-01. */
    private @Nullable Side ahead() {
        if (battle.a == battle.b) return battle.holder();
        return battle.a > battle.b ? Side.A : Side.B;
    }

    private void score(Side side, int more, String rule) {
        if (side == Side.A) battle.a += more;
        else battle.b += more;
        referee.record(new Events.Scored(side, more, battle.points(side), Rules.of(rule)));
    }

    void finish(@Nullable Side winner, String rule) {
        battle.stage = Stage.OVER;
        battle.winner = winner;
        referee.record(new Events.Ended(winner, battle.a, battle.b, Rules.of(rule)));
    }
}
