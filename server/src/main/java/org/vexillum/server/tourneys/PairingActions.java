package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeSet;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.PairingChange.Pair;
import org.vexillum.tourneys.event.PairingChange.PairsChanged;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.pairing.NextRound;

/** Deeds that make a round. */
final class PairingActions {
    private PairingActions() {}

    /** Whoever wanted to leave after the last round does so now. */
    static void pair(EventRequest job) {
        if (job.event().complete())
            for (var member : job.event().members().stream().filter(EntrantState::leaving).toList())
                job.change(new ParticipationChange.Dropped(member.id()));
        NextRound.pair(job.tourney(), job.hand());
    }

    static void repair(EventRequest job) {
        var body = job.body();
        var wanted = new ArrayList<List<String>>();
        for (var pair : body.objects("pairs")) wanted.add(List.of(pair.text("a"), pair.text("b")));
        int round = job.event().lastRound();
        var changed = NextRound.byHand(job.event(), round, wanted, body.text("bye", ""));
        job.change(seated(changed, body.objects("pairs")));
    }

    /** Tables that were chosen too are kept; the others stay as the program gives them. */
    private static PairsChanged seated(PairsChanged pairs, List<RequestFields> wanted) {
        var chosen = new LinkedHashMap<String, Integer>();
        for (var each : wanted)
            if (each.has("table")) chosen.put(each.text("a"), each.whole("table"));
        if (chosen.isEmpty()) return pairs;
        var taken = new TreeSet<Integer>(chosen.values());
        if (taken.size() < chosen.size() || taken.first() < 1)
            throw RequestRefused.late("table-twice");
        var seated = new ArrayList<Pair>();
        int free = 0;
        for (var pair : pairs.pairs()) {
            var table = chosen.get(pair.a());
            if (table == null && taken.contains(pair.table())) {
                do free++;
                while (taken.contains(free));
                taken.add(free);
                table = free;
            }
            seated.add(
                    new Pair(
                            pair.a(),
                            pair.b(),
                            table == null ? pair.table() : table,
                            pair.rematch()));
        }
        if (seated.stream().map(Pair::table).distinct().count() < seated.size())
            throw RequestRefused.late("table-twice");
        return new PairsChanged(pairs.round(), seated, pairs.bye());
    }

    static void publish(EventRequest job) {
        int round = job.event().lastRound();
        if (!job.event().round(round).published()) job.change(new PairingChange.Published(round));
    }
}
