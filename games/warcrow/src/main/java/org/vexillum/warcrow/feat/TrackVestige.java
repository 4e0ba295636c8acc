package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.morale.WillpowerTest;
import org.vexillum.warcrow.objectives.ObjectiveRange;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerIds;

/** A unit tracks the vestige of its company at the end of its activation (WC-FEAT-TRACK-07). */
public record TrackVestige(String unit) {
    private static final int NEEDED = 2;
    static final int GOAL = 4;

    /** Why it may not, or null if it may. */
    public @Nullable Refusal refusal(Battle battle) {
        var tracker = battle.unit(unit);
        if (battle.setting().feat() != Feat.TRACK)
            return Refusal.because("WC-FEAT-TRACK-07", "no-track");
        if (battle.feat().trackOver() || reached(battle))
            return Refusal.because("WC-FEAT-TRACK-14", "tracking-is-over");
        if (!tracker.card().character() && battle.characterIn(tracker) == null)
            return Refusal.because("WC-FEAT-TRACK-07", "no-character", unit);
        if (ObjectiveRange.adjacent(battle, tracker, MarkerIds.vestige(tracker.side())))
            return null;
        var rival = MarkerIds.vestige(tracker.side().other());
        return ObjectiveRange.adjacent(battle, tracker, rival)
                ? Refusal.because("WC-FEAT-TRACK-06", "vestige-of-the-rival", unit)
                : Refusal.because("WC-FEAT-TRACK-07", "no-vestige-near", unit);
    }

    private static boolean reached(Battle battle) {
        return battle.feat().meter(Side.A) >= GOAL || battle.feat().meter(Side.B) >= GOAL;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var tracker = battle.unit(unit);
        var why = Rules.of("WC-FEAT-TRACK-07", "WC-FEAT-TRACK-08", "WC-FEAT-TRACK-11");
        boolean tracks = tracker.card().lurks();
        if (tracks) why = why.and("WC-FEAT-TRACK-09");
        var test =
                new WillpowerTest(unit, pool(battle), NEEDED, tracker.is(Keyword.ELITE), true, why);
        if (test.play(battle, referee) >= NEEDED) forward(battle, tracker.side(), referee);
    }

    /** One orange die more for Scouts and Ambushers (WC-FEAT-TRACK-09). */
    private DicePool pool(Battle battle) {
        var card = battle.unit(unit).card();
        return card.lurks() ? card.willpower().and(Die.ORANGE) : card.willpower();
    }

    private static void forward(Battle battle, Side side, Referee<Battle> referee) {
        Meters.move(battle, side, Feat.TRACK, 1, Rules.of("WC-FEAT-TRACK-11"), referee);
        if (battle.feat().meter(side) >= GOAL) won(battle, side, referee);
        else moveVestige(battle, side, referee);
    }

    /** Scored at once and final (WC-FEAT-TRACK-13). */
    private static void won(Battle battle, Side side, Referee<Battle> referee) {
        int rival = battle.feat().meter(side.other()) - 1;
        battle.setArcane(side, battle.arcane(side) + GOAL);
        battle.setArcane(side.other(), battle.arcane(side.other()) + rival);
        battle.feat().setTrackOver();
        var rules = Rules.of("WC-FEAT-TRACK-13", "WC-FEAT-TRACK-14");
        referee.record(new FeatEvents.TrackWon(side, GOAL, rival, rules));
    }

    /** The rival takes it away (WC-FEAT-TRACK-12). */
    public static void moveVestige(Battle battle, Side side, Referee<Battle> referee) {
        var rules = Rules.of("WC-FEAT-TRACK-12");
        if (battle.feat().vestige(side) == null) {
            referee.record(new FeatEvents.VestigeTakenAway(side, side.other(), rules));
            return;
        }
        var place = referee.ask(side.other(), new MoveVestige(side));
        battle.feat().setVestige(side, place.at());
        referee.record(new FeatEvents.VestigePlaced(side, side.other(), place.at(), rules));
    }
}
