package org.vexillum.tourneys.event;

import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/** What became of a game. */
public sealed interface ResultChange extends Change {
    /** WC-REPORT-03: the same report from both, or one of the organiser, settles a game. */
    @Stored(
            as = "ResultChange.Reported",
            with = {"round", "table", "by", "sheet"})
    record Reported(int round, int table, String by, Sheet sheet) implements ResultChange {
        @Override
        public void apply(Event event) {
            var game = game(event, round, table);
            if (!by.isEmpty() && !game.has(by)) throw new Refused("other-table", by, table);
            if (game.done()) throw new Refused("reported-already", game.a, game.b, round);
            Limits.check(event, sheet);
            game.reports.put(by, sheet);
            if (by.isEmpty() || game.reports.size() > 1 && !game.disputed()) settle(game, sheet);
            else if (game.disputed()) event.warn("disputed", game.a, game.b, round);
            Limits.doubt(event, round, game, sheet);
        }
    }

    /** The other company, or the organiser, agrees to what was reported. */
    @Stored(
            as = "ResultChange.Confirmed",
            with = {"round", "table", "by"})
    record Confirmed(int round, int table, String by) implements ResultChange {
        @Override
        public void apply(Event event) {
            var game = game(event, round, table);
            if (!by.isEmpty() && !game.has(by)) throw new Refused("other-table", by, table);
            if (game.done()) throw new Refused("reported-already", game.a, game.b, round);
            if (game.reports.isEmpty()) throw new Refused("no-result-to-confirm", table);
            if (game.disputed()) throw new Refused("disputed", game.a, game.b, round);
            if (game.reports.containsKey(by)) throw new Refused("own-report", by);
            settle(game, game.reports.firstEntry().getValue());
        }
    }

    /** The organiser accepts every report of a round that nobody disputes. */
    @Stored(as = "ResultChange.AllAccepted", with = "round")
    record AllAccepted(int round) implements ResultChange {
        @Override
        public void apply(Event event) {
            event.mustBeOpen();
            for (var game : event.round(round).open())
                if (!game.reports.isEmpty() && !game.disputed())
                    settle(game, game.reports.firstEntry().getValue());
        }
    }

    /**
     * WC-REPORT-04: a company gives up.
     *
     * @param sheet the game scored to its end as it stands; null where it is awarded
     */
    @Stored(
            as = "ResultChange.Conceded",
            with = {"round", "table", "who", "sheet"})
    record Conceded(int round, int table, String who, @Nullable Sheet sheet)
            implements ResultChange {
        @Override
        public void apply(Event event) {
            var game = game(event, round, table);
            if (!game.has(who)) throw new Refused("other-table", who, table);
            if (game.done()) throw new Refused("reported-already", game.a, game.b, round);
            if (event.options().concession() == Options.Concession.AWARD) {
                game.result = Result.awarded(who);
                return;
            }
            if (sheet == null) throw new Refused("concession-score", who);
            Limits.check(event, sheet);
            settle(game, sheet);
            game.conceded = who;
        }
    }

    /** WC-BYE-11: some did not come. */
    @Stored(
            as = "ResultChange.Absent",
            with = {"round", "who"})
    record Absent(int round, List<String> who) implements ResultChange {
        public Absent {
            who = List.copyOf(who);
        }

        @Override
        public void apply(Event event) {
            event.mustBeOpen();
            if (!event.round(round).published) throw new Refused("not-published", round);
            for (var each : who) absent(event, each);
        }

        private void absent(Event event, String each) {
            event.member(each);
            var game = event.round(round).gameOf(each);
            if (game.isEmpty()) throw new Refused("no-game", each, round);
            absent(game.get(), each);
        }

        /** The rival may have been missed before; a result that stands takes a correction. */
        private void absent(Game game, String each) {
            var had = game.result;
            if (had != null && had.kind() != Result.Kind.ABSENT)
                throw new Refused("reported-already", game.a, game.b, round);
            var missed = new LinkedHashSet<>(had == null ? List.of() : had.absent());
            missed.add(each);
            game.result = Result.absent(List.copyOf(missed));
        }
    }

    /** WC-REPORT-05: standings follow, pairings of rounds begun stay. */
    @Stored(
            as = "ResultChange.Corrected",
            with = {"round", "table", "sheet"})
    record Corrected(int round, int table, Sheet sheet) implements ResultChange {
        @Override
        public void apply(Event event) {
            var game = game(event, round, table);
            if (!game.done() && !game.disputed()) throw new Refused("correct-open", table, round);
            Limits.check(event, sheet);
            settle(game, sheet);
            game.reports.put("", sheet);
            Limits.doubt(event, round, game, sheet);
        }
    }

    /** WC-REF-04: the referee sets what a company gets; the computed values are kept. */
    @Stored(
            as = "ResultChange.Decided",
            with = {"round", "who", "tp", "vp"})
    record Decided(int round, String who, int tp, int vp) implements ResultChange {
        @Override
        public void apply(Event event) {
            event.mustBeOpen();
            event.member(who);
            var game = event.round(round).gameOf(who);
            if (game.isEmpty()) throw new Refused("no-game", who, round);
            game.get().decisions.put(who, new Decision(tp, vp));
        }
    }

    /** The game is played on the program's own table. */
    @Stored(
            as = "ResultChange.PlacedHere",
            with = {"round", "table", "where"})
    record PlacedHere(int round, int table, PlayedHere where) implements ResultChange {
        @Override
        public void apply(Event event) {
            var game = game(event, round, table);
            if (game.done()) throw new Refused("reported-already", game.a, game.b, round);
            game.played = where;
        }
    }

    private static Game game(Event event, int round, int table) {
        event.mustBeOpen();
        var found = event.round(round);
        if (!found.published) throw new Refused("not-published", round);
        return found.atTable(table).orElseThrow(() -> new Refused("no-table", table, round));
    }

    private static void settle(Game game, Sheet sheet) {
        game.result = Result.played(sheet.a(), sheet.b());
    }
}
