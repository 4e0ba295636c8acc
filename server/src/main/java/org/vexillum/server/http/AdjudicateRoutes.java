package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.adjudicate.Report;
import org.vexillum.gamekit.adjudicate.ReportJson;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.Templates;
import org.vexillum.gamekit.adjudicate.Verdict;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.gamekit.tree.TreeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.play.RoomServices;

/** Situations of a real table, settled as on the command line. */
final class AdjudicateRoutes {
    private static final String FILE = "position";

    private final RoomServices house;
    private final LongRequests work;

    AdjudicateRoutes(RoomServices house) {
        this.house = house;
        work = new LongRequests(house.workshop());
    }

    void add(RoutesConfig routes) {
        routes.get("/api/adjudicate/kinds", this::kinds);
        routes.get("/api/adjudicate/template", this::template);
        routes.post("/api/adjudicate", this::judge);
    }

    static GameKit game(String name, String edition) {
        var game = Kits.called(name).orElseThrow(() -> RequestRefused.wrong("no-game", name));
        return game.editions().contains(edition) ? game.edition(edition) : game;
    }

    private static GameKit game(Context context) {
        var edition = Optional.ofNullable(context.queryParam("edition")).orElse("");
        return game(String.valueOf(context.queryParam("game")), edition);
    }

    // ---- what can be asked

    private void kinds(Context context) {
        var game = game(context);
        var teller = house.speech(game, VisitorIdentity.lang(context)).teller();
        var kinds = new ArrayList<Map<String, Object>>();
        for (var task : game.docket().tasks()) kinds.add(kind(task, teller));
        JsonAnswer.json(context, Json.object("kinds", kinds));
    }

    private static Map<String, Object> kind(Task<?> task, Teller teller) {
        return Json.object(
                "kind", task.name(),
                "chapter", task.chapter().name().toLowerCase(Locale.ROOT),
                "chapterName", teller.say("chapter." + task.chapter()),
                "description", teller.say("kind." + task.name()),
                "needsPlaces", task.placed(),
                "fields", task.fields().stream().map(field -> field(field, teller)).toList());
    }

    private static Map<String, Object> field(TaskField field, Teller teller) {
        return Json.object(
                "name", field.name(),
                "needed", field.needed(),
                "description", teller.say("field." + field.name()),
                "type", teller.say("type." + field.type()),
                "sort", field.type().name().toLowerCase(Locale.ROOT),
                "flag", field.type() == TaskField.Type.FLAG);
    }

    private void template(Context context) {
        var kind = String.valueOf(context.queryParam("kind"));
        var text =
                Templates.of(game(context).docket(), kind, VisitorIdentity.lang(context))
                        .orElseThrow(() -> RequestRefused.unknown("no-kind", kind));
        JsonAnswer.json(context, Json.object("file", text, "tree", tree(text)));
    }

    /** The same for a form. */
    private static @Nullable Object tree(String text) {
        var node = TreeReader.read(text, Format.YAML, new Problems());
        return node == null ? null : PlainTree.of(node);
    }

    // ---- judging

    private void judge(Context context) {
        var body = Json.body(context.body());
        var text = body.text("file");
        var usual = game(body.text("game", Kits.names().getFirst()), body.text("edition", ""));
        var lang = VisitorIdentity.lang(context);
        work.answer(context, () -> judged(text, usual, lang));
    }

    private Map<String, Object> judged(String text, GameKit usual, Lang lang) {
        var report = new Report(FILE, usual.id(), house.rulebook(), lang);
        try {
            var game = Adjudicator.game(text, usual);
            report = new Report(FILE, game.id(), house.rulebook(), lang);
            return ruling(report, Adjudicator.judge(text, game));
        } catch (FileFault fault) {
            return Json.object(
                    "status", "invalid",
                    "text", report.fault(fault),
                    "json", new ReportJson(report).of(fault));
        }
    }

    private static Map<String, Object> ruling(Report report, List<Verdict> verdicts) {
        var lines = new ArrayList<String>();
        for (var verdict : verdicts) {
            lines.addAll(report.lines(verdict));
            lines.addAll(report.open(verdict));
        }
        return Json.object(
                "status", ReportJson.status(verdicts),
                "text", String.join("\n", lines),
                "json", new ReportJson(report).of(verdicts));
    }
}
