package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.files.journal.MatchHistory;
import org.vexillum.server.store.Remark;

/**
 * What happened and what was noted, in the order in which it came about.
 *
 * <p>What a player took back freely is left out, as if he had not touched it; what was taken back
 * after dice, a reveal or somebody else's answer stays, before the note that says so.
 */
final class LogOrder {
    /** Begins the notes that something was taken back: a side, and the entries that did it. */
    static final String TAKEN_BACK = "taken-back.";

    private final List<MatchHistory.Told> told;
    private final List<Remark> notes;

    LogOrder(List<MatchHistory.Told> told, List<Remark> notes) {
        this.notes = notes;
        this.told = told.stream().filter(each -> each.stands() || noted(each)).toList();
    }

    private boolean noted(MatchHistory.Told one) {
        return notes.stream().anyMatch(note -> Withdrawal.of(note).took(one));
    }

    /** The entries by which something was taken back, as a note has them. */
    private record Withdrawal(int first, int last) {
        private static final Withdrawal NONE = new Withdrawal(0, -1);

        static Withdrawal of(Remark note) {
            var parts = note.text().split("\n");
            if (!parts[0].startsWith(TAKEN_BACK)) return NONE;
            return new Withdrawal(Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
        }

        boolean took(MatchHistory.Told one) {
            return one.withdrawn() >= first && one.withdrawn() <= last;
        }
    }

    List<Object> merged() {
        var all = new ArrayList<Object>();
        int next = 0;
        for (int i = 0; i < notes.size(); i++) {
            int place = place(i, next);
            all.addAll(told.subList(next, place));
            all.add(notes.get(i));
            next = place;
        }
        all.addAll(told.subList(next, told.size()));
        return all;
    }

    /** Before how many of the events a note stands. */
    private int place(int note, int from) {
        int taken = afterWithdrawn(note);
        if (taken > 0) return Math.max(from, taken);
        int most = beforeNextWithdrawal(note);
        for (int i = from; i < most; i++)
            if (told.get(i).place() >= notes.get(note).told()) return i;
        return Math.max(from, most);
    }

    private int beforeNextWithdrawal(int note) {
        for (int later = note + 1; later < notes.size(); later++) {
            int taken = afterWithdrawn(later);
            if (taken > 0) return taken;
        }
        return told.size();
    }

    /** The place after what was taken back when this note was made, or 0 if it is no such note. */
    private int afterWithdrawn(int note) {
        var withdrawal = Withdrawal.of(notes.get(note));
        for (int i = told.size(); i > 0; i--) if (withdrawal.took(told.get(i - 1))) return i;
        return 0;
    }
}
