package org.vexillum.firstblood.characters;

import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.movement.ChallengeMove;
import org.vexillum.firstblood.movement.StepUp;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A challenge is declared: the move, and then a duel or a provocation. */
public record Challenge(String regiment, String target) {
    public void play(Battle battle, Referee<Battle> referee) {
        declare(battle, regiment, target, false, referee);
        if (meets(battle, regiment, target, referee)) return;
        var acting = battle.regiment(regiment);
        var challenged = battle.regiment(target);
        boolean alive = alive(acting) && alive(challenged);
        var rules = Rules.of("FB-CHALLENGE-09");
        if (alive && !Champions.peers(acting, challenged)) rules = Rules.of("FB-OFFICER-10");
        referee.record(new CharacterEvents.ChallengeUnresolved(regiment, target, rules));
        if (alive && Champions.peers(acting, challenged))
            new Provocation(target, regiment).play(battle, referee);
    }

    private static boolean alive(Regiment regiment) {
        return Champions.of(regiment) != Regiment.NOBODY;
    }

    static void declare(
            Battle battle, String by, String at, boolean inAnswer, Referee<Battle> referee) {
        var acting = battle.regiment(by);
        var challenged = battle.regiment(at);
        var rules = Rules.of(inAnswer ? "FB-PROVOKED-02" : "FB-CHALLENGE-01");
        if (acting.character() == Regiment.NOBODY) rules = rules.and("FB-OFFICER-08");
        referee.record(
                new CharacterEvents.ChallengeDeclared(
                        by, Champions.of(acting), at, Champions.of(challenged), inAnswer, rules));
    }

    /** The challenger's move; whether it led to a duel (FB-CHALLENGE-02 to FB-CHALLENGE-05). */
    static boolean meets(Battle battle, String by, String at, Referee<Battle> referee) {
        new ChallengeMove(by, at).play(battle, referee);
        var acting = battle.regiment(by);
        var challenged = battle.regiment(at);
        if (!alive(acting) || !alive(challenged)) return false;
        if (!Engagement.engages(battle, acting, challenged)) return false; // FB-CHALLENGE-04
        int one = Champions.of(acting);
        int other = Champions.of(challenged);
        new StepUp(at, other, by, one).play(battle, referee); // FB-CHALLENGE-05
        new Duel(by, one, at, other).play(battle, referee);
        return true;
    }
}
