package org.vexillum.tourneys.pairing;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairingChange.Pair;
import org.vexillum.tourneys.matching.TableAssignment;
import org.vexillum.tourneys.matching.TableAssignment.Seats;

/** Gives tables to the pairs of a round. */
final class TableSeating {
    private final EventState event;
    private final int round;

    TableSeating(EventState event) {
        this(event, event.lastRound() + 1);
    }

    TableSeating(EventState event, int round) {
        this.event = event;
        this.round = round;
    }

    /** The same pairs, which stand from the top down, with tables. */
    List<Pair> seat(List<Pair> pairs) {
        var seats = pairs.stream().map(this::seats).toList();
        var tables = TableAssignment.assign(seats, event.options().avoidSameTable());
        var seated = new ArrayList<Pair>();
        for (int i = 0; i < pairs.size(); i++) {
            var pair = pairs.get(i);
            seated.add(new Pair(pair.a(), pair.b(), tables.get(i), pair.rematch()));
        }
        return seated;
    }

    int repeated(List<Pair> pairs) {
        return TableAssignment.repeated(
                pairs.stream().map(this::seats).toList(), pairs.stream().map(Pair::table).toList());
    }

    private Seats seats(Pair pair) {
        var used = new ArrayList<>(used(pair.a()));
        used.addAll(used(pair.b()));
        int fixed = event.member(pair.a()).fixedTable();
        return new Seats(used, fixed > 0 ? fixed : event.member(pair.b()).fixedTable());
    }

    /** The tables where a company has played, each once. */
    private List<Integer> used(String who) {
        var used = new ArrayList<>(event.member(who).carried().tables());
        for (var share : event.shares(who, round - 1)) if (share.played()) used.add(share.table());
        return used.stream().distinct().toList();
    }
}
