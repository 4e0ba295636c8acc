package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.store.SeatKind;

/** What can be taken back, and whether somebody has to be asked. */
final class UndoRules<T extends Table<T>> {
    private final Room<T> room;

    UndoRules(Room<T> room) {
        this.room = room;
    }

    /** An entry that stands, with its number. */
    record Stands(int number, Entry entry) {}

    static List<Stands> standing(List<Entry> journal) {
        var standing = new ArrayList<Stands>();
        for (int i = 0; i < journal.size(); i++)
            switch (journal.get(i)) {
                case Entry.TakenBack back ->
                        standing.removeIf(each -> each.number() >= back.from());
                case Entry.StandingPass _ -> {}
                default -> standing.add(new Stands(i, journal.get(i)));
            }
        return standing;
    }

    /** The numbers of the entries that stand. */
    static List<Integer> numbers(List<Entry> journal) {
        return standing(journal).stream().map(Stands::number).toList();
    }

    /** The number of the seat's last answer, or -1. */
    int last(SeatKind seat) {
        if (!room.begun() || room.affairs().ended() != null) return -1;
        int last = -1;
        var standing = standing(room.match().journal());
        for (var each : standing.subList(Math.min(deployed(), standing.size()), standing.size()))
            if (each.entry() instanceof Entry.Answer answer && room.speaksFor(seat, answer.side()))
                last = each.number();
        return last;
    }

    /** How many entries were made when the program set up both sides; it would only do so again. */
    private int deployed() {
        if (!room.affairs().deploy() || !room.desk().settingUp(room.part().table())) return 0;
        var tables = room.match().tables();
        for (int step = 0; step < tables.size(); step++)
            if (!room.desk().settingUp(tables.get(step))) return room.match().used().get(step);
        return Integer.MAX_VALUE;
    }

    /** Nothing was rolled or revealed since, and no other player's answer would be lost. */
    boolean free(SeatKind seat) {
        int last = last(seat);
        if (last < 0 || !room.match().mayBeTakenBack(last)) return false;
        return standing(room.match().journal()).stream()
                .filter(each -> each.number() > last)
                .allMatch(each -> own(each.entry(), seat));
    }

    private boolean own(Entry entry, SeatKind seat) {
        return entry instanceof Entry.Answer answer
                && (room.speaksFor(seat, answer.side()) || !room.row().played(answer.side()));
    }

    /** Whether nobody but a bot, or the same people, would have to be asked. */
    boolean alone(SeatKind seat) {
        for (var side : Side.values())
            if (!seat.plays(side) && room.row().played(side)) return false;
        return true;
    }
}
