package org.vexillum.server.tourneys;

import org.vexillum.gamekit.desk.Refused;
import org.vexillum.tourneys.event.Discipline;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.Share;

/** Deeds of a referee. */
final class Judging {
    private Judging() {}

    static void correct(Job job) {
        mustSayWhy(job);
        var game = job.game();
        job.change(new ResultChange.Corrected(job.round(), game.table(), job.sheet()));
    }

    private static void mustSayWhy(Job job) {
        if (job.body().text("why", "").isBlank()) throw Refused.wrong("missing", "why");
    }

    static void decide(Job job) {
        mustSayWhy(job);
        var who = job.who();
        int round = job.round();
        var had =
                job.event().shares(who, round).stream()
                        .filter(share -> share.round() == round)
                        .findFirst();
        int tp = points(job, "tp", had.map(Share::tp).orElse(0));
        int vp = points(job, "vp", had.map(Share::vp).orElse(0));
        job.change(new ResultChange.Decided(round, who, tp, vp));
    }

    private static int points(Job job, String field, int usual) {
        int points = job.body().has(field) ? job.body().whole(field) : usual;
        if (points < 0 || points > 1_000_000) throw Refused.wrong("no-number", field);
        return points;
    }

    static void penalty(Job job) {
        mustSayWhy(job);
        int amount = job.body().has("amount") ? points(job, "amount", 0) : 0;
        job.change(
                new Discipline.Penalised(new Penalty(job.who(), kind(job), amount, job.round())));
    }

    private static Penalty.Kind kind(Job job) {
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
