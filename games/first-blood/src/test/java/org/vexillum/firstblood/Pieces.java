package org.vexillum.firstblood;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Garrison;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.firstblood.terrain.Terrain.Wall;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;

/** Makes pieces of terrain for tests, rectangles in inches unless said otherwise. */
public final class Pieces {
    private final String name;
    private final Area area;
    private List<Kind> kinds = List.of();
    private int size;
    private boolean raised;
    private int floors;
    private final List<Wall> walls = new ArrayList<>();
    private @Nullable Garrison garrison;

    private Pieces(String name, Area area) {
        this.name = name;
        this.area = area;
    }

    /** From the south-west to the north-east corner, each written "x,y". */
    public static Pieces box(String name, String southWest, String northEast) {
        return new Pieces(name, rectangle(southWest, northEast));
    }

    public static Pieces round(String name, String centre, String radius) {
        return new Pieces(name, Area.of(new Disc(Field.at(centre), Lengths.inches(radius))));
    }

    public static Pieces of(String name, Area area) {
        return new Pieces(name, area);
    }

    public static Area rectangle(String southWest, String northEast) {
        var a = Field.at(southWest);
        var b = Field.at(northEast);
        return Area.polygon(a.x(), a.y(), b.x(), a.y(), b.x(), b.y(), a.x(), b.y());
    }

    public Pieces kinds(Kind... given) {
        kinds = List.of(given);
        return this;
    }

    public Pieces size(int now) {
        size = now;
        return this;
    }

    public Pieces raised(int now) {
        raised = true;
        return size(now);
    }

    public Pieces floors(int now) {
        floors = now;
        return this;
    }

    public Pieces wall(int floor, String southWest, String northEast) {
        walls.add(new Wall(floor, rectangle(southWest, northEast)));
        return this;
    }

    public Pieces garrison(int defence, int capacity) {
        garrison = new Garrison(defence, capacity);
        return this;
    }

    public Terrain build() {
        return new Terrain(name, area, kinds, size, raised, floors, walls, garrison);
    }
}
