package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.force.ForceFormat;
import org.vexillum.formats.force.Mustered;
import org.vexillum.formats.force.SampleNames;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.Words;
import org.vexillum.server.games.Desk;
import org.vexillum.server.games.Desks;
import org.vexillum.server.play.House;
import org.vexillum.server.play.TerrainTable;

/** What can be played here, and how. */
final class GameRoutes {
    private final House house;
    private final Links links;
    private final ServerOptions options;

    GameRoutes(House house, Links links, ServerOptions options) {
        this.house = house;
        this.links = links;
        this.options = options;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/games", this::games);
    }

    private void games(Context context) {
        var lang = Visits.lang(context);
        var games = new ArrayList<Map<String, Object>>();
        for (var id : Desks.games()) games.add(game(Desks.of(id), lang));
        Answer.json(
                context,
                Json.object(
                        "games", games,
                        "books", books(),
                        "here", here(context),
                        "version", options.version()));
    }

    /** The games whose rules can be looked up; not all of them can be played. */
    private static List<Object> books() {
        var books = new ArrayList<Object>();
        for (var id : GameId.values()) books.add(Json.object("id", id.id(), "name", id.title()));
        return books;
    }

    private Map<String, Object> here(Context context) {
        var url = links.base(context);
        var others = options.publicUrl().isPresent() ? List.<String>of() : options.addresses();
        return Json.object(
                "url",
                url,
                "loopback",
                Links.loopback(url),
                "others",
                others,
                "qr",
                others.isEmpty() ? null : new QrPicture(others.getFirst()).svg());
    }

    /** The editions of a game in one object, what belongs to one of them marked so. */
    private Map<String, Object> game(List<Desk<?, ?>> editions, Lang lang) {
        var first = editions.getFirst();
        var words = Words.in(lang);
        var game =
                Json.object(
                        "id",
                        first.format().id().id(),
                        "name",
                        first.format().id().title(),
                        "editions",
                        editions(editions, words),
                        "scenarios",
                        named(first.scenarios(), "scenario.", words),
                        "feats",
                        named(first.feats(), "feat.", words),
                        "refereed",
                        first.refereed(),
                        "bots",
                        named(first.bots(), "bot.", words),
                        "samples",
                        samples(editions, lang),
                        "options",
                        options(first, lang),
                        "table",
                        first.size(),
                        "blank",
                        first.blanks());
        game.putAll(new TerrainTable(house).offer(first, lang));
        return game;
    }

    private static List<Map<String, Object>> editions(List<Desk<?, ?>> desks, Words words) {
        var editions = new ArrayList<Map<String, Object>>();
        for (var desk : desks) {
            var id = Desks.edition(desk);
            if (!id.isEmpty())
                editions.add(Json.object("id", id, "name", words.say("edition", id)));
        }
        return editions;
    }

    private static List<Map<String, Object>> named(List<String> ids, String prefix, Words words) {
        return ids.stream()
                .map(id -> Json.object("id", id, "name", words.say(prefix + id)))
                .toList();
    }

    // ---- forces

    private static List<Map<String, Object>> samples(List<Desk<?, ?>> editions, Lang lang) {
        var samples = new LinkedHashMap<String, Map<String, Object>>();
        for (var desk : editions) samples(desk.forces(), lang, samples);
        return List.copyOf(samples.values());
    }

    private static <F> void samples(
            ForceFormat<F> format, Lang lang, Map<String, Map<String, Object>> samples) {
        for (var name : format.samples())
            samples.computeIfAbsent(
                    name, _ -> force(name, format.muster(SampleNames.read(format, name, lang))));
    }

    static Map<String, Object> force(String id, Mustered force) {
        return Json.object(
                "id", id,
                "name", force.name(),
                "points", force.points(),
                "limit", force.limit(),
                "units", force.units().stream().map(GameRoutes::unit).toList());
    }

    private static Map<String, Object> unit(Mustered.Unit unit) {
        return Json.object("id", unit.id(), "name", unit.name());
    }

    // ---- options

    private List<Map<String, Object>> options(Desk<?, ?> desk, Lang lang) {
        var usual = OptionValues.of(desk.format().options());
        var rules = house.rulebook().options(desk.format().id());
        var options = new ArrayList<Map<String, Object>>();
        for (var option : usual.entrySet()) {
            var rule = rules.get(option.getKey());
            if (rule == null || desk.format().free(option.getKey())) continue;
            var words = Words.in(lang);
            options.add(
                    Json.object(
                            "id", option.getKey(),
                            "question", words.say("option." + option.getKey()),
                            "values", values(desk, option.getKey(), words),
                            "default", option.getValue(),
                            "rule", rule.id()));
        }
        return options;
    }

    private static List<Map<String, Object>> values(Desk<?, ?> desk, String option, Words words) {
        var values = new ArrayList<Map<String, Object>>();
        for (var id : OptionValues.possible(desk.format().options(), option))
            values.add(Json.object("id", id, "name", words.say("option." + option + "." + id)));
        return values;
    }
}
