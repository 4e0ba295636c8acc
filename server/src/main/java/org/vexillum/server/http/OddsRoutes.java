package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.adjudicate.Report;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFiles;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.server.Json;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.store.ForceStore;

/** Exact odds, as on the command line. */
final class OddsRoutes {
    private final RoomServices house;
    private final ForceStore forces;
    private final LongRequests work;

    OddsRoutes(RoomServices house) {
        this.house = house;
        work = new LongRequests(house.workshop());
        forces = new ForceStore(house.database());
    }

    void add(RoutesConfig routes) {
        routes.get("/api/odds/circumstances", this::circumstances);
        routes.post("/api/odds", this::odds);
    }

    // ---- what can be asked

    private void circumstances(Context context) {
        var game = AdjudicateRoutes.game(String.valueOf(context.queryParam("game")), "");
        var words = OddsWords.of(game.id(), VisitorIdentity.lang(context));
        var form = game.odds();
        JsonAnswer.json(
                context,
                Json.object(
                        "games",
                        Kits.all().stream().map(OddsRoutes::game).toList(),
                        "attacker",
                        words.label("attacker"),
                        "target",
                        words.label("target"),
                        "example",
                        form.example(),
                        "actions",
                        form.actions().stream()
                                .map(id -> Json.object("id", id, "name", words.label(id)))
                                .toList(),
                        "circumstances",
                        form.circumstances().stream()
                                .map(one -> circumstance(one, words))
                                .toList()));
    }

    private static Map<String, Object> game(GameKit game) {
        return Json.object(
                "id", game.id().id(),
                "name", game.id().title(),
                "editions", game.editions(),
                "forces", game.odds().ofUnits());
    }

    private static Map<String, Object> circumstance(Circumstance one, OddsWords words) {
        return Json.object(
                "id", one.id(),
                "name", words.label(one.id()),
                "type", one.kind().name().toLowerCase(Locale.ROOT),
                "actions", one.actions(),
                "excludes", one.excludes());
    }

    // ---- the answer

    private void odds(Context context) {
        var body = Json.body(context.body());
        var lang = VisitorIdentity.lang(context);
        var game =
                AdjudicateRoutes.game(
                        body.text("game", Kits.names().getFirst()), body.text("edition", ""));
        work.answer(context, () -> odds(body, game, lang));
    }

    private Map<String, Object> odds(RequestFields body, GameKit game, Lang lang) {
        try {
            var answer = answer(body, game, lang);
            if (answer.idle()) throw RequestRefused.late("nothing-to-strike", answer.attacker());
            if (body.flag("atOnce") && answer.takesLong())
                return Json.object("takesLong", true, "attacker", answer.attacker());
            return told(answer, OddsWords.of(game.id(), lang), lang);
        } catch (FileFault fault) {
            throw invalid(fault, game, lang);
        }
    }

    private OddsAnswer answer(RequestFields body, GameKit game, Lang lang) {
        if (body.has("file")) return OddsFiles.read(body.text("file"), game, Optional.of(game));
        var asked =
                new OddsQuery(
                        body.text("action"),
                        named(body, "attacker"),
                        named(body, "target"),
                        given(body),
                        game.options());
        return game.odds().answer(asked, new OddsForces(forces, lang));
    }

    private static @Nullable String named(RequestFields body, String role) {
        var text = body.text(role, "");
        return text.isBlank() ? null : text;
    }

    private static Map<String, Object> given(RequestFields body) {
        var given = new LinkedHashMap<String, Object>();
        if (body.has("circumstances"))
            body.object("circumstances")
                    .fields()
                    .forEach((id, value) -> {
                        if (value != null) given.put(String.valueOf(id), value);
                    });
        return given;
    }

    private static Map<String, Object> told(OddsAnswer answer, OddsWords words, Lang lang) {
        return Json.object(
                "text",
                String.join("\n", answer.lines(lang)),
                "json",
                Facts.numbered(answer.facts()),
                "attacker",
                answer.attacker(),
                "chart",
                answer.charts(lang).stream().map(OddsRoutes::chart).toList(),
                "rows",
                answer.figures(lang).stream()
                        .map(figure -> List.of(figure.name(), words.percent(figure.chance())))
                        .toList(),
                "parts",
                answer.parts(lang).stream()
                        .map(part -> List.of(part.name(), part.value()))
                        .toList());
    }

    private static Map<String, Object> chart(OddsChart chart) {
        return Json.object(
                "name", chart.name(),
                "exactly", chart.chance().toArray(),
                "mean", chart.chance().mean());
    }

    /** What is wrong, behind the name of the field that it stands in. */
    private RequestRefused invalid(FileFault fault, GameKit game, Lang lang) {
        var said = new Report("odds", game.id(), house.rulebook(), lang).told(fault);
        var field = fault.place().path();
        boolean asked =
                List.of("attacker", "target", "action").contains(field)
                        || game.odds().circumstances().stream()
                                .anyMatch(one -> one.id().equals(field));
        var where = asked ? OddsWords.of(game.id(), lang).label(field) + ": " : "";
        return new RequestRefused(
                400, "invalid", new RequestRefused.Ready(where + said, "", Rules.NONE, field));
    }
}
