package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.Samples;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Body;
import org.vexillum.server.Refused;
import org.vexillum.server.games.Desk;
import org.vexillum.server.games.Desks;
import org.vexillum.server.store.Forces;
import org.vexillum.server.store.MatchRow;
import org.vexillum.server.store.Matches;
import org.vexillum.server.store.SeatKind;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.Tokens;

/** Makes new matches. */
public final class NewMatch {
    private static final String SAMPLE = "sample:";
    private static final String FORCE = "force:";

    private final House house;
    private final Forces forces;

    public NewMatch(House house) {
        this.house = house;
        forces = new Forces(house.database());
    }

    /**
     * What a new match is reached by.
     *
     * @param kind of the maker's seat
     * @param invite the token for the opponent, or null if there is none to come
     */
    public record Made(
            String match, SeatKind kind, String seat, @Nullable String invite, String watch) {}

    /** Who sits where. */
    private record Seating(SeatKind maker, String botA, String botB, @Nullable SeatKind guest) {
        static Seating of(String opponent, Side side) {
            if (opponent.equals("screen")) return new Seating(SeatKind.BOTH, "", "", null);
            var maker = SeatKind.of(side);
            if (opponent.equals("link"))
                return new Seating(maker, "", "", SeatKind.of(side.other()));
            var bot = opponent.substring("bot:".length());
            return side == Side.A
                    ? new Seating(maker, "", bot, null)
                    : new Seating(maker, bot, "", null);
        }
    }

    /** A match as somebody wants it. */
    public Made make(Body wish, String visitor, Lang lang) {
        return make(desk(wish), wish, visitor, lang, false);
    }

    /** A small battle against the best bot, deployed. */
    public Made now(Body wish, String visitor, Lang lang) {
        return now(desk(wish), wish, visitor, lang);
    }

    private static Desk<?, ?> desk(Body wish) {
        var game = wish.text("game");
        return Desks.find(game, wish.text("edition", ""))
                .orElseThrow(() -> Refused.wrong("no-game", game));
    }

    private <T extends Table<T>, F> Made now(
            Desk<T, F> desk, Body wish, String visitor, Lang lang) {
        var small = desk.small();
        var fields = new java.util.LinkedHashMap<Object, Object>(wish.fields());
        fields.put("a", SAMPLE + small.getFirst());
        fields.put("b", SAMPLE + small.getLast());
        fields.put("opponent", "bot:" + desk.bots().getFirst());
        return make(desk, new Body(fields), visitor, lang, true);
    }

    private <T extends Table<T>, F> Made make(
            Desk<T, F> desk, Body wish, String visitor, Lang lang, boolean deploy) {
        var seating = seating(desk, wish);
        var secret = secret(wish);
        var row = row(desk, setting(desk, wish, visitor, lang, secret), wish, seating, secret);
        return store(row, affairs(wish, seating, deploy), seating, visitor);
    }

    private static Seating seating(Desk<?, ?> desk, Body wish) {
        var opponent = wish.text("opponent");
        var side = wish.text("side", "A");
        if (!side.equals("A") && !side.equals("B")) throw Refused.wrong("no-side", side);
        boolean known =
                opponent.equals("screen")
                        || opponent.equals("link")
                        || opponent.startsWith("bot:") && desk.bots().contains(opponent.substring(4));
        if (!known) throw Refused.wrong("no-opponent", opponent);
        return Seating.of(opponent, Side.valueOf(side));
    }

    /** A seed of one's own choice is for tests: whoever chose it can foresee the dice. */
    private static String secret(Body wish) {
        if (!wish.has("seed")) return Tokens.seed();
        var seed = wish.text("seed");
        if (!seed.matches("[0-9a-f]{64}")) throw Refused.wrong("no-seed");
        return seed;
    }

    private static MatchRow rowOf(
            Desk<?, ?> desk, String setting, Body wish, Seating seating, String secret, House in) {
        return new MatchRow(
                Tokens.id(),
                desk.format().id().id(),
                Desks.edition(desk),
                desk.title().game().version(),
                setting,
                wish.text("dice", "program").equals("hand"),
                seating.maker() == SeatKind.BOTH,
                wish.flag("public"),
                seating.botA(),
                seating.botB(),
                secret,
                in.now());
    }

    private MatchRow row(
            Desk<?, ?> desk, String setting, Body wish, Seating seating, String secret) {
        return rowOf(desk, setting, wish, seating, secret, house);
    }

    private static Affairs affairs(Body wish, Seating seating, boolean deploy) {
        var guest = seating.guest();
        var absent = guest == null ? List.<Side>of() : guest.sides();
        var promised =
                wish.flag("share") ? List.of(seating.maker().sides().getFirst()) : List.<Side>of();
        var affairs = Affairs.begin(absent, promised, deploy);
        var name = Talking.clean(wish.text("name", ""), 40);
        return name.isEmpty() ? affairs : affairs.named(seating.maker().sides().getFirst(), name);
    }

    private Made store(MatchRow row, Affairs affairs, Seating seating, String visitor) {
        var guest = seating.guest();
        var seat = Tokens.token();
        var invite = guest == null ? null : Tokens.token();
        var watch = Tokens.token();
        var now = house.now();
        house.database()
                .write(
                        handle -> {
                            Matches.add(handle, row, org.vexillum.server.Json.write(affairs));
                            var maker = new Seats.Seat(row.id(), seating.maker());
                            Seats.add(handle, seat, maker, now);
                            Seats.hold(handle, visitor, maker, now);
                            if (guest != null && invite != null)
                                Seats.add(handle, invite, new Seats.Seat(row.id(), guest), now);
                            Seats.add(
                                    handle,
                                    watch,
                                    new Seats.Seat(row.id(), SeatKind.SPECTATOR),
                                    now);
                            return true;
                        });
        return new Made(row.id(), seating.maker(), seat, invite, watch);
    }

    // ---- what is fixed before the first die

    private <T extends Table<T>, F> String setting(
            Desk<T, F> desk, Body wish, String visitor, Lang lang, String secret) {
        var plan =
                new Desk.Plan<>(
                        force(desk, wish.text("a"), visitor),
                        force(desk, wish.text("b"), visitor),
                        options(desk, wish),
                        scenario(desk, wish));
        var refusal = desk.refusal(plan);
        if (refusal != null) throw refused(desk, refusal, lang);
        // drawn from the seed's hash, which tells nothing about the dice
        var lot = new Lot(Fingerprints.of(new org.vexillum.formats.journal.LiveSeed(secret, "", "").hash()));
        return JsonText.line(desk.title().setting(desk.start(plan, lot)));
    }

    private Refused refused(Desk<?, ?> desk, org.vexillum.kernel.Refusal refusal, Lang lang) {
        var teller = house.speech(desk.format(), lang).teller();
        var told = teller.refusal(refusal, org.vexillum.formats.Names.NONE);
        return new Refused(
                400,
                refusal.key(),
                new Refused.Ready(told.message(), told.hint(), told.rules(), ""));
    }

    private static Record options(Desk<?, ?> desk, Body wish) {
        var usual = desk.format().options();
        return OptionValues.with(usual, wish.get("options"), "options");
    }

    private static String scenario(Desk<?, ?> desk, Body wish) {
        var wanted = wish.text("scenario", "");
        if (!wanted.isEmpty() && !desk.scenarios().contains(wanted))
            throw Refused.wrong("no-scenario", wanted);
        return wanted;
    }

    private <F> F force(Desk<?, F> desk, String wanted, String visitor) {
        if (wanted.startsWith(SAMPLE)) return sample(desk, wanted.substring(SAMPLE.length()));
        if (wanted.startsWith(FORCE)) return kept(desk, wanted.substring(FORCE.length()), visitor);
        throw Refused.wrong("no-force", wanted);
    }

    private static <F> F sample(Desk<?, F> desk, String name) {
        if (!desk.forces().samples().contains(name)) throw Refused.wrong("no-force", name);
        return Samples.read(desk.forces(), name);
    }

    private <F> F kept(Desk<?, F> desk, String id, String visitor) {
        var kept = forces.find(visitor, id).orElseThrow(() -> Refused.wrong("no-force", id));
        var read = ForceReader.read(desk.forces(), kept.text(), "force.json");
        return Optional.ofNullable(read.force()).orElseThrow(() -> Refused.wrong("no-force", id));
    }

}
