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
        new ChallengeMove(regiment, target).play(battle, referee);
        resolve(battle, engages(battle, regiment, target), referee);
    }

    /** The same where the move is known to have engaged or not. */
    public void moved(Battle battle, boolean engages, Referee<Battle> referee) {
        declare(battle, regiment, target, false, referee);
        resolve(battle, engages, referee);
    }

    private void resolve(Battle battle, boolean engages, Referee<Battle> referee) {
        if (engages) {
            meet(battle, regiment, target, referee);
            return;
        }
        var acting = battle.regiment(regiment);
        var challenged = battle.regiment(target);
        boolean alive = alive(acting) && alive(challenged);
        boolean peers = Champions.peers(acting, challenged);
        var rules = Rules.of("FB-CHALLENGE-09");
        if (alive && !peers) rules = Rules.of("FB-OFFICER-10");
        else if (alive && acting.character() == Regiment.NOBODY) rules = rules.and("FB-OFFICER-09");
        referee.record(new CharacterEvents.ChallengeUnresolved(regiment, target, rules));
        if (alive && peers) new Provocation(target, regiment).play(battle, referee);
    }

    private static boolean alive(Regiment regiment) {
        return Champions.of(regiment) != Regiment.NOBODY;
    }

    static void declare(
            Battle battle, String by, String at, boolean inAnswer, Referee<Battle> referee) {
        var acting = battle.regiment(by);
        var challenged = battle.regiment(at);
        var rules =
                inAnswer
                        ? Rules.of("FB-PROVOKED-02", "FB-PROVOKED-04")
                        : Rules.of("FB-CHALLENGE-01");
        if (acting.character() == Regiment.NOBODY) rules = rules.and("FB-OFFICER-08");
        referee.record(
                new CharacterEvents.ChallengeDeclared(
                        by, Champions.of(acting), at, Champions.of(challenged), inAnswer, rules));
    }

    /** Whether both live and any model of the one engages any of the other (FB-CHALLENGE-04). */
    static boolean engages(Battle battle, String by, String at) {
        var acting = battle.regiment(by);
        var challenged = battle.regiment(at);
        return alive(acting) && alive(challenged) && Engagement.engages(battle, acting, challenged);
    }

    /** The challenged steps up, and they fight (FB-CHALLENGE-05). */
    static void meet(Battle battle, String by, String at, Referee<Battle> referee) {
        int one = Champions.of(battle.regiment(by));
        int other = Champions.of(battle.regiment(at));
        new StepUp(at, other, by, one).play(battle, referee);
        new Duel(by, one, at, other).play(battle, referee);
    }
}
