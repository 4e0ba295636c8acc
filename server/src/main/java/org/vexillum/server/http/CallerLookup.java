package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.List;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.tourneys.EventCaller;
import org.vexillum.server.tourneys.Tourneys;

/** Who somebody is at an event: a browser by its cookie, a program by the token of its link. */
final class CallerLookup {
    private final Tourneys tourneys;

    CallerLookup(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /** The passes that somebody has, the last taken first. */
    List<Pass> passes(Context context) {
        var papers = VisitorIdentity.Papers.of(context);
        var bearer = papers.bearer();
        if (bearer.isPresent()) return tourneys.passes().byToken(bearer.get()).stream().toList();
        return papers.visitor().map(tourneys.passes()::of).orElse(List.of());
    }

    /** Somebody with all his passes, which are looked up once. */
    record Anywhere(boolean known, List<Pass> passes, List<String> marks) {
        EventCaller at(String tourney) {
            return EventCaller.of(known, passes, tourney, marks);
        }
    }

    Anywhere at(Context context) {
        var papers = VisitorIdentity.Papers.of(context);
        boolean known = papers.bearer().isPresent() || papers.visitor().isPresent();
        return new Anywhere(known, passes(context), papers.marks());
    }

    EventCaller at(Context context, String tourney) {
        return at(context).at(tourney);
    }

    /** Somebody at the event of the address: that he comes proves what its file said of him. */
    EventCaller here(Context context) {
        var id = context.pathParam("id");
        VisitorIdentity.Papers.of(context)
                .visitor()
                .ifPresent(visitor -> tourneys.passes().prove(visitor, id));
        return at(context, id);
    }
}
