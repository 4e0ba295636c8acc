package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.LoggedChange;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.event.Undone;
import org.vexillum.tourneys.pairing.NextRound;
import org.vexillum.tourneys.rating.Ratings;
import org.vexillum.tourneys.standing.Standings;
import org.vexillum.tourneys.text.FoldedText;

/** An event as a file plays it, with what is to be shown of it. */
public final class EventSession {
    private final Tourney tourney;
    private final SequencedMap<String, BigDecimal> startRatings = new LinkedHashMap<>();
    private final TreeMap<Integer, Standings> snapshots = new TreeMap<>();
    private final TreeMap<Integer, Integer> kept = new TreeMap<>();
    private final List<Standings> asked = new ArrayList<>();
    private ChangeAuthor hand = ChangeAuthor.ORGANISER;
    private @Nullable ChangeRefused refused;
    private @Nullable BadFile unclear;
    private FilePlace where = FilePlace.NOWHERE;

    EventSession(Tourney tourney) {
        this.tourney = tourney;
    }

    public Tourney tourney() {
        return tourney;
    }

    public EventState event() {
        return tourney.event();
    }

    /** The standings as they were when a round was complete, corrections since then included. */
    public Map<Integer, Standings> snapshots() {
        return snapshots;
    }

    /** Standings that a step asked for while a round was under way, in order. */
    public List<Standings> asked() {
        return asked;
    }

    /** Those of a complete round are shown anyway. */
    void ask() {
        if (!event().complete()) asked.add(Standings.after(event(), event().lastRound()));
    }

    /** Why the file was not played to its end; null if it was. */
    public @Nullable ChangeRefused refused() {
        return refused;
    }

    /** Where in the file the refused step stands. */
    public FilePlace where() {
        return where;
    }

    /** What in a step was not understood; null if everything was. */
    public @Nullable BadFile unclear() {
        return unclear;
    }

    void refuse(ChangeRefused why, FilePlace place) {
        refused = why;
        where = place;
    }

    void stop(BadFile bad) {
        unclear = bad;
        where = bad.place();
    }

    SequencedMap<String, BigDecimal> startRatings() {
        return startRatings;
    }

    void by(ChangeAuthor hand) {
        this.hand = hand;
    }

    ChangeAuthor hand() {
        return hand;
    }

    void change(Change change) {
        tourney.change(change, hand);
        keep();
    }

    void undo() {
        tourney.undo(hand);
        snapshots.tailMap(event().lastRound(), false).clear();
        if (event().lastRound() > 0 && !event().complete()) snapshots.remove(event().lastRound());
        keep();
        recount(0);
    }

    /** Pairs the next round and publishes it. */
    void pair() {
        NextRound.pair(tourney, hand);
        change(new PairingChange.Published(event().lastRound()));
    }

    private void keep() {
        int round = event().lastRound();
        if (round == 0 || !event().complete()) return;
        snapshots.put(round, Standings.after(event(), round));
        kept.put(round, tourney.log().size());
    }

    /** A result of an earlier round has changed: so have the standings since. */
    void recount(int from) {
        for (int round : List.copyOf(snapshots.keySet()))
            if (round >= from) snapshots.put(round, Standings.after(then(round), round));
    }

    /** The event as it was after a round, with what was corrected since: nobody had left yet. */
    private EventState then(int round) {
        int size = kept.getOrDefault(round, tourney.log().size());
        var voided = tourney.voided();
        return Tourney.replay(
                        tourney.log().stream()
                                .filter(entry -> !voided.contains(entry.number()))
                                .filter(entry -> !(entry.change() instanceof Undone))
                                .filter(entry -> entry.number() <= size || concerns(entry, round))
                                .toList())
                .event();
    }

    private static boolean concerns(LoggedChange entry, int round) {
        return switch (entry.change()) {
            case ResultChange.Corrected(var of, _, _) -> of <= round;
            case ResultChange.Decided(var of, _, _, _) -> of <= round;
            case ParticipationChange.Penalised(var penalty) ->
                    penalty.round() <= round && penalty.kind() != Penalty.Kind.DISQUALIFICATION;
            default -> false;
        };
    }

    /** The id of an entrant by a name, without regard to case and accents. */
    String id(String name) {
        for (var member : event().members())
            for (var known :
                    List.of(member.id(), member.entrant().name(), member.entrant().player()))
                if (known.equals(name)) return member.id();
        for (var member : event().members())
            if (FoldedText.key(member.entrant().name()).equals(FoldedText.key(name)))
                return member.id();
        return event().member(name).id();
    }

    /** The ratings if the event ended with a round; empty if it is not rated. */
    public SequencedMap<String, BigDecimal> ratings(int round) {
        if (!unrated().isEmpty()) return new LinkedHashMap<>();
        var start = new LinkedHashMap<String, BigDecimal>();
        for (var member : event().members())
            start.put(
                    member.id(),
                    startRatings.getOrDefault(member.id(), org.vexillum.tourneys.rating.Elo.START));
        var settings = event().settings();
        return Ratings.after(
                start,
                Ratings.games(event(), round),
                settings.k(),
                settings.options().ratingUpdate());
    }

    /** Why the event is not rated; empty if it is. */
    public String unrated() {
        return event().settings().k().signum() <= 0 ? "no-k" : Ratings.unrated(event());
    }
}
