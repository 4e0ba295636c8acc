package org.vexillum.lanterns.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.stored.StoredTypes;
import org.vexillum.lanterns.LanternsTypes;

/** The table: three feet by three (LD-TABLE-01). */
public final class Battle implements Table<Battle> {
    public static final int SIZE = Lengths.inches(36);
    public static final Bounds TABLE = Bounds.ofSize(SIZE, SIZE);
    public static final Point MIDDLE = new Point(SIZE / 2, SIZE / 2);
    public static final int ROUNDS = 5; // LD-ROUND-01

    private final Setting setting;
    private final List<Area> rocks;
    private final List<Area> thickets;
    private final Fighter[] fighters;
    private final int[] points;
    private Stage stage;
    private int round;
    private Side next;
    private @Nullable Side winner;
    private Lantern lantern;

    public Battle(Setting setting, State state) {
        this(
                setting,
                areas(setting, Terrain.Sort.ROCKS),
                areas(setting, Terrain.Sort.THICKET),
                state.fighters().toArray(Fighter[]::new),
                state.a(),
                state.b(),
                state.stage(),
                state.round(),
                state.next(),
                state.winner(),
                state.lantern());
    }

    private Battle(
            Setting setting,
            List<Area> rocks,
            List<Area> thickets,
            Fighter[] fighters,
            int a,
            int b,
            Stage stage,
            int round,
            Side next,
            @Nullable Side winner,
            Lantern lantern) {
        this.setting = setting;
        this.rocks = rocks;
        this.thickets = thickets;
        this.fighters = fighters;
        points = new int[] {a, b};
        this.stage = stage;
        this.round = round;
        this.next = next;
        this.winner = winner;
        this.lantern = lantern;
    }

    /** A table before the first die. */
    public static Battle start(Setting setting) {
        var all = new ArrayList<Fighter>();
        for (var side : Side.values())
            for (var profile : setting.band(side).fighters()) {
                var id = id(all, side + "-" + slug(profile.name()));
                all.add(new Fighter(id, side, profile, null, profile.grit(), false, false));
            }
        var lantern = Lantern.START;
        return new Battle(setting, new State(Stage.ROLL_OFF, 0, Side.A, 0, 0, null, lantern, all));
    }

    private static String slug(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}0-9]+", "-");
    }

    /** Namesakes are numbered from the second on. */
    private static String id(List<Fighter> others, String name) {
        var id = name;
        for (int n = 2; taken(others, id); n++) id = name + "-" + n;
        return id;
    }

    private static boolean taken(List<Fighter> others, String id) {
        return others.stream().anyMatch(other -> other.id().equals(id));
    }

    private static List<Area> areas(Setting setting, Terrain.Sort sort) {
        return setting.terrain().stream()
                .filter(one -> one.sort() == sort)
                .map(Terrain::area)
                .toList();
    }

    @Override
    public Battle copy() {
        return new Battle(
                setting,
                rocks,
                thickets,
                fighters.clone(),
                points[0],
                points[1],
                stage,
                round,
                next,
                winner,
                lantern);
    }

    public State state() {
        return new State(
                stage, round, next, points[0], points[1], winner, lantern, List.of(fighters));
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

    public List<Area> rocks() {
        return rocks;
    }

    public List<Area> thickets() {
        return thickets;
    }

    public List<Fighter> fighters() {
        return List.of(fighters);
    }

    public boolean has(String id) {
        return Arrays.stream(fighters).anyMatch(one -> one.id().equals(id));
    }

    public Fighter fighter(String id) {
        for (var one : fighters) if (one.id().equals(id)) return one;
        throw new IllegalArgumentException("no fighter " + id);
    }

    /** Puts a fighter in the place of what it was before. */
    public void set(Fighter changed) {
        for (int i = 0; i < fighters.length; i++)
            if (fighters[i].id().equals(changed.id())) fighters[i] = changed;
    }

    /** Everybody on the table. */
    public Stream<Fighter> standing() {
        return Arrays.stream(fighters).filter(Fighter::onTable);
    }

    public List<Fighter> standing(Side side) {
        return standing().filter(one -> one.side() == side).toList();
    }

    /** The enemies that a fighter is engaged with (LD-MELEE-01). */
    public List<Fighter> foes(Fighter fighter) {
        return standing()
                .filter(one -> one.side() != fighter.side() && one.within(1, fighter))
                .toList();
    }

    public boolean engaged(Fighter fighter) {
        return !foes(fighter).isEmpty();
    }

    public Lantern lantern() {
        return lantern;
    }

    public void setLantern(Lantern now) {
        lantern = now;
    }

    public boolean bears(Fighter fighter) {
        return lantern.bearer().equals(fighter.id());
    }

    /** The side that has the lantern, or null. */
    public @Nullable Side holder() {
        return lantern.carried() ? fighter(lantern.bearer()).side() : null;
    }

    public Stage stage() {
        return stage;
    }

    public int round() {
        return round;
    }

    public Side next() {
        return next;
    }

    public void enter(Stage now, int inRound, Side side) {
        stage = now;
        round = inRound;
        next = side;
    }

    public int points(Side side) {
        return points[side.ordinal()];
    }

    public void score(Side side, int more) {
        points[side.ordinal()] += more;
    }

    public @Nullable Side winner() {
        return winner;
    }

    public void end(@Nullable Side side) {
        stage = Stage.OVER;
        winner = side;
    }
}
