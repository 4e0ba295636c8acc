package org.vexillum.server.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jdbi.v3.core.Handle;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.Json;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.Seats.Purpose;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.store.Summaries;

/** Makes new matches. */
public final class NewMatch {
    private final RoomServices house;
    private final MatchSetups setups;

    public NewMatch(RoomServices house) {
        this.house = house;
        setups = new MatchSetups(house);
    }

    /**
     * What a new match is reached by.
     *
     * @param kind of the maker's seat
     * @param invite the token for the opponent, or null if there is none to come
     */
    public record Made(
            String match,
            SeatKind kind,
            String seat,
            @Nullable String invite,
            String watch,
            String seedHash) {}

    /** A match as somebody wants it. */
    public Made make(RequestFields wish, String visitor, Lang lang) {
        return make(desk(wish), wish, visitor, lang, false);
    }

    /** A small battle against the best bot, deployed. */
    public Made now(RequestFields wish, String visitor, Lang lang) {
        var desk = desk(wish);
        if (desk.bots().isEmpty()) throw RequestRefused.wrong("no-opponent", "bot");
        var small = desk.small();
        var fields = new LinkedHashMap<Object, Object>(wish.fields());
        fields.put("a", MatchSetups.SAMPLE + small.getFirst());
        fields.put("b", MatchSetups.SAMPLE + small.getLast());
        fields.put("opponent", "bot:" + desk.bots().getFirst());
        return make(desk, new RequestFields(fields), visitor, lang, true);
    }

    private static Desk<?, ?> desk(RequestFields wish) {
        var game = wish.text("game");
        return Desks.find(game, wish.text("edition", ""))
                .orElseThrow(() -> RequestRefused.wrong("no-game", game));
    }

    private Made make(
            Desk<?, ?> desk, RequestFields wish, String visitor, Lang lang, boolean deploy) {
        var seating = SeatPlan.of(desk, wish);
        var seed = new LiveSeed(secret(wish, seating), "", "");
        // from the hash, which tells nothing about the dice
        var lot = new RandomSource(Fingerprints.of(seed.hash()));
        var setting = setups.setting(desk, wish, visitor, lang, lot);
        var row = row(desk, setting, wish, seating, seed.secret());
        var lent = setups.lent(desk, wish, seating, visitor);
        var doors = doors(wish, seating, lent);
        var affairs = affairs(desk, wish, seating, deploy).with(doors);
        return store(row, affairs, seating, visitor, seed.secret(), opened(desk, row, affairs));
    }

    /**
     * What lists show of it, by opening it for a moment: nobody may ever come, and what cannot be
     * opened must not be stored.
     */
    private <T extends Table<T>> Map<String, String> opened(
            Desk<T, ?> desk, MatchRow row, MatchMetadata affairs) {
        var stored = new Matches.Stored(row, Json.write(affairs), false, row.made(), 0);
        var room = new Room<>(stored, desk, house);
        room.load(List.of(), List.of(), List.of(), false);
        return room.summaries();
    }

    /** A seed of one's own choice is for trials: whoever chose it can foresee the dice. */
    private String secret(RequestFields wish, SeatPlan seating) {
        if (!wish.has("seed")) return house.freshSeed();
        if (seating.people()) throw RequestRefused.wrong("seed-people");
        var seed = wish.text("seed");
        if (!seed.matches("[0-9a-f]{64}")) throw RequestRefused.wrong("no-seed");
        return seed;
    }

    private MatchRow row(
            Desk<?, ?> desk, String setting, RequestFields wish, SeatPlan seating, String secret) {
        return new MatchRow(
                SecretTokens.id(),
                desk.format().id().id(),
                desk.edition(),
                desk.title().game().version(),
                setting,
                wish.text("dice", "program").equals("hand"),
                seating.maker() == SeatKind.BOTH,
                wish.flag("public"),
                seating.botA(),
                seating.botB(),
                secret,
                house.now());
    }

    private static MatchMetadata affairs(
            Desk<?, ?> desk, RequestFields wish, SeatPlan seating, boolean deploy) {
        var promised = wish.flag("share") ? List.of(seating.first()) : List.<Side>of();
        var table = desk.refereed() ? RealTable.of(wish) : null;
        var affairs = MatchMetadata.begin(seating.absent(), promised, deploy).at(table);
        var name = ChatRequests.clean(wish.text("name", ""), ChatRequests.LONGEST_NAME);
        return name.isEmpty() ? affairs : affairs.named(seating.first(), name);
    }

    private static AccessRights doors(
            RequestFields wish, SeatPlan seating, SequencedMap<String, String> lent) {
        var programs = seating.program() ? seating.absent() : List.<Side>of();
        return new AccessRights(wish.has("seed"), programs, lent);
    }

    /**
     * @param secret the server's share of the seed
     * @param summaries what lists show of it, by language
     */
    Made store(
            MatchRow row,
            MatchMetadata affairs,
            SeatPlan seating,
            String visitor,
            String secret,
            Map<String, String> summaries) {
        var guest = seating.guest();
        var made =
                new Made(
                        row.id(),
                        seating.maker(),
                        SecretTokens.token(),
                        guest == null ? null : SecretTokens.token(),
                        SecretTokens.token(),
                        new LiveSeed(secret, "", "").hash());
        house.database()
                .write(handle -> {
                    Matches.add(handle, row, Json.write(affairs));
                    Summaries.put(handle, row.id(), 0, summaries);
                    seat(handle, made.seat(), row, seating.maker(), Purpose.KEY);
                    seat(handle, made.watch(), row, SeatKind.SPECTATOR, Purpose.KEY);
                    if (guest != null) seat(handle, made.invite(), row, guest, Purpose.INVITE);
                    var own = new Seats.Seat(row.id(), seating.maker());
                    Seats.begin(handle, visitor, own, row.made());
                    return true;
                });
        return made;
    }

    private static void seat(
            Handle handle, @Nullable String token, MatchRow row, SeatKind kind, Purpose purpose) {
        var link = new Seats.Link(new Seats.Seat(row.id(), kind), purpose, "");
        if (token != null) Seats.add(handle, token, link, row.made());
    }
}
