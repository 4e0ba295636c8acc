package org.vexillum.firstblood.characters;

import org.vexillum.firstblood.movement.ChallengeMove;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A challenge that came to nothing leaves its target provoked; it answers at once. */
public record Provocation(String provoked, String by) {
    public void play(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(provoked);
        referee.record(
                new CharacterEvents.Provoked(
                        provoked,
                        Champions.of(regiment),
                        Rules.of("FB-CHALLENGE-09", "FB-PROVOKED-01")));
        var reply = referee.ask(regiment.side(), new AnswerChallenge(provoked, by));
        switch (reply) {
            case ACCEPT -> accept(battle, referee);
            case REFUSE -> refuse(battle, referee);
        }
    }

    /** Out of sequence: no action of its own is used, and nobody is provoked in turn. */
    private void accept(Battle battle, Referee<Battle> referee) {
        Challenge.declare(battle, provoked, by, true, referee);
        new ChallengeMove(provoked, by).play(battle, referee);
        if (Challenge.engages(battle, provoked, by)) Challenge.meet(battle, provoked, by, referee);
        else
            referee.record(
                    new CharacterEvents.ProvocationLifted(provoked, Rules.of("FB-PROVOKED-03")));
    }

    /** FB-PROVOKED-05. */
    private void refuse(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(provoked);
        regiment.setPresenceLost(true);
        referee.record(
                new CharacterEvents.ChallengeRefused(
                        provoked, Champions.of(regiment), Rules.of("FB-PROVOKED-05")));
    }
}
