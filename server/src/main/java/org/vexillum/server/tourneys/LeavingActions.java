package org.vexillum.server.tourneys;

import java.util.List;
import org.vexillum.tourneys.event.EventOptions.Concession;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;

/** Deeds of those who leave and come back. */
final class LeavingActions {
    static final String CONCEDE = "concede";
    static final String NO_SHOW = "noShow";
    static final String AFTER_ROUND = "afterRound";

    private LeavingActions() {}

    /** In mid-round it is held, until somebody says what becomes of the game. */
    static void drop(EventRequest job) {
        var who = job.who();
        boolean playing = playing(job, who);
        if (!playing) {
            job.change(new ParticipationChange.Dropped(who));
        } else if (!job.body().has("how") || job.player()) {
            job.change(new ParticipationChange.Leaving(who, true));
            job.hold(who);
        } else settle(job, who, job.body().oneOf("how", CONCEDE, NO_SHOW, AFTER_ROUND));
    }

    private static void settle(EventRequest job, String who, String how) {
        if (how.equals(AFTER_ROUND)) {
            job.change(new ParticipationChange.PlaysOn(who));
            return;
        }
        int round = job.event().lastRound();
        var game = job.event().round(round).gameOf(who).orElseThrow();
        job.change(
                how.equals(NO_SHOW)
                        ? new ResultChange.Absent(round, List.of(who))
                        : new ResultChange.Conceded(round, game.table(), who, counted(job)));
        job.change(new ParticipationChange.Dropped(who));
    }

    private static @org.vexillum.kernel.Nullable ResultSheet counted(EventRequest job) {
        boolean award = job.event().options().concession() == Concession.AWARD;
        return award || !job.body().has("scores") ? null : job.sheet();
    }

    private static boolean playing(EventRequest job, String who) {
        int last = job.event().lastRound();
        if (job.event().rounds().isEmpty()) return false;
        return job.event().round(last).gameOf(who).filter(game -> !game.done()).isPresent();
    }

    /** Whether somebody must still say what becomes of the game of one who wants to leave. */
    static boolean held(org.vexillum.tourneys.event.EventState event, String who) {
        if (event.rounds().isEmpty()) return false;
        var game = event.round(event.lastRound()).gameOf(who);
        var member = event.member(who);
        return game.filter(PairedGame::done).isEmpty() && member.leaving() && !member.playsOn();
    }

    static void stay(EventRequest job) {
        job.change(new ParticipationChange.Leaving(job.who(), false));
    }

    static void comeBack(EventRequest job) {
        job.change(new ParticipationChange.Returned(job.who()));
    }
}
