package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.gamekit.force.ForceSource;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.StoredForce;
import org.vexillum.server.store.ForceStore;
import org.vexillum.server.store.SecretTokens;

/** Forces of one's own, and what can be picked for them. */
final class ForceRoutes {
    private static final int MOST = 200;
    private static final int LARGEST = 200_000;

    private final RoomServices house;
    private final Quotas quotas;
    private final VisitorIdentity visits;
    private final ForceStore forces;

    ForceRoutes(RoomServices house, VisitorIdentity visits, Quotas quotas) {
        this.quotas = quotas;
        this.house = house;
        this.visits = visits;
        forces = new ForceStore(house.database());
    }

    void add(RoutesConfig routes) {
        routes.get("/api/forces", this::list);
        routes.post("/api/forces", this::make);
        routes.post("/api/forces/check", this::check);
        routes.get("/api/forces/{id}", this::one);
        routes.put("/api/forces/{id}", this::change);
        routes.delete("/api/forces/{id}", this::remove);
        routes.get("/api/traits", this::traits);
    }

    // ---- looking

    private void list(Context context) {
        var all = new ArrayList<Map<String, Object>>();
        for (var kept : kept(context)) all.add(shown(kept, VisitorIdentity.lang(context), false));
        for (var game : Desks.games())
            for (var name : Desks.of(game).getFirst().forces().samples())
                all.add(
                        sample(
                                Desks.of(game).getFirst(),
                                name,
                                VisitorIdentity.lang(context),
                                false));
        JsonAnswer.json(context, Json.object("forces", all));
    }

    private List<ForceStore.Kept> kept(Context context) {
        return VisitorIdentity.Papers.of(context).visitor().map(forces::of).orElse(List.of());
    }

    private void one(Context context) {
        var id = context.pathParam("id");
        var lang = VisitorIdentity.lang(context);
        for (var kept : kept(context))
            if (kept.id().equals(id)) {
                JsonAnswer.json(context, shown(kept, lang, true));
                return;
            }
        for (var desk : Desks.all())
            if (desk.forces().samples().contains(id)) {
                JsonAnswer.json(context, sample(desk, id, lang, true));
                return;
            }
        throw RequestRefused.unknown("no-force", id);
    }

    /** A list that cannot be read is shown as such, and stands in nobody's way. */
    private Map<String, Object> shown(ForceStore.Kept kept, Lang lang, boolean whole) {
        return Desks.find(kept.game(), kept.edition())
                .or(() -> Desks.find(kept.game(), ""))
                .map(desk -> shown(desk, kept, lang, whole))
                .orElseGet(() -> unreadable(kept, lang, whole));
    }

    private static <F> Map<String, Object> shown(
            Desk<?, F> desk, ForceStore.Kept kept, Lang lang, boolean whole) {
        var force = StoredForce.read(desk.forces(), kept).force();
        if (force == null) return unreadable(kept, lang, whole);
        var shown = shown(desk, kept.id(), force, false);
        if (!whole) return shown;
        var written = StoredForce.written(desk.forces(), kept, force);
        shown.put("text", written ? kept.text() : ForceSource.of(desk.forces(), force, lang));
        shown.put("written", written);
        return whole(shown, desk, force, lang);
    }

    private static Map<String, Object> unreadable(ForceStore.Kept kept, Lang lang, boolean whole) {
        var words = ServerWords.in(lang);
        var shown =
                GameList.force(
                        kept.id(),
                        new ForceSummary(words.say("force.unreadable"), 0, 0, List.of()));
        shown.put("game", kept.game());
        if (!kept.edition().isEmpty()) shown.put("edition", kept.edition());
        shown.put("sample", false);
        shown.put("trouble", words.say("error.force-unreadable", kept.id()));
        if (whole) shown.put("text", kept.text());
        if (whole) shown.put("written", true);
        return shown;
    }

    private <F> Map<String, Object> sample(Desk<?, F> desk, String id, Lang lang, boolean whole) {
        var force = SampleNames.read(desk.forces(), id, lang);
        var shown = shown(desk, id, force, true);
        if (!whole) return shown;
        shown.put("text", ForceSource.of(desk.forces(), force, lang));
        return whole(shown, desk, force, lang);
    }

    private static <F> Map<String, Object> shown(
            Desk<?, F> desk, String id, F force, boolean sample) {
        var shown = GameList.force(id, desk.forces().muster(force));
        shown.put("game", desk.format().id().id());
        if (!desk.edition().isEmpty() && !sample) shown.put("edition", desk.edition());
        shown.put("sample", sample);
        return shown;
    }

    private static <F> Map<String, Object> whole(
            Map<String, Object> shown, Desk<?, F> desk, F force, Lang lang) {
        shown.put("force", desk.forces().tree(force));
        shown.put("roster", roster(desk, force, lang));
        return shown;
    }

    /** To be printed, not to be read again. */
    static <F> String roster(Desk<?, F> desk, F force, Lang lang) {
        return String.join("\n", desk.forces().roster(force, lang)) + "\n";
    }

    // ---- changing

    private void make(Context context) {
        var visitor = visits.visitor(context);
        if (forces.of(visitor).size() >= MOST) throw RequestRefused.late("too-many-forces", MOST);
        put(context, visitor, SecretTokens.id(), 201);
    }

    private void change(Context context) {
        var visitor = visits.visitor(context);
        var id = context.pathParam("id");
        if (forces.find(visitor, id).isEmpty()) throw RequestRefused.unknown("no-force", id);
        put(context, visitor, id, 200);
    }

    private void put(Context context, String visitor, String id, int status) {
        quotas.take(Quotas.Thing.FORCE, context);
        var body = Json.body(context.body());
        var desk = desk(body);
        var whole = kept(desk, id, body);
        if (whole.text().length() > LARGEST)
            throw new RequestRefused(413, "too-large", LARGEST / 1000);
        forces.put(visitor, whole, house.now());
        var kept = forces.find(visitor, id).orElseThrow();
        JsonAnswer.json(context.status(status), shown(kept, VisitorIdentity.lang(context), true));
    }

    /** What somebody wrote is kept as he wrote it, if it can be read again. */
    private static <F> ForceStore.Kept kept(Desk<?, F> desk, String id, RequestFields body) {
        var force = read(desk, body).force();
        if (force == null) throw RequestRefused.wrong("not-read");
        var text = body.has("force") ? desk.forces().json(force) : body.text("text");
        var kept = new ForceStore.Kept(id, desk.format().id().id(), desk.edition(), text);
        if (StoredForce.read(desk.forces(), kept).force() == null)
            throw RequestRefused.wrong("not-read");
        return kept;
    }

    static <F> ForceReading<F> read(Desk<?, F> desk, RequestFields body) {
        return ForceReader.read(desk.forces(), content(body), fileName(body));
    }

    private static String content(RequestFields body) {
        return body.has("force") ? Json.write(body.object("force").fields()) : body.text("text");
    }

    private static String fileName(RequestFields body) {
        return body.has("force") ? "force.json" : "";
    }

    private void remove(Context context) {
        var visitor = visits.visitor(context);
        var id = context.pathParam("id");
        if (forces.find(visitor, id).isEmpty()) throw RequestRefused.unknown("no-force", id);
        forces.remove(visitor, id);
        context.status(204);
    }

    private void check(Context context) {
        var body = Json.body(context.body());
        var desk = desk(body);
        JsonAnswer.json(
                context, new ForceCheckAnswer(VisitorIdentity.lang(context)).of(desk, body));
    }

    /** The edition that is asked for, else the one that the list names, else the one in use. */
    private static Desk<?, ?> desk(RequestFields body) {
        var usual = desk(body.text("game"), body.text("edition", ""));
        if (!body.text("edition", "").isEmpty()) return usual;
        var named = ForceReader.edition(usual.forces(), content(body), fileName(body));
        return Desks.find(body.text("game"), named).orElse(usual);
    }

    private static Desk<?, ?> desk(String game, String edition) {
        return Desks.find(game, edition).orElseThrow(() -> RequestRefused.wrong("no-game", game));
    }

    // ---- special rules

    private void traits(Context context) {
        var game = String.valueOf(context.queryParam("game"));
        var edition = context.queryParam("edition");
        var desk = desk(game, edition == null ? "" : edition);
        var lang = VisitorIdentity.lang(context);
        var traits = new ArrayList<Map<String, Object>>();
        for (var trait : desk.traits()) {
            var rule = house.rulebook().rule(trait.rule());
            traits.add(
                    Json.object(
                            "name", desk.format().written(trait, lang).replaceFirst("\\(.*", ""),
                            "text", rule.map(found -> found.text().in(lang)).orElse(""),
                            "rule", trait.rule(),
                            "value", trait.written().contains("(")));
        }
        JsonAnswer.json(context, Json.object("traits", traits));
    }
}
