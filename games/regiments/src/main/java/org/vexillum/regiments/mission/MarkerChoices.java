package org.vexillum.regiments.mission;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.table.Battle;

/** The points where a marker may lie (AOFR-MISSION-03). */
final class MarkerChoices implements Choices<Point> {
    /** Markers are farther than this from each other. */
    static final int APART = inches(9);

    private static final int STEP = inches(3);
    private static final int SAMPLES = 24;

    private final Battle battle;
    private final DeploymentZones zones;

    MarkerChoices(Battle battle) {
        this.battle = battle;
        zones = DeploymentZones.of(battle.setting());
    }

    @Override
    public @Nullable Refusal refusal(Point point) {
        if (!zones.table().contains(point)) return because("AOFR-FIELD-01", "marker-off-table");
        if (zones.inEither(point)) return because("AOFR-MISSION-03", "marker-in-zone");
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable() && Within.contains(terrain.area(), point))
                return because("AOFR-MISSION-03", "marker-in-impassable", terrain.name());
        for (int i = 0; i < battle.markers().size(); i++)
            if (Within.within(point, battle.markers().get(i).at(), APART))
                return because("AOFR-MISSION-03", "marker-near-marker", i + 1);
        return null;
    }

    private static Refusal because(String rule, String key, Object... facts) {
        return Refusal.because(rule, key, facts);
    }

    private boolean legal(Point point) {
        return refusal(point) == null;
    }

    /** Some place for a marker, or null if there is no room left. */
    @Nullable Point first() {
        var taken = new ArrayList<Shape>();
        for (var marker : battle.markers()) taken.add(new Disc(marker.at(), APART));
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable()) taken.addAll(terrain.area().cover());
        return new FreeSpot(taken).in(room());
    }

    /** A grid of three inches, or a single place if no point of it is free. */
    @Override
    public List<Point> list() {
        var grid = grid();
        var first = grid.isEmpty() ? first() : null;
        return first == null ? grid : List.of(first);
    }

    private List<Point> grid() {
        var room = room();
        var points = new ArrayList<Point>();
        int middle = (room.minY() + room.maxY()) / 2;
        int rows = room.height() / 2 / STEP;
        for (int row = -rows; row <= rows; row++)
            for (int x = STEP; x < room.maxX(); x += STEP) {
                var point = new Point(x, middle + row * STEP);
                if (legal(point)) points.add(point);
            }
        return points;
    }

    private Bounds room() {
        return zones.between();
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Point any(RandomSource lot) {
        var room = room();
        for (int i = 0; i < SAMPLES; i++) {
            int x = lot.between(room.minX(), room.maxX());
            var point = new Point(x, lot.between(room.minY(), room.maxY()));
            if (legal(point)) return point;
        }
        var list = list();
        return list.get(lot.below(list.size()));
    }
}
