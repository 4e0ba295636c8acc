package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.Round;
import org.vexillum.tourneys.event.RoundShare;
import org.vexillum.tourneys.pack.Theme;
import org.vexillum.tourneys.text.CertificateText;

/** A round with its games, as one visitor may see it. */
final class RoundView {
    private final EventViewer look;
    private final EventState event;
    private final EventRequest.Played played;

    RoundView(EventViewer look, EventRequest.Played played) {
        this.look = look;
        event = look.event();
        this.played = played;
    }

    Map<String, Object> of(Round round) {
        var adventure = event.adventure(round.number());
        return Json.object(
                "round", round.number(),
                "published", round.published(),
                "complete", round.complete(),
                "scenario", theme(event.pack().scenarios(), adventure.scenario()),
                "feat", theme(event.pack().feats(), adventure.feat()),
                "bye", round.bye().isEmpty() ? null : round.bye(),
                "games", round.games().stream().map(game -> game(round, game)).toList(),
                "certificate", certificate(round));
    }

    private @Nullable Map<String, Object> theme(List<Theme> themes, String key) {
        for (var theme : themes)
            if (theme.name().key().equals(key)) return PackView.name(theme, look.lang());
        return null;
    }

    private Map<String, Object> certificate(Round round) {
        var certificate = round.certificate();
        var text = new CertificateText(look.say(), event).of(round);
        return Json.object(
                "method", certificate.method().name().toLowerCase(Locale.ROOT),
                "rematches", certificate.rematches(),
                "difference", certificate.difference(),
                "leastDifference", certificate.leastDifference(),
                "repeatedTables", certificate.repeatedTables(),
                "text", text.stream().map(look.names()::in).toList());
    }

    private Map<String, Object> game(Round round, PairedGame game) {
        var shown =
                Json.object(
                        "table", game.table(),
                        "a", game.a(),
                        "b", game.b(),
                        "rematch", game.rematch() ? true : null,
                        "state", state(game));
        if (look.staff() || look.own(game.a()) || look.own(game.b())) reports(round, game, shown);
        var result = game.result();
        if (result == null) return shown;
        if (!result.absent().isEmpty()) shown.put("absent", result.absent());
        if (!game.losses().isEmpty()) shown.put("gameLoss", game.losses());
        shown.put("sides", List.of(side(round, game, game.a()), side(round, game, game.b())));
        return shown;
    }

    static String state(PairedGame game) {
        if (game.done()) return "done";
        if (game.disputed()) return "disputed";
        return game.reports().isEmpty() ? "open" : "reported";
    }

    private void reports(Round round, PairedGame game, Map<String, Object> shown) {
        var reports = new ArrayList<Map<String, Object>>();
        game.reports()
                .forEach((by, sheet) ->
                        reports.add(
                                Json.object(
                                        "by",
                                        by,
                                        "scores",
                                        ResultActions.numbers(sheet),
                                        "at",
                                        look.now()
                                                .reckoning()
                                                .reportedAt(round.number(), game.table(), by))));
        shown.put("reports", reports);
        if (!game.played().match().isEmpty()) shown.put("match", match(game));
    }

    private Map<String, Object> match(PairedGame game) {
        int parts = event.pack().parts().size();
        var scores = ResultActions.numbers(game.played(), played, parts);
        return Json.object(
                "id",
                game.played().match(),
                "over",
                ResultActions.over(game.played(), played),
                "scores",
                scores.isEmpty() ? null : scores);
    }

    private Map<String, Object> side(Round round, PairedGame game, String who) {
        var share = share(round, who);
        var computed = game.decisions().containsKey(who) ? event.computed(round, who) : null;
        var result = share.result();
        return Json.object(
                "who",
                who,
                "scores",
                share.score().parts(),
                "tp",
                share.tp(),
                "vp",
                share.vp(),
                "conceded",
                share.conceded(),
                "result",
                result == null ? "none" : result.key(),
                "resultName",
                result == null ? "" : result.in(look.lang()),
                "bye",
                share.bye() ? true : null,
                "decided",
                computed == null ? null : Json.object("tp", computed.tp(), "vp", computed.vp()));
    }

    private RoundShare share(Round round, String who) {
        return event.shares(who, round.number()).stream()
                .filter(each -> each.round() == round.number())
                .findFirst()
                .orElseThrow();
    }
}
