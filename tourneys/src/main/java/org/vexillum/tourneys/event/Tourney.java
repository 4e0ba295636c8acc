package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** An event: the log of everything that happened to it, and the state that follows. */
public final class Tourney {
    private final List<LoggedChange> log = new ArrayList<>();
    private EventState event;

    private Tourney(Settings settings) {
        event = new EventState(settings);
    }

    public static Tourney create(Settings settings, ChangeAuthor by) {
        var tourney = new Tourney(settings);
        tourney.change(new EventChange.Created(settings), by);
        return tourney;
    }

    /** The event that a stored log leads to. */
    public static Tourney replay(List<LoggedChange> log) {
        if (log.isEmpty() || !(log.getFirst().change() instanceof EventChange.Created created))
            throw new ChangeRefused("no-log");
        var tourney = new Tourney(created.settings());
        tourney.log.addAll(log);
        tourney.rebuild();
        return tourney;
    }

    public EventState event() {
        return event;
    }

    /** Every change ever made, those undone included. */
    public List<LoggedChange> log() {
        return Collections.unmodifiableList(log);
    }

    /** Makes a change. If it is refused, nothing has changed. */
    public void change(Change change, ChangeAuthor by) {
        boolean anywhere =
                change instanceof EventChange.TakenUp
                        || change instanceof EnrolmentChange.Forgotten;
        if (!anywhere) mustBeHere();
        try {
            change.apply(event);
        } catch (ChangeRefused refused) {
            rebuild();
            throw refused;
        }
        log.add(new LoggedChange(log.size() + 1, by, change));
    }

    /** Takes the last change back that is not undone yet; everything else stays. */
    public LoggedChange undo(ChangeAuthor by) {
        mustBeHere();
        var last = lastEffective();
        log.add(new LoggedChange(log.size() + 1, by, new Undone(last.number())));
        rebuild();
        return last;
    }

    /**
     * Takes chosen changes back, as if they had never been made.
     *
     * <p>Refused if a later change rests on them: nothing that came after is lost.
     */
    public void undo(List<Integer> numbers, ChangeAuthor by) {
        mustBeHere();
        int before = log.size();
        var voided = voided();
        for (int number : numbers) {
            boolean there = number > 1 && number <= before && !voided.contains(number);
            if (!there || log.get(number - 1).change() instanceof Undone)
                throw new ChangeRefused("nothing-to-undo");
            log.add(new LoggedChange(log.size() + 1, by, new Undone(number)));
        }
        try {
            rebuild();
        } catch (ChangeRefused rests) {
            log.subList(before, log.size()).clear();
            rebuild();
            throw new ChangeRefused("undo-rested");
        }
    }

    private void mustBeHere() {
        if (event.moved()) throw new ChangeRefused("moved");
    }

    private LoggedChange lastEffective() {
        var voided = voided();
        for (int i = log.size() - 1; i > 0; i--) {
            var entry = log.get(i);
            if (!(entry.change() instanceof Undone) && !voided.contains(entry.number()))
                return entry;
        }
        throw new ChangeRefused("nothing-to-undo");
    }

    /** The numbers of the entries that were undone. */
    public TreeSet<Integer> voided() {
        var voided = new TreeSet<Integer>();
        for (var entry : log)
            if (entry.change() instanceof Undone undone) voided.add(undone.entry());
        return voided;
    }

    private void rebuild() {
        var created = (EventChange.Created) log.getFirst().change();
        var fresh = new EventState(created.settings());
        var voided = voided();
        for (var entry : log) if (!voided.contains(entry.number())) apply(entry, fresh);
        event = fresh;
    }

    private static void apply(LoggedChange entry, EventState event) {
        try {
            entry.change().apply(event);
        } catch (ChangeRefused refused) {
            throw refused.at(entry.number());
        }
    }
}
