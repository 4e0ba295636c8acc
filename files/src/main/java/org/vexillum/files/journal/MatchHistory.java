package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;

/** Everything that happened in a match, in the order in which it did: what was taken back too. */
public final class MatchHistory {
    private final List<Told> told = new ArrayList<>();
    private final List<Integer> before = new ArrayList<>();
    private int standing;

    /**
     * One event.
     *
     * @param place how many events stood before it when it happened
     * @param withdrawn the number of the entry that took it back, or -1 if it stands
     * @param by the correction that it tells of, or null
     */
    public record Told(Event event, int place, int withdrawn, Entry.@Nullable Corrected by) {
        public boolean stands() {
            return withdrawn < 0;
        }
    }

    /** What happened, whether it stands or not. */
    public List<Told> told() {
        return List.copyOf(told);
    }

    /** What would be taken back with this entry. */
    public List<Told> since(int entry) {
        int from = before.get(entry);
        return told.stream().filter(each -> each.stands() && each.place >= from).toList();
    }

    /** What happened before the first entry. */
    void begin(List<Event> events) {
        append(events, null);
    }

    /**
     * An entry was played.
     *
     * @param entries how many the journal has now: standing passes may have added some
     * @param events that stand now
     */
    void add(Entry entry, int entries, List<Event> events) {
        int number = before.size();
        while (before.size() < entries) before.add(standing);
        if (entry instanceof Entry.TakenBack) withdraw(number, events);
        append(events, entry instanceof Entry.Corrected corrected ? corrected : null);
    }

    private void append(List<Event> events, Entry.@Nullable Corrected by) {
        for (int i = standing; i < events.size(); i++)
            told.add(new Told(events.get(i), i, -1, i == standing ? by : null));
        standing = events.size();
    }

    private void withdraw(int number, List<Event> events) {
        int same = 0;
        for (int i = 0; i < told.size(); i++) {
            var each = told.get(i);
            if (!each.stands()) continue;
            boolean stays =
                    same == each.place
                            && same < events.size()
                            && each.event.equals(events.get(same));
            if (stays) same++;
            else told.set(i, new Told(each.event, each.place, number, each.by));
        }
        standing = same;
    }
}
