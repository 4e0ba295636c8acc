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
    record Reported(int round, int table, String by, ResultSheet sheet) implements ResultChange {
        @Override
        public void apply(EventState event) {
            var game = game(event, round, table);
            if (!by.isEmpty() && !game.has(by)) throw new ChangeRefused("other-table", by, table);
            if (game.done()) throw new ChangeRefused("reported-already", game.a, game.b, round);
            ReportLimits.check(event, sheet);
            game.reports.put(by, sheet);
            if (by.isEmpty() || game.reports.size() > 1 && !game.disputed()) settle(game, sheet);
            else if (game.disputed()) event.warn("disputed", game.a, game.b, round);
            ReportLimits.doubt(event, round, game, sheet);
        }
    }

    /** The other company, or the organiser, agrees to what was reported. */
    @Stored(
            as = "ResultChange.Confirmed",
            with = {"round", "table", "by"})
    record Confirmed(int round, int table, String by) implements ResultChange {
        @Override
        public void apply(EventState event) {
            var game = game(event, round, table);
            if (!by.isEmpty() && !game.has(by)) throw new ChangeRefused("other-table", by, table);
            if (game.done()) throw new ChangeRefused("reported-already", game.a, game.b, round);
            if (game.reports.isEmpty()) throw new ChangeRefused("no-result-to-confirm", table);
            if (game.disputed()) throw new ChangeRefused("disputed", game.a, game.b, round);
            if (game.reports.containsKey(by)) throw new ChangeRefused("own-report", by);
            settle(game, game.reports.firstEntry().getValue());
        }
    }

    /** The organiser accepts every report of a round that nobody disputes. */
    @Stored(as = "ResultChange.AllAccepted", with = "round")
    record AllAccepted(int round) implements ResultChange {
        @Override
        public void apply(EventState event) {
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
    record Conceded(int round, int table, String who, @Nullable ResultSheet sheet)
            implements ResultChange {
        @Override
        public void apply(EventState event) {
            var game = game(event, round, table);
            if (!game.has(who)) throw new ChangeRefused("other-table", who, table);
            if (game.done()) throw new ChangeRefused("reported-already", game.a, game.b, round);
            if (event.options().concession() == EventOptions.Concession.AWARD) {
                game.result = GameResult.awarded(who);
                return;
            }
            if (sheet == null) throw new ChangeRefused("concession-score", who);
            ReportLimits.check(event, sheet);
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
        public void apply(EventState event) {
            event.mustBeOpen();
            if (!event.round(round).published) throw new ChangeRefused("not-published", round);
            for (var each : who) absent(event, each);
        }

        private void absent(EventState event, String each) {
            event.member(each);
            var game = event.round(round).gameOf(each);
            if (game.isEmpty()) throw new ChangeRefused("no-game", each, round);
            absent(game.get(), each);
        }

        /** The rival may have been missed before; a result that stands takes a correction. */
        private void absent(PairedGame game, String each) {
            var had = game.result;
            if (had != null && had.kind() != GameResult.Kind.ABSENT)
                throw new ChangeRefused("reported-already", game.a, game.b, round);
            var missed = new LinkedHashSet<>(had == null ? List.of() : had.absent());
            missed.add(each);
            game.result = GameResult.absent(List.copyOf(missed));
        }
    }

    /** WC-REPORT-05: standings follow, pairings of rounds begun stay. */
    @Stored(
            as = "ResultChange.Corrected",
            with = {"round", "table", "sheet"})
    record Corrected(int round, int table, ResultSheet sheet) implements ResultChange {
        @Override
        public void apply(EventState event) {
            var game = game(event, round, table);
            if (!game.done() && !game.disputed())
                throw new ChangeRefused("correct-open", table, round);
            ReportLimits.check(event, sheet);
            settle(game, sheet);
            game.reports.put("", sheet);
            ReportLimits.doubt(event, round, game, sheet);
        }
    }

    /** WC-REF-04: the referee sets what a company gets; the computed values are kept. */
    @Stored(
            as = "ResultChange.Decided",
            with = {"round", "who", "tp", "vp"})
    record Decided(int round, String who, int tp, int vp) implements ResultChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            event.member(who);
            var game = event.round(round).gameOf(who);
            if (game.isEmpty()) throw new ChangeRefused("no-game", who, round);
            game.get().decisions.put(who, new RefereeDecision(tp, vp));
        }
    }

    /** The game is played on the program's own table. */
    @Stored(
            as = "ResultChange.PlacedHere",
            with = {"round", "table", "where"})
    record PlacedHere(int round, int table, LinkedMatch where) implements ResultChange {
        @Override
        public void apply(EventState event) {
            var game = game(event, round, table);
            if (game.done()) throw new ChangeRefused("reported-already", game.a, game.b, round);
            game.played = where;
        }
    }

    private static PairedGame game(EventState event, int round, int table) {
        event.mustBeOpen();
        var found = event.round(round);
        if (!found.published) throw new ChangeRefused("not-published", round);
        return found.atTable(table).orElseThrow(() -> new ChangeRefused("no-table", table, round));
    }

    private static void settle(PairedGame game, ResultSheet sheet) {
        game.result = GameResult.played(sheet.a(), sheet.b());
    }
}
