package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Set;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.Json;
import org.vexillum.server.QrPicture;
import org.vexillum.server.tourneys.ChangeWaiters;
import org.vexillum.server.tourneys.EventCaller;
import org.vexillum.server.tourneys.Tourneys;

/** One event: what somebody sees of it, and what he does to it. */
final class EventRoutes {
    private static final int PATIENCE = 25_000;

    /** What has to be worked out. */
    private static final Set<String> LONG = Set.of("pair", "repair");

    private final Tourneys tourneys;
    private final ChangeWaiters waiting;
    private final Links links;
    private final CallerLookup callers;
    private final LongRequests work;

    EventRoutes(Tourneys tourneys, ChangeWaiters waiting, Links links, LongRequests work) {
        this.work = work;
        this.tourneys = tourneys;
        this.waiting = waiting;
        this.links = links;
        callers = new CallerLookup(tourneys);
    }

    void add(RoutesConfig routes) {
        routes.get("/api/tourneys/{id}", this::view);
        routes.post("/api/tourneys/{id}/changes", this::change);
    }

    private void view(Context context) {
        var id = context.pathParam("id");
        tourneys.hall(id);
        var since = context.queryParam("since");
        if (since == null) {
            answer(context, callers.here(context));
            return;
        }
        callers.here(context).as(context.queryParam("as"));
        if (!since.matches("\\d{1,9}")) throw RequestRefused.wrong("no-number", "since");
        context.future(() ->
                waiting.since(id, Integer.parseInt(since), PATIENCE)
                        .thenAcceptAsync(changed -> {
                            if (changed) answer(context, callers.here(context));
                            else context.status(204);
                        }));
    }

    private void answer(Context context, EventCaller caller) {
        JsonAnswer.json(context, view(context, caller, context.queryParam("as")));
    }

    /** What the caller sees, with the addresses by which others come. */
    Map<String, Object> view(
            Context context, EventCaller caller, @org.vexillum.kernel.Nullable String as) {
        var id = context.pathParam("id");
        var view = tourneys.view(id, caller, caller.as(as), VisitorIdentity.lang(context));
        var join = links.base(context) + "/join/" + view.get("code");
        view.put("publicUrl", links.base(context) + "/tourneys/" + id);
        view.put("joinUrl", join);
        if (Boolean.TRUE.equals(view.get("registrationOpen")))
            view.put("joinSvg", new QrPicture(join).svg());
        return view;
    }

    private void change(Context context) {
        var body = Json.body(context.body());
        var caller = callers.here(context);
        var lang = VisitorIdentity.lang(context);
        var id = context.pathParam("id");
        if (LONG.contains(body.text("do", "")))
            work.then(
                    context,
                    () -> tourneys.change(id, body, caller, lang),
                    done -> JsonAnswer.json(context, told(context, body, caller, done)));
        else
            JsonAnswer.json(
                    context, told(context, body, caller, tourneys.change(id, body, caller, lang)));
    }

    private Map<String, Object> told(
            Context context, RequestFields body, EventCaller caller, Tourneys.Done done) {
        return Json.object(
                "notices",
                done.notices(),
                "held",
                done.held().isEmpty() ? null : done.held(),
                "view",
                view(context, caller, body.has("as") ? body.text("as") : null));
    }
}
