package org.vexillum.tourneys.store;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.SettingLimits;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Undone;
import tools.jackson.core.JacksonException;

/** A log that somebody brings: read only if everything in it is what this program writes. */
public final class LogCheck {
    private static final int MOST = 50_000;

    private final List<LoggedChange> log = new ArrayList<>();
    private final TreeSet<Integer> voided = new TreeSet<>();
    private int entered;

    private LogCheck() {}

    /** The log of these entries, each as JSON. Refused with the entry and field that is wrong. */
    public static List<LoggedChange> read(List<?> entries) {
        if (entries.size() > MOST) throw new ChangeRefused("log-long", MOST);
        var check = new LogCheck();
        for (var each : entries) check.add(each);
        return check.log;
    }

    private void add(Object tree) {
        int number = log.size() + 1;
        EntryCheck.check(number, tree);
        var entry = read(number, tree);
        if (entry.number() != number)
            throw new ChangeRefused("field-value", number, "number", entry.number());
        try {
            follows(entry);
        } catch (ChangeRefused refused) {
            throw refused.at(number);
        }
        log.add(entry);
    }

    private static LoggedChange read(int number, Object tree) {
        try {
            return EventStore.entry(tree);
        } catch (JacksonException broken) { // a number that no field can hold
            throw new ChangeRefused("field-value", number, "change", "?");
        }
    }

    private void follows(LoggedChange entry) {
        switch (entry.change()) {
            case EventChange.Created(var settings) -> SettingLimits.check(settings);
            case EventChange.Changed(var name, var value) ->
                    SettingLimits.check(OptionNames.with(Settings.of("", "plain"), name, value));
            case EnrolmentChange.Entered(var entrant) -> id(entry.number(), entrant.id());
            case Undone(var undone) -> undone(entry.number(), undone);
            default -> {}
        }
    }

    /** Ids are given in order, so that the next one is free. */
    private void id(int number, String id) {
        entered++;
        if (!id.equals("#" + entered))
            throw new ChangeRefused("field-value", number, "change.entrant.id", id);
    }

    private void undone(int number, int undone) {
        boolean there = undone > 1 && undone < number && voided.add(undone);
        if (!there || log.get(undone - 1).change() instanceof Undone)
            throw new ChangeRefused("field-value", number, "change.entry", undone);
    }
}
