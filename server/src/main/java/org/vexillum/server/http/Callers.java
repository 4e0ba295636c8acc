package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.List;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.tourneys.Caller;
import org.vexillum.server.tourneys.Tourneys;

/** Who somebody is at an event: a browser by its cookie, a program by the token of its link. */
final class Callers {
    private final Tourneys tourneys;

    Callers(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /** The passes that somebody has, the last taken first. */
    List<Pass> passes(Context context) {
        var papers = Visits.Papers.of(context);
        var bearer = papers.bearer();
        if (bearer.isPresent()) return tourneys.passes().byToken(bearer.get()).stream().toList();
        return papers.visitor().map(tourneys.passes()::of).orElse(List.of());
    }

    /** Somebody with all his passes, which are looked up once. */
    record Anywhere(boolean known, List<Pass> passes, List<String> marks) {
        Caller at(String tourney) {
            return Caller.of(known, passes, tourney, marks);
        }
    }

    Anywhere at(Context context) {
        var papers = Visits.Papers.of(context);
        boolean known = papers.bearer().isPresent() || papers.visitor().isPresent();
        return new Anywhere(known, passes(context), papers.marks());
    }

    Caller at(Context context, String tourney) {
        return at(context).at(tourney);
    }

    /** Somebody at the event of the address: that he comes proves what its file said of him. */
    Caller here(Context context) {
        var id = context.pathParam("id");
        Visits.Papers.of(context)
                .visitor()
                .ifPresent(visitor -> tourneys.passes().prove(visitor, id));
        return at(context, id);
    }
}
