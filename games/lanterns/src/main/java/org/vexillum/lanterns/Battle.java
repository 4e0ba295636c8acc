package org.vexillum.lanterns;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.stored.StoredTypes;
import org.vexillum.lanterns.State.Stage;

/** The table: three feet by three, with a lantern in the middle (LD-TABLE-01). */
public final class Battle implements Table<Battle> {
    public static final int SIZE = Lengths.inches(36);
    public static final Bounds TABLE = Bounds.ofSize(SIZE, SIZE);
    public static final Point MIDDLE = new Point(SIZE / 2, SIZE / 2);
    public static final int ROUNDS = 5; // LD-ROUND-01

    final Setting setting;
    final List<Area> rocks;
    final List<Area> thickets;
    private final List<Fighter> fighters;
    Stage stage;
    int round;
    Side next;
    int a;
    int b;
    @Nullable Side winner;
    Point lantern;
    String bearer;

    public Battle(Setting setting, State state) {
        this(
                setting,
                state,
                areas(setting, Terrain.Sort.ROCKS),
                areas(setting, Terrain.Sort.THICKET));
    }

    private Battle(Setting setting, State state, List<Area> rocks, List<Area> thickets) {
        this.setting = setting;
        this.rocks = rocks;
        this.thickets = thickets;
        fighters = new ArrayList<>(state.fighters());
        stage = state.stage();
        round = state.round();
        next = state.next();
        a = state.a();
        b = state.b();
        winner = state.winner();
        lantern = state.lantern();
        bearer = state.bearer();
    }

    private static List<Area> areas(Setting setting, Terrain.Sort sort) {
        return setting.terrain().stream()
                .filter(one -> one.sort() == sort)
                .map(Terrain::area)
                .toList();
    }

    /** A table before the first die. */
    public static Battle start(Setting setting) {
        var all = new ArrayList<Fighter>();
        for (var side : Side.values())
            for (var profile : setting.band(side).fighters()) {
                var id = id(all, side + "-" + profile.name());
                all.add(new Fighter(id, side, profile, null, profile.grit(), false, false));
            }
        return new Battle(
                setting, new State(Stage.ROLL_OFF, 0, Side.A, 0, 0, null, MIDDLE, "", all));
    }

    /** Namesakes are numbered from the second on. */
    private static String id(List<Fighter> others, String name) {
        var plain = name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT).replace(' ', '-');
        long namesakes =
                others.stream()
                        .filter(one ->
                                one.id().matches(java.util.regex.Pattern.quote(plain) + "(-\\d+)?"))
                        .count();
        return namesakes == 0 ? plain : plain + "-" + (namesakes + 1);
    }

    @Override
    public Battle copy() {
        return new Battle(setting, state(), rocks, thickets);
    }

    public State state() {
        return new State(stage, round, next, a, b, winner, lantern, bearer, List.copyOf(fighters));
    }

    @Override
    public long fingerprint() {
        return Fingerprints.of(stored().text(state()));
    }

    @Override
    public StoredTypes stored() {
        return LanternsTypes.ALL;
    }

    public Setting setting() {
        return setting;
    }

    public List<Fighter> fighters() {
        return List.copyOf(fighters);
    }

    public Fighter fighter(String id) {
        for (var one : fighters) if (one.id().equals(id)) return one;
        throw new IllegalArgumentException("no fighter " + id);
    }

    /** Puts a fighter in the place of what it was before. */
    void set(Fighter changed) {
        fighters.replaceAll(one -> one.id().equals(changed.id()) ? changed : one);
    }

    /** Everybody on the table. */
    public List<Fighter> standing() {
        return fighters.stream().filter(Fighter::onTable).toList();
    }

    public List<Fighter> standing(Side side) {
        return fighters.stream().filter(one -> one.onTable() && one.side() == side).toList();
    }

    /** The enemies that a fighter is engaged with (LD-MELEE-01). */
    public List<Fighter> foes(Fighter fighter) {
        return standing(fighter.side().other()).stream()
                .filter(one -> one.within(1, fighter))
                .toList();
    }

    public boolean engaged(Fighter fighter) {
        return !foes(fighter).isEmpty();
    }

    /** The side that has the lantern, or null. */
    public @Nullable Side holder() {
        return bearer.isEmpty() ? null : fighter(bearer).side();
    }

    public int points(Side side) {
        return side == Side.A ? a : b;
    }

    /** The same at another stage of the round, for whoever asks about that. */
    public Battle at(Stage now) {
        stage = now;
        return this;
    }

    void enter(Stage now, int inRound, Side side) {
        stage = now;
        round = inRound;
        next = side;
    }
}
