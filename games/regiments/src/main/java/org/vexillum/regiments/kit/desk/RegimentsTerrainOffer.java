package org.vexillum.regiments.kit.desk;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.SymmetricLayouts;
import org.vexillum.gamekit.desk.TerrainKinds;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.terrain.Placement;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.terrain.TerrainGenerator;
import org.vexillum.regiments.terrain.TerrainKind;

/** Terrain of Regiments: set up by agreement, there are no rules for its places (AOFR-FIELD-02). */
record RegimentsTerrainOffer(Bounds table) implements TerrainOffer<Force> {
    private static final TerrainKinds<TerrainKind> KINDS =
            new TerrainKinds<>(List.of(TerrainKind.values()), RegimentsTerrainOffer::id);

    @Override
    public String words() {
        return "terrain.";
    }

    @Override
    public List<Sort> sorts() {
        return KINDS.kinds().stream().map(RegimentsTerrainOffer::sort).toList();
    }

    private static Sort sort(TerrainKind kind) {
        boolean thin = kind == TerrainKind.CLIFF;
        var outline = kind.outline(new Pose(0, 0, 0), inches(thin ? 8 : 6), inches(thin ? 2 : 5));
        return new Sort(id(kind), kinds(kind), outline);
    }

    private static String id(TerrainKind kind) {
        return kind.word().replace(' ', '-');
    }

    /** As the screen calls them. */
    private static List<String> kinds(TerrainKind kind) {
        var kinds = new ArrayList<String>();
        for (var type : TerrainKind.Type.values())
            if (kind.is(type))
                kinds.add(
                        type == TerrainKind.Type.SIGHT_BLOCKING
                                ? "blocking"
                                : type.name().toLowerCase(Locale.ROOT));
        return kinds;
    }

    private static ConvexPolygon outline(String sort, Pose middle, int width, int depth) {
        return KINDS.called(sort).outline(middle, width, depth);
    }

    @Override
    public List<Layout> layouts() {
        return List.of(
                sketch().middle("forest", 8, 7, 20)
                        .pair("crops", 18, 20, 8, 7, 10)
                        .pair("ruins", 30, 12, 6, 6, 0)
                        .pair("forest", 10, 8, 7, 6, 40)
                        .pair("rocks", 60, 18, 6, 5, 15)
                        .pair("building", 44, 17, 5, 5, 30)
                        .called("crossroads"),
                sketch().pair("deep-water", 12, 25, 9, 5, 95)
                        .pair("deep-water", 23, 24, 9, 5, 85)
                        .pair("marsh", 31, 26, 5, 5, 0)
                        .pair("forest", 14, 13, 8, 7, 25)
                        .pair("ruins", 36, 14, 6, 5, 70)
                        .pair("crops", 56, 12, 8, 7, 0)
                        .called("river"),
                sketch().middle("ruins", 7, 7, 45)
                        .pair("building", 26, 20, 5, 5, 0)
                        .pair("building", 38, 16, 5, 4, 90)
                        .pair("crops", 14, 14, 9, 7, 0)
                        .pair("crops", 60, 14, 9, 7, 0)
                        .pair("ruins", 12, 25, 6, 5, 0)
                        .called("village"),
                sketch().pair("cliff", 20, 19, 9, 2, 60)
                        .pair("cliff", 46, 17, 9, 2, 120)
                        .pair("rocks", 32, 13, 7, 6, 0)
                        .pair("rocks", 9, 17, 6, 5, 30)
                        .pair("lava", 34, 22, 6, 4, 90)
                        .pair("ruins", 60, 10, 6, 6, 0)
                        .called("badlands"));
    }

    private SymmetricLayouts sketch() {
        return new SymmetricLayouts(table, RegimentsTerrainOffer::outline);
    }

    @Override
    public List<PlannedTerrain> drawn(Desk.Plan<Force> plan, RandomSource lot) {
        return TerrainGenerator.generate(table.width(), table.height(), lot).stream()
                .map(piece -> new PlannedTerrain(sort(piece.name()), piece.area()))
                .toList();
    }

    /** Generated pieces are called by their kind and a number. */
    private static String sort(String name) {
        return name.replaceFirst(" \\d+$", "").replace(' ', '-');
    }

    static List<Terrain> terrain(List<PlannedTerrain> pieces) {
        return KINDS.build(
                pieces, (kind, number, area) -> kind.on(kind.word() + " " + number, area));
    }

    @Override
    public List<Shape> free(Desk.Plan<Force> plan) {
        return List.of();
    }

    @Override
    public List<Refusal> refusals(Desk.Plan<Force> plan, List<PlannedTerrain> pieces) {
        return new Placement(table).refusals(terrain(pieces));
    }

    @Override
    public List<Refusal> warnings(Desk.Plan<Force> plan, List<PlannedTerrain> pieces) {
        return new Placement(table).warnings(terrain(pieces));
    }
}
