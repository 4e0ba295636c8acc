package org.vexillum.server.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.match.Table;
import org.vexillum.server.store.ForceStore;
import org.vexillum.server.store.Seats;

/** What is fixed before the first die, as somebody wants it. */
final class MatchSetups {
    static final String SAMPLE = "sample:";
    private static final String FORCE = "force:";
    private static final String LENT = "lent:";
    private static final String RANDOM = "random";

    private final RoomServices house;
    private final ForceStore forces;

    MatchSetups(RoomServices house) {
        this.house = house;
        forces = new ForceStore(house.database());
    }

    /**
     * The setting of a new match, as its journal writes it.
     *
     * @param lot draws the terrain
     * @throws RequestRefused if no battle can begin like this
     */
    <T extends Table<T>, F> String setting(
            Desk<T, F> desk, RequestFields wish, String visitor, Lang lang, RandomSource lot) {
        var plan = plan(desk, wish, visitor, lang);
        var refusal = desk.refusal(plan);
        if (refusal != null) throw refused(desk, refusal, lang);
        return JsonText.line(desk.title().setting(start(desk, plan, wish, lang, lot)));
    }

    private <F> Desk.Plan<F> plan(Desk<?, F> desk, RequestFields wish, String visitor, Lang lang) {
        return new Desk.Plan<>(
                force(desk, wish.text("a"), visitor, lang),
                force(desk, wish.text("b"), visitor, lang),
                OptionValues.with(desk.format().options(), wish.get("options"), "options"),
                scenario(desk, wish),
                feat(desk, wish));
    }

    // ---- terrain

    private <T extends Table<T>, F> T start(
            Desk<T, F> desk, Desk.Plan<F> plan, RequestFields wish, Lang lang, RandomSource lot) {
        if (drawn(wish)) return desk.start(plan, lot);
        var pieces = pieces(desk, wish);
        for (var refusal : desk.ground().refusals(plan, pieces)) throw refused(desk, refusal, lang);
        return desk.start(plan, pieces);
    }

    private static boolean drawn(RequestFields wish) {
        return wish.get("terrain") instanceof String word
                ? word.equals(RANDOM)
                : !wish.has("terrain");
    }

    private static List<PlannedTerrain> pieces(Desk<?, ?> desk, RequestFields wish) {
        var size = desk.size();
        var table = Bounds.ofSize(size.getFirst(), size.getLast());
        if (wish.get("terrain") instanceof List<?>)
            return PlannedTerrain.read(wish.objects("terrain"), table);
        var wanted = wish.text("terrain");
        for (var layout : desk.ground().layouts())
            if (layout.id().equals(wanted)) return layout.pieces();
        throw RequestRefused.wrong("no-kind", wanted);
    }

    /**
     * Pieces of terrain, and what is to be said about them.
     *
     * @param free where nothing may lie
     * @param refusals why no battle can be fought there
     * @param warnings what is only advised against
     */
    record Terrain(
            List<PlannedTerrain> pieces,
            List<? extends Shape> free,
            List<Refusal> refusals,
            List<Refusal> warnings) {}

    /**
     * The terrain that somebody wants, before there is a match.
     *
     * @param lot draws it if that is wanted
     */
    <F> Terrain terrain(Desk<?, F> desk, RequestFields wish, String visitor, RandomSource lot) {
        var plan = plan(desk, wish, visitor, Lang.EN);
        var ground = desk.ground();
        var pieces = drawn(wish) ? ground.drawn(plan, lot) : pieces(desk, wish);
        return new Terrain(
                pieces,
                ground.free(plan),
                ground.refusals(plan, pieces),
                ground.warnings(plan, pieces));
    }

    // ---- forces and words

    private RequestRefused refused(Desk<?, ?> desk, Refusal refusal, Lang lang) {
        var told = house.speech(desk.format(), lang).teller().refusal(refusal, TableNames.NONE);
        return new RequestRefused(
                400,
                refusal.key(),
                new RequestRefused.Ready(told.message(), told.hint(), told.rules(), ""));
    }

    private static String scenario(Desk<?, ?> desk, RequestFields wish) {
        var wanted = wish.text("scenario", "");
        if (!wanted.isEmpty() && !desk.scenarios().contains(wanted))
            throw RequestRefused.wrong("no-scenario", wanted);
        return wanted;
    }

    private static String feat(Desk<?, ?> desk, RequestFields wish) {
        var wanted = wish.text("feat", "");
        if (!wanted.isEmpty() && !desk.feats().contains(wanted))
            throw RequestRefused.wrong("no-feat", wanted);
        return wanted;
    }

    private <F> F force(Desk<?, F> desk, String wanted, String visitor, Lang lang) {
        if (wanted.startsWith(SAMPLE)) return sample(desk, wanted.substring(SAMPLE.length()), lang);
        if (wanted.startsWith(FORCE)) return kept(desk, wanted.substring(FORCE.length()), visitor);
        if (wanted.startsWith(LENT)) return lent(desk, wanted.substring(LENT.length()));
        throw RequestRefused.wrong("no-force", wanted);
    }

    private static <F> F sample(Desk<?, F> desk, String name, Lang lang) {
        if (!desk.forces().samples().contains(name)) throw RequestRefused.wrong("no-force", name);
        return SampleNames.read(desk.forces(), name, lang);
    }

    private <F> F kept(Desk<?, F> desk, String id, String visitor) {
        return read(desk, forces.find(visitor, id), id);
    }

    /** A force whose owner told its id: it is used, and not shown. */
    private <F> F lent(Desk<?, F> desk, String id) {
        return read(desk, forces.find(id), id);
    }

    /**
     * Sides whose force belongs to whoever is still to come, with his mark.
     *
     * @throws RequestRefused if a force that its owner hides would be shown to somebody else
     */
    SequencedMap<String, String> lent(
            Desk<?, ?> desk, RequestFields wish, SeatPlan seating, String visitor) {
        var owners = new TreeMap<String, String>();
        if (!desk.hidesForces()) return owners;
        for (var side : Side.values()) {
            var wanted = wish.text(side.name().toLowerCase(Locale.ROOT));
            if (!wanted.startsWith(LENT)) continue;
            var owner = forces.owner(wanted.substring(LENT.length())).orElse("");
            if (seating.absent().contains(side)) owners.put(side.name(), owner);
            else if (!owner.equals(Seats.mark(visitor))) throw RequestRefused.wrong("lent-other");
        }
        return owners;
    }

    private static <F> F read(Desk<?, F> desk, Optional<ForceStore.Kept> found, String id) {
        var kept = found.orElseThrow(() -> RequestRefused.wrong("no-force", id));
        return StoredForce.force(desk.forces(), kept, id);
    }
}
