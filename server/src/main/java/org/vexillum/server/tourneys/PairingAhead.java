package org.vexillum.server.tourneys;

import java.util.List;
import java.util.function.Consumer;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.Tourney;

/**
 * A round that is worked out beside its event, which everybody can look at meanwhile.
 *
 * <p>The workshop, through which such a request comes, spares the threads that answer people and
 * gives the work a budget; this spares the event, which nobody else could look at for as long as
 * somebody changes it. A hard round takes seconds, so that neither can stand in for the other.
 *
 * @param version of the event that it was worked out for
 * @param entries what makes the round
 */
record PairingAhead(int version, List<LoggedChange> entries) {
    static final String WORD = "pair";

    /** What an event is at a moment. */
    private record Then(int version, List<LoggedChange> log) {}

    /**
     * @param work what is done to a copy of the event
     */
    static PairingAhead of(EventRoom hall, Consumer<Tourney> work) {
        var then = hall.ask(now -> new Then(now.row().version(), List.copyOf(now.tourney().log())));
        var copy = Tourney.replay(then.log);
        work.accept(copy);
        var log = copy.log();
        return new PairingAhead(
                then.version, List.copyOf(log.subList(then.log.size(), log.size())));
    }

    /** Whether nothing has happened to the event since. */
    boolean fits(EventRoom.Now now) {
        return now.row().version() == version;
    }

    void enter(Tourney tourney) {
        for (var entry : entries) tourney.change(entry.change(), entry.by());
    }
}
