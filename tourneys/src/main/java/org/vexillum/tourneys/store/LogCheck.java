package org.vexillum.tourneys.store;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Logged;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Refused;
import org.vexillum.tourneys.event.SettingLimits;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Undone;
import tools.jackson.core.JacksonException;

/** A log that somebody brings: read only if everything in it is what this program writes. */
public final class LogCheck {
    private static final int MOST = 50_000;

    private final List<Logged> log = new ArrayList<>();
    private final TreeSet<Integer> voided = new TreeSet<>();
    private int entered;

    private LogCheck() {}

    /** The log of these entries, each as JSON. Refused with the entry and field that is wrong. */
    public static List<Logged> read(List<?> entries) {
        if (entries.size() > MOST) throw new Refused("log-long", MOST);
        var check = new LogCheck();
        for (var each : entries) check.add(each);
        return check.log;
    }

    private void add(Object tree) {
        int number = log.size() + 1;
        EntryCheck.check(number, tree);
        var entry = read(number, tree);
        if (entry.number() != number)
            throw new Refused("field-value", number, "number", entry.number());
        try {
            follows(entry);
        } catch (Refused refused) {
            throw refused.at(number);
        }
        log.add(entry);
    }

    private static Logged read(int number, Object tree) {
        try {
            return EventStore.entry(tree);
        } catch (JacksonException broken) { // a number that no field can hold
            throw new Refused("field-value", number, "change", "?");
        }
    }

    private void follows(Logged entry) {
        switch (entry.change()) {
            case Course.Created(var settings) -> SettingLimits.check(settings);
            case Course.Changed(var name, var value) ->
                    SettingLimits.check(OptionNames.with(Settings.of("", "plain"), name, value));
            case Enrolment.Entered(var entrant) -> id(entry.number(), entrant.id());
            case Undone(var undone) -> undone(entry.number(), undone);
            default -> {}
        }
    }

    /** Ids are given in order, so that the next one is free. */
    private void id(int number, String id) {
        entered++;
        if (!id.equals("#" + entered))
            throw new Refused("field-value", number, "change.entrant.id", id);
    }

    private void undone(int number, int undone) {
        boolean there = undone > 1 && undone < number && voided.add(undone);
        if (!there || log.get(undone - 1).change() instanceof Undone)
            throw new Refused("field-value", number, "change.entry", undone);
    }
}
