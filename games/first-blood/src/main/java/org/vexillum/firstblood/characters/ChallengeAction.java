package org.vexillum.firstblood.characters;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Referee;

/** The Challenge action of a character or officer (FB-CHALLENGE-01, FB-OFFICER-08). */
public record ChallengeAction(String regiment) {
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        return Champions.noChallenge(battle, regiment);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var acting = battle.regiment(regiment);
        var target = referee.ask(acting.side(), new ChooseChallenged(regiment));
        new Challenge(regiment, target).play(battle, referee);
    }
}
