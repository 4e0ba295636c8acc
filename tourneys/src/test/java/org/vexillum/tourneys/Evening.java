package org.vexillum.tourneys;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.tourneys.event.CarriedScore;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.PairedGame;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pairing.NextRound;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.standing.StandingsLine;

/** An event in a test, told in few words. */
public final class Evening {
    public final Tourney tourney;

    private Evening(Settings settings) {
        tourney = Tourney.create(settings, ChangeAuthor.ORGANISER);
    }

    /** An event of the Warcrow pack without lists; options as {@code name=value}. */
    public static Evening warcrow(String... options) {
        return of("warcrow", options);
    }

    public static Evening of(String pack, String... options) {
        var settings = OptionNames.with(Settings.of("Test", pack), "listsRequired", "off");
        for (var option : options) {
            var parts = option.split("=", 2);
            settings = OptionNames.with(settings, parts[0], parts[1]);
        }
        return new Evening(settings);
    }

    public EventState event() {
        return tourney.event();
    }

    public Evening change(Change change) {
        tourney.change(change, ChangeAuthor.ORGANISER);
        return this;
    }

    /** Enters and checks in everybody, with lots in this order. */
    public Evening with(String... names) {
        var lots = new ArrayList<PairingChange.Lot>();
        for (var name : names) {
            enter(name);
            lots.add(new PairingChange.Lot(name, lots.size() + 1));
        }
        return change(new PairingChange.LotsDrawn(lots));
    }

    public Evening enter(String name) {
        return change(new EnrolmentChange.Entered(Entrant.of(name)))
                .change(new EnrolmentChange.CheckedIn(name));
    }

    /** What somebody brings from earlier rounds. */
    public Evening brings(String who, int tp, int vp, int conceded, int byes, String... met) {
        int games = event().roundsBefore() - byes;
        var carried = new CarriedScore(tp, vp, conceded, games, byes, List.of(met), List.of());
        return change(new EnrolmentChange.Brought(who, carried));
    }

    public Evening begin(int after) {
        return change(new EventChange.Begun(after));
    }

    public Evening pair() {
        NextRound.pair(tourney, ChangeAuthor.ORGANISER);
        return change(new PairingChange.Published(event().lastRound()));
    }

    /** Reports games of the last round, such as {@code A 7/2 v B 3/1}. */
    public Evening report(String... games) {
        for (var game : games) {
            int round = event().lastRound();
            int table = game(round, game.split(" ")[0]).table();
            change(new ResultChange.Reported(round, table, "", sheet(round, game)));
        }
        return this;
    }

    public PairedGame game(int round, String who) {
        return event().round(round).gameOf(who).orElseThrow();
    }

    /** The scores of a game in the order of its pairing. */
    public ResultSheet sheet(int round, String game) {
        var words = game.split(" ");
        boolean turned = !game(round, words[0]).a().equals(words[0]);
        var one = score(words[1]);
        var other = score(words[4]);
        return turned ? ResultSheet.of(other, one) : ResultSheet.of(one, other);
    }

    public static CompanyScore score(String written) {
        return new CompanyScore(Arrays.stream(written.split("/")).map(Integer::valueOf).toList());
    }

    public Evening penalise(String who, Penalty.Kind kind, int amount, int round) {
        return change(
                new org.vexillum.tourneys.event.ParticipationChange.Penalised(
                        new Penalty(who, kind, amount, round)));
    }

    /** The pairs of a round, such as {@code A-B C-D bye E}. */
    public String pairs(int number) {
        var round = event().round(number);
        var words = new ArrayList<String>();
        for (var game : round.games()) words.add(game.a() + "-" + game.b());
        if (!round.bye().isEmpty()) words.add("bye " + round.bye());
        return String.join(" ", words);
    }

    /** The standings, such as {@code A 4/9, D 3/7}: tournament and victory points. */
    public String standings() {
        return told(Standings.after(event(), event().lastRound()));
    }

    public String finals() {
        return told(Standings.last(event()));
    }

    private static String told(Standings standings) {
        return String.join(", ", standings.lines().stream().map(Evening::told).toList());
    }

    private static String told(StandingsLine line) {
        return line.place()
                + " "
                + line.id()
                + " "
                + line.tp()
                + "/"
                + line.vp()
                + "/"
                + line.conceded();
    }
}
