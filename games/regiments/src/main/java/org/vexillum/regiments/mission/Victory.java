package org.vexillum.regiments.mission;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;

/** The end of the battle, once the markers of the last round are checked (AOFR-MISSION-08). */
public record Victory() {
    /** AOFR-MISSION-07. */
    public static final int ROUNDS = 4;

    /** Whether the round just played is the last. */
    public static boolean due(Battle battle) {
        return battle.round() >= ROUNDS || battle.conceded() != null;
    }

    /** Who has won as things stand, or null for a draw. */
    public static @Nullable Side winner(Battle battle) {
        var loser = battle.conceded();
        if (loser != null) return loser.other();
        int lead = Integer.compare(held(battle, Side.A), held(battle, Side.B));
        if (lead == 0) return null;
        return lead > 0 ? Side.A : Side.B;
    }

    /** Markers a side controls. */
    public static int held(Battle battle, Side side) {
        int held = 0;
        for (var marker : battle.markers()) if (marker.owner() == side) held++;
        return held;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        for (var unit : battle.units()) {
            if (unit.status() != Status.AMBUSH) continue;
            unit.destroy();
            var rules = Rules.of("AOFR-SR-AMBUSH-2");
            referee.record(new MissionEvents.NeverCame(unit.id(), rules));
        }
        battle.setStage(Stage.OVER);
        var ended = Rules.of("AOFR-MISSION-07");
        referee.record(
                new MissionEvents.BattleEnded(
                        winner(battle),
                        battle.conceded(),
                        held(battle, Side.A),
                        held(battle, Side.B),
                        battle.conceded() == null ? ended.and("AOFR-MISSION-08") : ended));
    }
}
