package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** An event: the log of everything that happened to it, and the state that follows. */
public final class Tourney {
    private final List<Logged> log = new ArrayList<>();
    private Event event;

    private Tourney(Settings settings) {
        event = new Event(settings);
    }

    public static Tourney create(Settings settings, Hand by) {
        var tourney = new Tourney(settings);
        tourney.change(new Course.Created(settings), by);
        return tourney;
    }

    /** The event that a stored log leads to. */
    public static Tourney replay(List<Logged> log) {
        if (log.isEmpty() || !(log.getFirst().change() instanceof Course.Created created))
            throw new Refused("no-log");
        var tourney = new Tourney(created.settings());
        tourney.log.addAll(log);
        tourney.rebuild();
        return tourney;
    }

    public Event event() {
        return event;
    }

    /** Every change ever made, those undone included. */
    public List<Logged> log() {
        return Collections.unmodifiableList(log);
    }

    /** Makes a change. If it is refused, nothing has changed. */
    public void change(Change change, Hand by) {
        boolean anywhere =
                change instanceof Course.TakenUp || change instanceof Enrolment.Forgotten;
        if (!anywhere) mustBeHere();
        try {
            change.apply(event);
        } catch (Refused refused) {
            rebuild();
            throw refused;
        }
        log.add(new Logged(log.size() + 1, by, change));
    }

    /** Takes the last change back that is not undone yet; everything else stays. */
    public Logged undo(Hand by) {
        mustBeHere();
        var last = lastEffective();
        log.add(new Logged(log.size() + 1, by, new Undone(last.number())));
        rebuild();
        return last;
    }

    /**
     * Takes chosen changes back, as if they had never been made.
     *
     * <p>Refused if a later change rests on them: nothing that came after is lost.
     */
    public void undo(List<Integer> numbers, Hand by) {
        mustBeHere();
        int before = log.size();
        var voided = voided();
        for (int number : numbers) {
            boolean there = number > 1 && number <= before && !voided.contains(number);
            if (!there || log.get(number - 1).change() instanceof Undone)
                throw new Refused("nothing-to-undo");
            log.add(new Logged(log.size() + 1, by, new Undone(number)));
        }
        try {
            rebuild();
        } catch (Refused rests) {
            log.subList(before, log.size()).clear();
            rebuild();
            throw new Refused("undo-rested");
        }
    }

    private void mustBeHere() {
        if (event.moved()) throw new Refused("moved");
    }

    private Logged lastEffective() {
        var voided = voided();
        for (int i = log.size() - 1; i > 0; i--) {
            var entry = log.get(i);
            if (!(entry.change() instanceof Undone) && !voided.contains(entry.number()))
                return entry;
        }
        throw new Refused("nothing-to-undo");
    }

    /** The numbers of the entries that were undone. */
    public TreeSet<Integer> voided() {
        var voided = new TreeSet<Integer>();
        for (var entry : log)
            if (entry.change() instanceof Undone undone) voided.add(undone.entry());
        return voided;
    }

    private void rebuild() {
        var created = (Course.Created) log.getFirst().change();
        var fresh = new Event(created.settings());
        var voided = voided();
        for (var entry : log) if (!voided.contains(entry.number())) apply(entry, fresh);
        event = fresh;
    }

    private static void apply(Logged entry, Event event) {
        try {
            entry.change().apply(event);
        } catch (Refused refused) {
            throw refused.at(entry.number());
        }
    }
}
