package org.vexillum.tourneys.text;

import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.Kind;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.ClockChange;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.PairingChange.Pair;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.event.Undone;
import org.vexillum.tourneys.event.UnitBookChange;
import org.vexillum.tourneys.lists.BookUnit;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Theme;

/** A change of an event in words, with the ids of entrants. */
public final class ChangeText {
    private final TourneyMessages say;
    private final Pack pack;

    public ChangeText(TourneyMessages say, Pack pack) {
        this.say = say;
        this.pack = pack;
    }

    public String of(Change change) {
        return say.it("log." + key(change), facts(change).toArray());
    }

    private static String key(Change change) {
        return switch (change) {
            case ParticipationChange.Leaving(_, var wanted) -> wanted ? "Leaving" : "Staying";
            case ClockChange.Lengthened(var table, _) ->
                    table > 0 ? "LengthenedTable" : "Lengthened";
            default -> Kind.last(change.getClass());
        };
    }

    /** What the sentence mentions, in its order. */
    private List<?> facts(Change change) {
        return switch (change) {
            case EventChange course -> facts(course);
            case EnrolmentChange enrolment -> facts(enrolment);
            case PairingChange pairing -> facts(pairing);
            case ResultChange result -> facts(result);
            case ParticipationChange discipline -> facts(discipline);
            case ClockChange timing -> facts(timing);
            case UnitBookChange book -> facts(book);
            case Undone(var entry) -> List.of(entry);
        };
    }

    private List<?> facts(EventChange course) {
        return switch (course) {
            case EventChange.Created(var settings) -> List.of(settings.name());
            case EventChange.Changed(var name, var value) -> List.of(setting(name), value(value));
            case EventChange.Begun(var after) -> List.of(after);
            case EventChange.AdventureSet(var round, var scenario, var feat) ->
                    List.of(round, theme(pack.scenarios(), scenario), theme(pack.feats(), feat));
            case EventChange.ListsOpened _, EventChange.Closed _, EventChange.Reopened _ ->
                    List.of();
            case EventChange.Moved _, EventChange.TakenUp _ -> List.of();
        };
    }

    /** A setting as people call it. */
    private String setting(String name) {
        var key = "setting." + OptionNames.called(name);
        return say.has(key) ? say.it(key) : name;
    }

    /** A value in words, where it is a choice. */
    private String value(String value) {
        var key = "choice." + (value.isBlank() ? "none" : value);
        return say.has(key) ? say.it(key) : value;
    }

    /** Its name; a dash for none. */
    private static Object theme(List<Theme> themes, String key) {
        return themes.stream()
                .map(Theme::name)
                .filter(name -> name.key().equals(key))
                .findFirst()
                .<Object>map(name -> name)
                .orElse("-");
    }

    private List<?> facts(EnrolmentChange enrolment) {
        return switch (enrolment) {
            case EnrolmentChange.Entered(var entrant) -> List.of(entrant.id());
            case EnrolmentChange.Withdrawn(var who) -> List.of(who);
            case EnrolmentChange.CheckedIn(var who) -> List.of(who);
            case EnrolmentChange.CheckedOut(var who) -> List.of(who);
            case EnrolmentChange.Checked(var who, var item, var state) ->
                    List.of(
                            who,
                            new Checklist.Item(item),
                            say.it("log.state." + state.name().toLowerCase(Locale.ROOT)));
            case EnrolmentChange.Substituted(var who, var unit, var miniature, var base, _) ->
                    List.of(who, unit, miniature, base);
            case EnrolmentChange.ListSubmitted(var who, _, _) -> List.of(who);
            case EnrolmentChange.ListCorrected(var who, _) -> List.of(who);
            case EnrolmentChange.ListChecked(var who, _) -> List.of(who);
            case EnrolmentChange.TableFixed(var who, var table) -> List.of(who, table);
            case EnrolmentChange.Brought(var who, _) -> List.of(who);
            case EnrolmentChange.Described(var entrant) -> List.of(entrant.id());
            case EnrolmentChange.ShownAs(var who, _) -> List.of(who);
            case EnrolmentChange.Forgotten(var who) -> List.of(who);
        };
    }

    private static List<?> facts(PairingChange pairing) {
        return switch (pairing) {
            case PairingChange.LotsDrawn _ -> List.of();
            case PairingChange.Paired(var round, _, _, _) -> List.of(round);
            case PairingChange.PairsChanged(var round, var pairs, _) ->
                    List.of(round, names(pairs));
            case PairingChange.Published(var round) -> List.of(round);
            case PairingChange.ByeFilled(var late) -> List.of(late);
        };
    }

    private static String names(List<Pair> pairs) {
        return String.join(", ", pairs.stream().map(pair -> pair.a() + "–" + pair.b()).toList());
    }

    private static List<?> facts(ResultChange result) {
        return switch (result) {
            case ResultChange.Reported(var round, var table, _, var sheet) ->
                    List.of(round, table, scores(sheet));
            case ResultChange.Confirmed(var round, var table, _) -> List.of(round, table);
            case ResultChange.AllAccepted(var round) -> List.of(round);
            case ResultChange.Conceded(var round, var table, var who, _) ->
                    List.of(round, table, who);
            case ResultChange.Absent(var round, var who) -> List.of(round, String.join(", ", who));
            case ResultChange.Corrected(var round, var table, var sheet) ->
                    List.of(round, table, scores(sheet));
            case ResultChange.Decided(var round, var who, var tp, var vp) ->
                    List.of(round, who, tp, vp);
            case ResultChange.PlacedHere(var round, var table, var where) ->
                    List.of(round, table, where.match());
        };
    }

    private static String scores(ResultSheet sheet) {
        return sheet.a() + " – " + sheet.b();
    }

    private List<?> facts(ParticipationChange discipline) {
        return switch (discipline) {
            case ParticipationChange.Dropped(var who) -> List.of(who);
            case ParticipationChange.Leaving(var who, _) -> List.of(who);
            case ParticipationChange.PlaysOn(var who) -> List.of(who);
            case ParticipationChange.Returned(var who) -> List.of(who);
            case ParticipationChange.Penalised(var penalty) ->
                    List.of(
                            penalty.who(),
                            say.it("report.penalty." + penalty.kind(), penalty.amount()),
                            penalty.round());
        };
    }

    private static List<?> facts(ClockChange timing) {
        return switch (timing) {
            case ClockChange.Started(var round, _, var minutes) -> List.of(round, minutes);
            case ClockChange.Lengthened(var table, var minutes) -> List.of(table, minutes);
            case ClockChange.Paused _, ClockChange.Resumed _, ClockChange.Stopped _ -> List.of();
        };
    }

    private static List<?> facts(UnitBookChange book) {
        return switch (book) {
            case UnitBookChange.UnitsWritten(var units) ->
                    List.of(
                            units.size(),
                            units.stream().findFirst().map(BookUnit::name).orElse(""));
            case UnitBookChange.UnitConfirmed(var name) -> List.of(name);
            case UnitBookChange.UnitRemoved(var name) -> List.of(name);
        };
    }
}
