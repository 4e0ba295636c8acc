package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.Source;
import org.vexillum.rulebook.SearchHit;
import org.vexillum.server.Json;
import org.vexillum.server.play.RoomServices;

/** The ledger of rules. */
final class RuleRoutes {
    private static final int MOST = 60;

    private final RoomServices house;

    RuleRoutes(RoomServices house) {
        this.house = house;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/rules", this::search);
        routes.get("/api/rules/{id}", this::one);
    }

    private void search(Context context) {
        var lang = VisitorIdentity.lang(context);
        var words = Optional.ofNullable(context.queryParam("q")).orElse("").strip();
        var game = game(context);
        var found = words.isEmpty() ? all(game) : found(words, lang, game);
        JsonAnswer.json(
                context,
                Json.object("rules", found.stream().map(rule -> rule(rule, lang)).toList()));
    }

    private Optional<GameId> game(Context context) {
        var name = context.queryParam("game");
        if (name == null || name.isEmpty()) return Optional.empty();
        var known = house.rulebook().game(name);
        return Optional.of(known.orElseThrow(() -> RequestRefused.wrong("no-game", name)));
    }

    private List<RuleEntry> all(Optional<GameId> game) {
        return house.rulebook().list(game.orElseThrow(() -> RequestRefused.wrong("missing", "q")));
    }

    private List<RuleEntry> found(String words, Lang lang, Optional<GameId> game) {
        var exactly = house.rulebook().rule(words);
        if (exactly.isPresent()) return List.of(exactly.get());
        return house.rulebook().search(words, lang, game, MOST).stream()
                .map(SearchHit::rule)
                .toList();
    }

    private void one(Context context) {
        var id = context.pathParam("id");
        var rule =
                house.rulebook().rule(id).orElseThrow(() -> RequestRefused.unknown("no-rule", id));
        JsonAnswer.json(context, rule(rule, VisitorIdentity.lang(context)));
    }

    static Map<String, Object> rule(RuleEntry rule, Lang lang) {
        return Json.object(
                "id", rule.id(),
                "game", rule.game().id(),
                "gameName", rule.game().title(),
                "area", rule.area(),
                "areaName", rule.areaName().in(lang),
                "name", both(rule.name()),
                "text", both(rule.text()),
                "edition", rule.edition().orElse(null),
                "ruling", rule.ruling().map(RuleRoutes::both).orElse(null),
                "examples", rule.example().map(e -> List.of(both(e))).orElse(null),
                "sources", rule.sources().stream().map(source -> source(source, lang)).toList());
    }

    private static Map<String, Object> source(Source source, Lang lang) {
        return Json.object(
                "publication", source.publication().in(lang), "chapter", source.chapter().in(lang));
    }

    private static Map<String, Object> both(Bilingual words) {
        return Json.object("en", words.en(), "es", words.es());
    }
}
