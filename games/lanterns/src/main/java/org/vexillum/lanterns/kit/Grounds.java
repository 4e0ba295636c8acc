package org.vexillum.lanterns.kit;

import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.SymmetricLayouts;
import org.vexillum.gamekit.desk.TerrainKinds;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.path.Places;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Terrain;

/** Rocks and thickets. */
record Grounds() implements TerrainOffer<Band> {
    private static final TerrainKinds<Terrain.Sort> SORTS =
            new TerrainKinds<>(List.of(Terrain.Sort.values()), Grounds::id);

    static String id(Terrain.Sort sort) {
        return sort.name().toLowerCase(Locale.ROOT);
    }

    /** What it does, as the table draws it. */
    static List<String> kinds(Terrain.Sort sort) {
        return sort == Terrain.Sort.ROCKS ? List.of("impassable", "blocking") : List.of("cover");
    }

    /** Eight corners, as wide as deep. */
    private static ConvexPolygon outline(String sort, Pose middle, int width, int depth) {
        var corners = Places.around(middle.place(), width / 2, 8);
        return ConvexPolygon.of(
                corners.stream()
                        .flatMapToInt(at -> java.util.stream.IntStream.of(at.x(), at.y()))
                        .toArray());
    }

    @Override
    public String words() {
        return "terrain.";
    }

    @Override
    public List<Sort> sorts() {
        var origin = new Pose(0, 0, 0);
        return SORTS.kinds().stream()
                .map(sort ->
                        new Sort(id(sort), kinds(sort), outline("", origin, Lengths.inches(5), 0)))
                .toList();
    }

    @Override
    public List<Layout> layouts() {
        return List.of(
                sketch().pair("rocks", 8, 14, 5, 5, 0)
                        .pair("thicket", 18, 11, 6, 6, 0)
                        .pair("rocks", 27, 15, 4, 4, 0)
                        .called("clearing"),
                sketch().pair("rocks", 13, 17, 4, 4, 0)
                        .pair("thicket", 7, 10, 5, 5, 0)
                        .pair("thicket", 26, 12, 6, 6, 0)
                        .called("moor"),
                sketch().pair("rocks", 18, 11, 6, 6, 0)
                        .pair("thicket", 9, 16, 6, 6, 0)
                        .pair("rocks", 30, 12, 4, 4, 0)
                        .called("gorge"));
    }

    private static SymmetricLayouts sketch() {
        return new SymmetricLayouts(Battle.TABLE, Grounds::outline);
    }

    static List<Terrain> terrain(List<PlannedTerrain> pieces) {
        return SORTS.build(pieces, (sort, _, area) -> new Terrain(sort, area.corners()));
    }

    static List<Terrain> drawn(RandomSource lot) {
        return terrain(new Grounds().layout(lot));
    }

    @Override
    public List<PlannedTerrain> drawn(Desk.Plan<Band> plan, RandomSource lot) {
        return layout(lot);
    }

    private List<PlannedTerrain> layout(RandomSource lot) {
        return layouts().get(lot.below(layouts().size())).pieces();
    }

    @Override
    public List<Shape> free(Desk.Plan<Band> plan) {
        return Terrain.FREE;
    }

    @Override
    public List<Refusal> refusals(Desk.Plan<Band> plan, List<PlannedTerrain> pieces) {
        return Terrain.faults(terrain(pieces));
    }

    @Override
    public List<Refusal> warnings(Desk.Plan<Band> plan, List<PlannedTerrain> pieces) {
        return List.of();
    }
}
