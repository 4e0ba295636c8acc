package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.GameResult;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.Round;
import org.vexillum.tourneys.event.RoundShare;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.standing.PlaceExplanation;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;
import org.vexillum.tourneys.text.CertificateText;
import org.vexillum.tourneys.text.TourneyMessages;

/** An event as plain values, for programs. */
public final class EventJson {
    private final EventSession session;
    private final EventState event;
    private final TourneyMessages say;

    public EventJson(EventSession session, TourneyMessages say) {
        this.session = session;
        this.event = session.event();
        this.say = say;
    }

    public SequencedMap<String, @Nullable Object> of() {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("event", event.settings().name());
        json.put("pack", event.pack().id());
        json.put("participants", Standings.after(event, event.lastRound()).lines().size());
        json.put("plannedRounds", event.plannedRounds());
        if (event.rounds().isEmpty() || event.roundsBefore() > 0)
            json.put("standings", standings(Standings.after(event, event.roundsBefore())));
        json.put("rounds", event.rounds().stream().map(this::round).toList());
        if (event.over() || event.closed()) json.put("final", standings(Standings.last(event)));
        if (event.over() || event.closed()) json.put("why", why());
        if (!event.penalties().isEmpty())
            json.put("penalties", event.penalties().stream().map(this::penalty).toList());
        json.put("ratings", ratings(event.lastRound()));
        json.put("ratingsShown", shown(event.lastRound()));
        json.put("notices", notices());
        json.put("closed", event.closed());
        var refused = session.refused();
        if (refused != null) json.put("refused", refusal(refused));
        var unclear = session.unclear();
        if (unclear != null) json.put("refused", AnswerJson.unclear(unclear, say));
        return json;
    }

    private List<String> notices() {
        var notices = new ArrayList<String>();
        for (var each : event.notices()) notices.add(say.notice(each, event.pack()));
        var unrated = session.unrated();
        if (!unrated.isEmpty())
            notices.add(TourneyMessages.cited(say.it("notice." + unrated), unrated, event.pack()));
        return notices;
    }

    private Map<String, Object> refusal(ChangeRefused refused) {
        var json = new LinkedHashMap<String, Object>();
        json.put("key", refused.key());
        json.put("rule", event.pack().cite(refused.key()));
        json.put("text", say.refusal(refused, event.pack()));
        json.put("line", session.where().line());
        return json;
    }

    private Map<String, Object> penalty(Penalty penalty) {
        var json = new LinkedHashMap<String, Object>();
        json.put("who", penalty.who());
        json.put("kind", say.it("report.penalty." + penalty.kind(), penalty.amount()));
        json.put("round", penalty.round());
        json.put("rule", event.pack().cite(penalty.kind().cited()));
        return json;
    }

    private Map<String, @Nullable Object> round(Round round) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("round", round.number());
        var adventure = event.adventure(round.number());
        if (!adventure.scenario().isEmpty()) json.put("scenario", adventure.scenario());
        if (!adventure.feat().isEmpty()) json.put("feat", adventure.feat());
        if (!round.bye().isEmpty()) json.put("bye", round.bye());
        json.put("pairings", round.games().stream().map(game -> game(round, game)).toList());
        json.put("certificate", certificate(round));
        json.put("complete", round.complete());
        var standings = session.snapshots().get(round.number());
        if (standings != null) json.put("standings", standings(standings));
        if (standings != null) json.put("ratings", ratings(round.number()));
        if (standings != null) json.put("ratingsShown", shown(round.number()));
        var asked =
                session.asked().stream().filter(each -> each.round() == round.number()).toList();
        if (!asked.isEmpty()) json.put("soFar", asked.stream().map(this::standings).toList());
        return json;
    }

    private Map<String, Object> certificate(Round round) {
        var certificate = round.certificate();
        var json = new LinkedHashMap<String, Object>();
        json.put("method", certificate.method().name().toLowerCase(Locale.ROOT));
        json.put("rematches", certificate.rematches());
        json.put("difference", certificate.difference());
        json.put("leastDifference", certificate.leastDifference());
        json.put("lookAhead", certificate.lookAhead().name().toLowerCase(Locale.ROOT));
        json.put("repeatedTables", certificate.repeatedTables());
        json.put("text", new CertificateText(say, event).of(round));
        return json;
    }

    private Map<String, @Nullable Object> game(Round round, PairedGame game) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("table", game.table());
        json.put("a", game.a());
        json.put("b", game.b());
        if (game.rematch()) json.put("rematch", true);
        if (game.disputed()) json.put("disputed", true);
        var result = game.result();
        if (result == null) return json;
        if (!game.conceded().isEmpty()) json.put("gaveUp", List.of(game.conceded()));
        if (result.kind() == GameResult.Kind.AWARDED) json.put("gaveUp", result.absent());
        else if (!result.absent().isEmpty()) json.put("absent", result.absent());
        if (!game.losses().isEmpty()) json.put("gameLoss", game.losses());
        json.put("scores", List.of(side(round, game.a()), side(round, game.b())));
        return json;
    }

    private Map<String, @Nullable Object> side(Round round, String who) {
        var share = share(round, who);
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("who", who);
        parts(share.score(), json);
        json.put("vp", share.vp());
        json.put("tp", share.tp());
        var result = share.result();
        json.put("result", result == null ? "none" : result.key());
        if (result != null) json.put("resultName", result.in(say.lang()));
        var rule =
                event.pack().cite(share.bye() ? "bye-points" : result == null ? "" : result.key());
        if (!rule.isEmpty()) json.put("rule", rule);
        if (share.bye()) json.put("bye", true);
        if (share.decided()) json.put("decidedByReferee", true);
        return json;
    }

    private RoundShare share(Round round, String who) {
        return event.shares(who, round.number()).stream()
                .filter(each -> each.round() == round.number())
                .findFirst()
                .orElseThrow();
    }

    private void parts(CompanyScore score, Map<String, @Nullable Object> json) {
        var parts = event.pack().parts();
        for (int i = 0; i < parts.size(); i++)
            json.put(parts.get(i).name().key(), score.parts().get(i));
    }

    private List<Map<String, @Nullable Object>> standings(Standings standings) {
        return standings.lines().stream().map(EventJson::line).toList();
    }

    /** Without a place for the disqualified: WC-STAND-04. */
    private static Map<String, @Nullable Object> line(StandingsLine line) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("place", line.placed() ? line.place() : null);
        json.put("company", line.id());
        if (!line.entrant().faction().isEmpty()) json.put("faction", line.entrant().faction());
        json.put("tp", line.tp());
        json.put("vp", line.vp());
        json.put("conceded", line.conceded());
        if (line.vp() != line.scored()) json.put("scored", line.scored());
        json.put("games", line.games());
        json.put("byes", line.byes());
        json.put("lot", line.lot());
        json.put("met", line.rivals());
        if (!line.status().name().equals("PRESENT"))
            json.put("status", line.status().name().toLowerCase(Locale.ROOT));
        return json;
    }

    private Map<String, List<String>> why() {
        var why = new PlaceExplanation(Standings.last(event), say);
        var json = new LinkedHashMap<String, List<String>>();
        for (var member : event.members()) json.put(member.id(), why.of(member.id()));
        return json;
    }

    private Map<String, String> ratings(int round) {
        var json = new LinkedHashMap<String, String>();
        session.ratings(round).forEach((who, rating) -> json.put(who, rating.toPlainString()));
        return json;
    }

    /** WC-RATING-11: as people see them. */
    private Map<String, Integer> shown(int round) {
        var json = new LinkedHashMap<String, Integer>();
        session.ratings(round)
                .forEach((who, rating) -> json.put(who, Integer.valueOf(Elo.shown(rating))));
        return json;
    }
}
