package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.matching.PairingCertificate;
import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;
import org.vexillum.tourneys.matching.PairingCertificate.Method;

/** Who plays whom. */
public sealed interface PairingChange extends Change {
    /** The key of the refusal for want of lists, out of which there is a way. */
    String LIST_MISSING = "list-missing";

    @Stored(
            as = "PairingChange.Lot",
            with = {"who", "number"})
    record Lot(String who, int number) {}

    @Stored(
            as = "PairingChange.Pair",
            with = {"a", "b", "table", "rematch"})
    record Pair(String a, String b, int table, boolean rematch) {}

    /** WC-PAIR-05: one number each, drawn when the first round is paired. */
    @Stored(as = "PairingChange.LotsDrawn", with = "lots")
    record LotsDrawn(List<Lot> lots) implements PairingChange {
        public LotsDrawn {
            lots = List.copyOf(lots);
        }

        @Override
        public void apply(EventState event) {
            var taken = new TreeSet<Integer>();
            for (var lot : lots) {
                if (lot.number < 1 || !taken.add(lot.number))
                    throw new ChangeRefused("lot-twice", lot.number);
                event.member(lot.who).lot = lot.number;
            }
        }
    }

    /** A round as the program pairs it; nobody sees it until it is published. */
    @Stored(
            as = "PairingChange.Paired",
            with = {"round", "pairs", "bye", "certificate"})
    record Paired(int round, List<Pair> pairs, String bye, PairingCertificate certificate)
            implements PairingChange {
        public Paired {
            pairs = List.copyOf(pairs);
        }

        @Override
        public void apply(EventState event) {
            ready(event);
            if (round != event.lastRound() + 1) throw new ChangeRefused("no-round", round);
            covers(event, pairs, bye);
            if (event.counted == 0) event.counted = event.active().size(); // WC-FORMAT-06
            warnings(event);
            event.rounds.add(fill(new Round(round, certificate), pairs, bye));
            if (certificate.rematches() > 0) event.warn("rematch", names(pairs));
        }

        private void warnings(EventState event) {
            int needed = event.active().size() / 2; // WC-ORG-06
            int tables = event.settings.tables();
            if (tables > 0 && tables < needed) event.warn("few-tables", tables, needed);
            var referee = event.settings.referee();
            if (event.find(referee).filter(EntrantState::active).isPresent())
                event.warn("referee-plays", referee); // WC-REF-07
            if (round > 1 || event.before > 0) return;
            event.notices.addAll(Notice.ofRounds(event.plannedRounds(), event.counted));
        }
    }

    /** WC-PAIR-13: by hand, until a result of the round is entered. */
    @Stored(
            as = "PairingChange.PairsChanged",
            with = {"round", "pairs", "bye"})
    record PairsChanged(int round, List<Pair> pairs, String bye) implements PairingChange {
        public PairsChanged {
            pairs = List.copyOf(pairs);
        }

        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var current = event.round(round);
            if (round != event.lastRound() || current.games.stream().anyMatch(PairedGame::touched))
                throw new ChangeRefused("result-entered", round);
            covers(event, pairs, bye);
            if (!bye.isEmpty() && byes(event, bye) > (current.bye.equals(bye) ? 1 : 0))
                event.warn("second-bye", bye);
            var again = pairs.stream().filter(Pair::rematch).toList();
            if (!again.isEmpty()) event.warn("rematch", names(again));
            current.games.clear();
            long least = current.certificate.leastDifference();
            current.certificate =
                    new PairingCertificate(
                            Method.BY_HAND,
                            "",
                            again.size(),
                            difference(event, round, pairs),
                            least,
                            LookAhead.NONE,
                            repeated(event, round, pairs));
            fill(current, pairs, bye);
        }
    }

    /** The round is there for all to see, and can be played. */
    @Stored(as = "PairingChange.Published", with = "round")
    record Published(int round) implements PairingChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            event.round(round).published = true;
        }
    }

    /** WC-PAIR-12: a late entry meets whoever had the bye of the first round. */
    @Stored(as = "PairingChange.ByeFilled", with = "late")
    record ByeFilled(String late) implements PairingChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var round = event.lastRound() == 1 && event.before == 0 ? event.round(1) : null;
            if (round == null
                    || round.bye.isEmpty()
                    || round.gameOf(late).isPresent()
                    || round.games.stream().anyMatch(PairedGame::touched))
                throw new ChangeRefused("no-bye-to-fill", late);
            new EnrolmentChange.CheckedIn(late).apply(event);
            int table = 1 + round.games.stream().mapToInt(PairedGame::table).max().orElse(0);
            round.games.add(new PairedGame(round.bye, late, table, false));
            round.bye = "";
            event.notices.remove(Notice.of("late", late, 1)); // no round is missed
        }
    }

    /** By how many points the companies of these pairs differ, all together. WC-PAIR-06 */
    private static long difference(EventState event, int round, List<Pair> pairs) {
        long sum = 0;
        for (var pair : pairs)
            sum +=
                    Math.abs(
                            event.points(event.member(pair.a), round - 1)
                                    - event.points(event.member(pair.b), round - 1));
        return sum;
    }

    /** How many companies sit at a table where they have played before. WC-PAIR-10 */
    private static int repeated(EventState event, int round, List<Pair> pairs) {
        int repeated = 0;
        for (var pair : pairs)
            for (var who : List.of(pair.a, pair.b))
                if (playedAt(event, who, round - 1, pair.table)) repeated++;
        return repeated;
    }

    private static boolean playedAt(EventState event, String who, int upTo, int table) {
        return event.member(who).carried.tables().contains(table)
                || event.shares(who, upTo).stream()
                        .anyMatch(share -> share.played() && share.table() == table);
    }

    private static String names(List<Pair> pairs) {
        var again = pairs.stream().filter(Pair::rematch).map(pair -> pair.a + "–" + pair.b);
        return String.join(", ", again.toList());
    }

    private static long byes(EventState event, String who) {
        return event.member(who).carried.byes()
                + event.shares(who, event.lastRound()).stream().filter(RoundShare::bye).count();
    }

    private static Round fill(Round round, List<Pair> pairs, String bye) {
        for (var pair : pairs)
            round.games.add(new PairedGame(pair.a, pair.b, pair.table, pair.rematch));
        round.bye = bye;
        return round;
    }

    /** Everybody who is active is paired once, and nobody else. WC-PAIR-14 */
    private static void covers(EventState event, List<Pair> pairs, String bye) {
        var seated = new ArrayList<String>();
        for (var pair : pairs) seated.addAll(List.of(pair.a, pair.b));
        if (!bye.isEmpty()) seated.add(bye);
        for (var who : seated) if (!event.member(who).active()) throw new ChangeRefused("out", who);
        var once = new TreeSet<>(seated);
        if (once.size() < seated.size()) throw new ChangeRefused("paired-twice");
        for (var member : event.active())
            if (!once.contains(member.id())) throw new ChangeRefused("unpaired", member.id());
    }

    /** Whether the next round can be paired at all. Refused with the reason if not. */
    static void ready(EventState event) {
        event.mustBeOpen();
        if (!event.complete()) throw missing(event);
        if (event.lastRound() > 0 && event.lastRound() >= event.plannedRounds())
            throw new ChangeRefused("all-rounds-played", event.plannedRounds());
        int active = event.active().size();
        if (event.counted == 0 && event.before == 0 && active < event.pack.leastEntrants())
            throw new ChangeRefused("few-entrants", active, event.pack.leastEntrants());
        if (active < 2) throw new ChangeRefused("few-active", active);
        lists(event);
        event.active().forEach(member -> fit(event, member));
    }

    /** WC-FORMAT-07. */
    static ChangeRefused missing(EventState event) {
        var round = event.rounds.getLast();
        if (!round.published) return new ChangeRefused("not-published", round.number);
        var open = round.open().stream().map(game -> game.a + "–" + game.b).toList();
        return new ChangeRefused("missing-results", round.number, String.join(", ", open));
    }

    /** WC-LIST-03; all who have none are named at once. */
    private static void lists(EventState event) {
        if (!event.settings.listsRequired()) return;
        var without =
                event.active().stream()
                        .filter(member -> member.list.isEmpty())
                        .map(EntrantState::id)
                        .toList();
        if (!without.isEmpty()) throw new ChangeRefused(LIST_MISSING, String.join(", ", without));
    }

    private static void fit(EventState event, EntrantState member) {
        var settings = event.settings;
        boolean registered = member.checked(Checklist.REGISTERED) != Checklist.State.FAILED;
        if (settings.official() && !registered)
            throw new ChangeRefused("not-registered", member.id());
        if (!settings.options().enforceChecklist()) return;
        for (var item : Checklist.barring(settings))
            if (member.checked(item) == Checklist.State.FAILED)
                throw new ChangeRefused("checklist-failed", member.id(), new Checklist.Item(item));
    }
}
