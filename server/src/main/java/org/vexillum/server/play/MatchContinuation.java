package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.files.journal.JournalKeeper;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.EntryRow;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.SecretTokens;

/** Plays on from a moment of a finished match, as a new one with new dice. */
public final class MatchContinuation {
    private final RoomServices house;
    private final Rooms rooms;
    private final NewMatch making;

    public MatchContinuation(RoomServices house, Rooms rooms) {
        this.house = house;
        this.rooms = rooms;
        making = new NewMatch(house);
    }

    /**
     * @throws RequestRefused if the match is not over, or was over at that moment already
     */
    public NewMatch.Made from(String id, RequestFields wish, String visitor) {
        rooms.recording(id);
        return from(rooms.room(id), wish, visitor);
    }

    private <T extends Table<T>> NewMatch.Made from(
            LiveRoom<T> old, RequestFields wish, String visitor) {
        var room = old.ask(inside -> inside);
        var seating = SeatPlan.of(room.desk(), wish);
        if (seating.guest() != null)
            throw RequestRefused.wrong("no-opponent", wish.text("opponent"));
        var entries = taken(room, wish.whole("entry"));
        var row = row(room, seating, wish.whole("entry"));
        var affairs = MatchMetadata.begin(List.of(), List.of(), room.affairs().deploy());
        var own = MatchSecret.read(row.secret()).own();
        var made = making.store(row, affairs, seating, visitor, own, Map.of());
        var change =
                new Matches.Change(
                        Json.write(affairs), false, entries, List.of(), List.of(), Map.of());
        house.matches().change(row.id(), 0, change, house.now());
        settle(rooms.room(row.id()));
        return made;
    }

    /** The entries up to a moment at which the match went on. */
    private <T extends Table<T>> List<EntryRow> taken(Room<T> room, int last) {
        // what was played under other rules cannot be played again
        if (room.part().number() > 0) throw RequestRefused.unknown("no-moment");
        var scribe = new JournalKeeper<>(room.title(), room.start().copy(), room.dice());
        var entries = new ArrayList<EntryRow>();
        for (var entry : house.matches().entries(room.row().id()))
            if (entry.number() <= last) {
                scribe.follow(entry.number(), entry.line());
                entries.add(entry);
            }
        if (last < -1 || entries.size() != last + 1) throw RequestRefused.unknown("no-moment");
        if (scribe.match().over()) throw RequestRefused.late("over");
        return entries;
    }

    private <T extends Table<T>> MatchRow row(Room<T> room, SeatPlan seating, int last) {
        var old = room.row();
        var dice = room.dice();
        var secret = SecretTokens.seed();
        return new MatchRow(
                SecretTokens.id(),
                old.game(),
                old.edition(),
                old.ruleset(),
                old.setting(),
                old.byHand(),
                seating.maker() == SeatKind.BOTH,
                false,
                seating.botA(),
                seating.botB(),
                dice == null ? secret : MatchSecret.written(secret, last, dice),
                house.now());
    }

    /** What the players of the old match need not be asked holds for nobody here. */
    private static <T extends Table<T>> void settle(LiveRoom<T> live) {
        live.change(room -> {
            for (var kind : List.of(SeatKind.A, SeatKind.B))
                for (var question : new StandingAnswers(room.match().journal()).of(kind))
                    room.enter(
                            new Entry.StandingPass(kind.sides().getFirst(), question, false),
                            false);
            room.note("continued");
            return true;
        });
    }
}
