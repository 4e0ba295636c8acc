package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.morale.WillpowerTest;
import org.vexillum.warcrow.objectives.ObjectiveRange;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.EventToken;

/** A unit begins to seal a rift at the end of its activation (WC-FEAT-RIFT-04). */
public record SealRift(String unit, String fog) {
    /** How many turns ahead the token lies without a success (WC-FEAT-RIFT-06). */
    private static final int AHEAD = 6;

    /** Why it may not, or null if it may. */
    public @Nullable Refusal refusal(Battle battle) {
        var marker = battle.feat().fog(fog);
        if (battle.setting().feat() != Feat.RIFT || marker == null || !marker.onTable())
            return Refusal.because("WC-FEAT-RIFT-04", "no-rift", fog);
        var sealing = battle.unit(unit);
        if (Rift.character(battle, sealing) == null)
            return Refusal.because("WC-FEAT-RIFT-04", "no-character", unit);
        if (!ObjectiveRange.adjacent(battle, sealing, fog))
            return Refusal.because("WC-FEAT-RIFT-04", "not-adjacent", unit, fog);
        return marker.being()
                ? Refusal.because("WC-FEAT-RIFT-12", "being-sealed", fog, marker.sealer())
                : null;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        int successes = test(battle, referee);
        int now = battle.clock().now();
        int turn = Math.max(now, now + AHEAD - successes);
        var marker = battle.feat().fog(fog);
        if (marker == null) return;
        battle.feat().setFog(marker.sealedBy(unit));
        battle.events().add(new EventToken(EventToken.Kind.SEAL, fog, turn));
        boolean never = turn > Clock.last();
        var rules = Rules.of("WC-FEAT-RIFT-04", "WC-FEAT-RIFT-06", "WC-TURN-09", "WC-GAME-02");
        referee.record(new FeatEvents.SealBegun(unit, fog, successes, turn, never, rules));
    }

    /** With the willpower of the Character, and one orange die more for Mages. */
    private int test(Battle battle, Referee<Battle> referee) {
        var sealing = battle.unit(unit);
        var character = Rift.character(battle, sealing);
        if (character == null) return 0;
        var why = Rules.of("WC-FEAT-RIFT-05");
        var pool = character.card().willpower();
        if (character.is(Keyword.MAGE)) {
            pool = pool.and(Die.ORANGE);
            why = why.and("WC-FEAT-RIFT-07");
        }
        boolean elite = sealing.is(Keyword.ELITE) || character.is(Keyword.ELITE);
        return new WillpowerTest(unit, pool, 0, elite, false, why).play(battle, referee);
    }
}
