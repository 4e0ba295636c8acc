package org.vexillum.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.TerrainTable;

/**
 * The games as the browser is told of them, which are the same for everybody.
 *
 * <p>To read all sample forces takes a moment in a server that has just started: they are read once
 * for each language, and begun when somebody asks for a page.
 */
final class GameList {
    private final RoomServices house;
    private final Executor threads;
    private final ConcurrentMap<Lang, CompletableFuture<List<Map<String, Object>>>> lists =
            new ConcurrentHashMap<>();

    GameList(RoomServices house) {
        this(house, task -> Thread.ofPlatform().name("games").daemon().start(task));
    }

    GameList(RoomServices house, Executor threads) {
        this.house = house;
        this.threads = threads;
    }

    /** Begins to make the list, for somebody who is likely to ask for it. */
    void prepare(Lang lang) {
        begun(lang);
    }

    List<Map<String, Object>> in(Lang lang) {
        try {
            return begun(lang).join();
        } catch (CompletionException failed) {
            lists.remove(lang);
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw failed;
        }
    }

    /** On a thread of its own: whoever asks for a page does not wait for it. */
    private CompletableFuture<List<Map<String, Object>>> begun(Lang lang) {
        return lists.computeIfAbsent(
                lang, _ -> CompletableFuture.supplyAsync(() -> all(lang), threads));
    }

    private List<Map<String, Object>> all(Lang lang) {
        return Desks.games().stream().map(id -> game(Desks.of(id), lang)).toList();
    }

    /** The editions of a game in one object, what belongs to one of them marked so. */
    private Map<String, Object> game(List<Desk<?, ?>> editions, Lang lang) {
        var first = editions.getFirst();
        var words = ServerWords.in(lang);
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

    private static List<Map<String, Object>> editions(List<Desk<?, ?>> desks, ServerWords words) {
        var editions = new ArrayList<Map<String, Object>>();
        for (var desk : desks) {
            var id = desk.edition();
            if (!id.isEmpty())
                editions.add(Json.object("id", id, "name", words.say("edition", id)));
        }
        return editions;
    }

    private static List<Map<String, Object>> named(
            List<String> ids, String prefix, ServerWords words) {
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

    static Map<String, Object> force(String id, ForceSummary force) {
        return Json.object(
                "id", id,
                "name", force.name(),
                "points", force.points(),
                "limit", force.limit(),
                "units", force.units().stream().map(GameList::unit).toList());
    }

    private static Map<String, Object> unit(ForceSummary.Unit unit) {
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
            var words = ServerWords.in(lang);
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

    private static List<Map<String, Object>> values(
            Desk<?, ?> desk, String option, ServerWords words) {
        var values = new ArrayList<Map<String, Object>>();
        for (var id : OptionValues.possible(desk.format().options(), option))
            values.add(Json.object("id", id, "name", words.say("option." + option + "." + id)));
        return values;
    }
}
