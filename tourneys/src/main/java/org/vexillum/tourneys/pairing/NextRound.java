package org.vexillum.tourneys.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventOptions.PairingMethod;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.PairingChange.Pair;
import org.vexillum.tourneys.event.PairingChange.Paired;
import org.vexillum.tourneys.event.PairingChange.PairsChanged;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.matching.Pairer;
import org.vexillum.tourneys.matching.PairingCertificate;
import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;
import org.vexillum.tourneys.matching.PairingCertificate.Method;
import org.vexillum.tourneys.matching.PairingField;
import org.vexillum.tourneys.matching.SearchGuard;
import org.vexillum.tourneys.matching.StuckSearch;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;

/** Proposes the next round. */
public final class NextRound {
    private static final int PATIENCE = 60;

    private final EventState event;
    private final SearchGuard guard;
    private final int number;

    private NextRound(EventState event, SearchGuard guard) {
        this.event = event;
        this.guard = guard;
        this.number = event.lastRound() + 1;
    }

    /** Draws lots if needed, pairs the next round and leaves it unpublished. */
    public static void pair(Tourney tourney, ChangeAuthor by) {
        PairingChange.ready(tourney.event());
        if (LotDraw.missing(tourney.event())) tourney.change(LotDraw.draw(tourney.event()), by);
        tourney.change(propose(tourney.event(), SearchGuard.seconds(PATIENCE)), by);
    }

    /** The next round as the program would pair it; everybody has a lot. */
    public static Paired propose(EventState event, SearchGuard guard) {
        try {
            return new NextRound(event, guard).propose();
        } catch (StuckSearch | IllegalArgumentException stuck) {
            throw new ChangeRefused("pairing-stuck", event.lastRound() + 1);
        }
    }

    private Paired propose() {
        if (number == 1) return first();
        var ranking = new ArrayList<>(Standings.after(event, event.lastRound()).active());
        var bye = Byes.choose(ranking);
        bye.ifPresent(choice -> ranking.remove(choice.who())); // WC-BYE-12
        var field = field(ranking);
        boolean topDown = event.options().pairingMethod() == PairingMethod.TOP_DOWN;
        var pairer = new Pairer(topDown, event.options().lookAhead(), guard);
        int left = event.plannedRounds() - number;
        var pairing = pairer.pair(field, left, bye.isEmpty());
        var pairs = new ArrayList<Pair>();
        for (int i = 0; i < ranking.size(); i++) {
            int j = pairing.partner()[i];
            if (i < j)
                pairs.add(new Pair(ranking.get(i).id(), ranking.get(j).id(), 0, field.met()[i][j]));
        }
        return seated(pairs, bye, pairing.certificate());
    }

    /** WC-PAIR-05: lot 1 plays 2, 3 plays 4; the highest of an odd number has the bye. */
    private Paired first() {
        var order = new ArrayList<>(Standings.after(event, 0).active());
        order.sort(Comparator.comparingInt(StandingsLine::lot));
        Optional<Byes.Choice> bye = Optional.empty();
        if (order.size() % 2 != 0)
            bye = Optional.of(new Byes.Choice(order.removeLast(), "bye-lot"));
        var pairs = new ArrayList<Pair>();
        for (int i = 0; i < order.size(); i += 2)
            pairs.add(new Pair(order.get(i).id(), order.get(i + 1).id(), 0, false));
        return seated(
                pairs, bye, new PairingCertificate(Method.LOTS, "", 0, 0, 0, LookAhead.NONE, 0));
    }

    private Paired seated(
            List<Pair> pairs, Optional<Byes.Choice> bye, PairingCertificate certificate) {
        var seating = new TableSeating(event);
        var seated = seating.seat(pairs);
        return new Paired(
                number,
                seated,
                bye.map(choice -> choice.who().id()).orElse(""),
                new PairingCertificate(
                        certificate.method(),
                        bye.map(Byes.Choice::reason).orElse(""),
                        certificate.rematches(),
                        certificate.difference(),
                        certificate.leastDifference(),
                        certificate.lookAhead(),
                        seating.repeated(seated)));
    }

    private static PairingField field(List<StandingsLine> ranking) {
        int n = ranking.size();
        var points = ranking.stream().mapToInt(StandingsLine::tp).toArray();
        var met = new boolean[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) met[i][j] = met(ranking.get(i), ranking.get(j));
        return new PairingField(points, met);
    }

    private static boolean met(StandingsLine one, StandingsLine other) {
        return one.rivals().contains(other.id()) || other.rivals().contains(one.id());
    }

    /** Pairs chosen by hand, with tables and a mark on those who have met. WC-PAIR-13 */
    public static PairsChanged byHand(
            EventState event, int round, List<List<String>> wanted, String bye) {
        var standings = Standings.after(event, round - 1);
        var pairs = new ArrayList<Pair>();
        for (var two : wanted) {
            var one = standings.of(event.member(two.getFirst()).id()).orElseThrow();
            var other = standings.of(event.member(two.getLast()).id()).orElseThrow();
            pairs.add(new Pair(one.id(), other.id(), 0, met(one, other)));
        }
        var order = standings.lines().stream().map(StandingsLine::id).toList();
        pairs.sort(
                Comparator.comparingInt(
                        pair -> Math.min(order.indexOf(pair.a()), order.indexOf(pair.b()))));
        return new PairsChanged(round, new TableSeating(event, round).seat(pairs), bye);
    }
}
