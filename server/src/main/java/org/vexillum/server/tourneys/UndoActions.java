package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.ClockChange;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.event.Undone;
import org.vexillum.tourneys.event.UnitBookChange;

/** Takes steps back: what players entered meanwhile stays. */
final class UndoActions {
    private UndoActions() {}

    static void undo(EventRequest job) {
        var steps =
                job.body().has("entry")
                        ? stepWith(job.tourney(), job.body().whole("entry"))
                        : last(job.tourney());
        if (steps.isEmpty()) throw new ChangeRefused("nothing-to-undo");
        var all = new ArrayList<>(steps);
        all.addAll(clock(job.tourney(), steps));
        job.tourney().undo(all.stream().map(LoggedChange::number).toList(), job.hand());
    }

    /** A round that is taken back takes its clock along. */
    private static List<LoggedChange> clock(Tourney tourney, List<LoggedChange> steps) {
        boolean round = steps.stream().anyMatch(step -> step.change() instanceof PairingChange);
        if (!round) return List.of();
        int from = steps.getFirst().number();
        var voided = tourney.voided();
        return tourney.log().stream()
                .filter(entry -> entry.number() > from && entry.change() instanceof ClockChange)
                .filter(entry -> !voided.contains(entry.number()))
                .toList();
    }

    /** The last step of those who run the event, with all the entries it made. */
    static List<LoggedChange> last(Tourney tourney) {
        var voided = tourney.voided();
        for (var entry : tourney.log().reversed())
            if (entry.number() > 1 && !voided.contains(entry.number()) && official(entry))
                return stepWith(tourney, entry.number());
        return List.of();
    }

    private static boolean official(LoggedChange entry) {
        var by = entry.by().who();
        return (by.equals(Role.ORGANISER.word()) || by.equals(Role.REFEREE.word()))
                && !(entry.change() instanceof Undone)
                && !(entry.change() instanceof ClockChange)
                && !(entry.change() instanceof EventChange.Moved)
                && !(entry.change() instanceof EventChange.TakenUp)
                && !(entry.change() instanceof UnitBookChange)
                && !(entry.change() instanceof EnrolmentChange.Forgotten);
    }

    /** Entries made by one hand at one time are one step. */
    private static List<LoggedChange> stepWith(Tourney tourney, int number) {
        var log = tourney.log();
        if (number < 2 || number > log.size()) return List.of();
        var hand = log.get(number - 1).by();
        var voided = tourney.voided();
        var step = new ArrayList<LoggedChange>();
        for (var entry : log.subList(1, log.size()))
            if (entry.by().equals(hand)
                    && !voided.contains(entry.number())
                    && !(entry.change() instanceof Undone)) step.add(entry);
        return step;
    }
}
