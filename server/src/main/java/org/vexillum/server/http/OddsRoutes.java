package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.formats.Games;
import org.vexillum.formats.adjudicate.Report;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsFiles;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.regiments.odds.RegimentsOdds;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Body;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.Words;
import org.vexillum.server.play.House;

/** Exact odds, as on the command line. */
final class OddsRoutes {
    private static final List<String> FLAGS = List.of("moved", "cover");

    private final House house;
    private final OddsUnits units;

    OddsRoutes(House house) {
        this.house = house;
        units = new OddsUnits(house);
    }

    void add(RoutesConfig routes) {
        routes.get("/api/odds/circumstances", this::circumstances);
        routes.post("/api/odds", this::odds);
    }

    private void circumstances(Context context) {
        mustBePlayed(String.valueOf(context.queryParam("game")));
        var words = Words.in(Visits.lang(context));
        var actions = new ArrayList<Map<String, Object>>();
        for (var id : List.of("charge", "shoot"))
            actions.add(Json.object("id", id, "name", words.say("odds." + id)));
        var all = new ArrayList<Map<String, Object>>();
        for (var id : FLAGS) all.add(circumstance(id, "flag", "shoot", words));
        all.add(circumstance("distance", "number", "shoot", words));
        for (var id : List.of("flank", "rear", "noStrikeBack"))
            all.add(circumstance(id, "flag", "charge", words));
        all.add(circumstance("models", "number", null, words));
        all.add(circumstance("targetModels", "number", null, words));
        Answer.json(context, Json.object("actions", actions, "circumstances", all));
    }

    private static Map<String, Object> circumstance(
            String id, String type, @Nullable String action, Words words) {
        return Json.object(
                "id", id, "name", words.say("odds." + id), "type", type, "action", action);
    }

    private static void mustBePlayed(String game) {
        if (!game.equals(GameId.REGIMENTS.id())) throw Refused.wrong("no-odds", game);
    }

    private void odds(Context context) {
        var body = Json.body(context.body());
        var lang = Visits.lang(context);
        mustBePlayed(body.text("game", GameId.REGIMENTS.id()));
        try {
            var answer = answer(context, body);
            if (answer.idle()) throw Refused.late("nothing-to-strike", answer.attacker());
            var facts = answer.facts();
            Answer.json(
                    context,
                    Json.object(
                            "text",
                            String.join("\n", answer.lines(lang)),
                            "json",
                            facts,
                            "chart",
                            chart(facts, lang),
                            "rows",
                            rows(facts, lang)));
        } catch (Fault fault) {
            throw invalid(fault, lang);
        }
    }

    private Refused invalid(Fault fault, Lang lang) {
        var report = new Report("odds", GameId.REGIMENTS, house.rulebook(), lang);
        return new Refused(
                400, "invalid", new Refused.Ready(report.fault(fault), "", Rules.NONE, ""));
    }

    private OddsAnswer answer(Context context, Body body) {
        var played = Games.of(GameId.REGIMENTS);
        if (body.has("file")) return OddsFiles.read(body.text("file"), played, Optional.of(played));
        var given = body.has("circumstances") ? body.object("circumstances") : new Body(Map.of());
        return new RegimentsOdds(units.request(context, body, given));
    }

    // ---- the answer for a chart

    private static List<Map<String, Object>> chart(Map<String, Object> facts, Lang lang) {
        var words = Words.in(lang);
        var chart = new ArrayList<Map<String, Object>>();
        for (var who : List.of("target", "attacker")) {
            if (!(facts.get(who + "Fate") instanceof Map<?, ?> fate)) continue;
            for (var what : List.of("wounds", "slain"))
                if (fate.get(what) instanceof Map<?, ?> chance)
                    chart.add(
                            Json.object(
                                    "name", words.say("odds." + what, name(facts, who)),
                                    "exactly", chance.get("exactly"),
                                    "mean", chance.get("mean")));
        }
        return chart;
    }

    private static String name(Map<String, Object> facts, String who) {
        return facts.get(who) instanceof Map<?, ?> unit ? String.valueOf(unit.get("name")) : who;
    }

    private static List<List<String>> rows(Map<String, Object> facts, Lang lang) {
        var words = Words.in(lang);
        var rows = new ArrayList<List<String>>();
        for (var what : List.of("won", "drawn", "lost"))
            if (facts.get(what) instanceof Double chance)
                rows.add(List.of(words.say("odds." + what), percent(chance, lang)));
        for (var who : List.of("target", "attacker"))
            if (facts.get(who + "Fate") instanceof Map<?, ?> fate)
                for (var what : List.of("destroyed", "routed", "shaken"))
                    if (fate.get(what) instanceof Double chance)
                        rows.add(
                                List.of(
                                        words.say("odds." + what, name(facts, who)),
                                        percent(chance, lang)));
        return rows;
    }

    private static String percent(double chance, Lang lang) {
        return String.format(lang.locale(), "%.1f %%", 100 * chance);
    }
}
