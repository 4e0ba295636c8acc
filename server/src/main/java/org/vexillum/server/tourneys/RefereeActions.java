package org.vexillum.server.tourneys;

import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.RoundShare;

/** Deeds of a referee. */
final class RefereeActions {
    private RefereeActions() {}

    static void correct(EventRequest job) {
        mustSayWhy(job);
        var game = job.game();
        job.change(new ResultChange.Corrected(job.round(), game.table(), job.sheet()));
    }

    private static void mustSayWhy(EventRequest job) {
        if (job.body().text("why", "").isBlank()) throw RequestRefused.wrong("missing", "why");
    }

    static void decide(EventRequest job) {
        mustSayWhy(job);
        var who = job.who();
        int round = job.round();
        var had =
                job.event().shares(who, round).stream()
                        .filter(share -> share.round() == round)
                        .findFirst();
        int tp = points(job, "tp", had.map(RoundShare::tp).orElse(0));
        int vp = points(job, "vp", had.map(RoundShare::vp).orElse(0));
        job.change(new ResultChange.Decided(round, who, tp, vp));
    }

    private static int points(EventRequest job, String field, int usual) {
        int points = job.body().has(field) ? job.body().whole(field) : usual;
        if (points < 0 || points > 1_000_000) throw RequestRefused.wrong("no-number", field);
        return points;
    }

    static void penalty(EventRequest job) {
        mustSayWhy(job);
        int amount = job.body().has("amount") ? points(job, "amount", 0) : 0;
        job.change(
                new ParticipationChange.Penalised(
                        new Penalty(job.who(), kind(job), amount, job.round())));
    }

    private static Penalty.Kind kind(EventRequest job) {
        var word = job.body().oneOf("kind", "warning", "TP", "VP", "gameLoss", "disqualification");
        return switch (word) {
            case "TP" -> Penalty.Kind.TP;
            case "VP" -> Penalty.Kind.VP;
            case "gameLoss" -> Penalty.Kind.GAME_LOSS;
            case "disqualification" -> Penalty.Kind.DISQUALIFICATION;
            default -> Penalty.Kind.WARNING;
        };
    }

    /** As the protocol writes it. */
    static String word(Penalty.Kind kind) {
        return switch (kind) {
            case TP -> "TP";
            case VP -> "VP";
            case GAME_LOSS -> "gameLoss";
            case DISQUALIFICATION -> "disqualification";
            case WARNING -> "warning";
        };
    }
}
