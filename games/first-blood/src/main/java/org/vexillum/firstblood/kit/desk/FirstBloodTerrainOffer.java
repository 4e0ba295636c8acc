package org.vexillum.firstblood.kit.desk;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.terrain.Placement;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainGenerator;
import org.vexillum.firstblood.terrain.TerrainKind;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.SymmetricLayouts;
import org.vexillum.gamekit.desk.TerrainKinds;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;

/** Terrain of First Blood; none lies in objective zones, and all keep distances (FB-TERRAIN-07). */
record FirstBloodTerrainOffer(FirstBloodDesk desk) implements TerrainOffer<Force> {
    private static final TerrainKinds<TerrainKind> KINDS =
            new TerrainKinds<>(List.of(TerrainKind.values()), FirstBloodTerrainOffer::id);

    @Override
    public String words() {
        return "ground.";
    }

    @Override
    public List<Sort> sorts() {
        return KINDS.kinds().stream().map(FirstBloodTerrainOffer::sort).toList();
    }

    private static Sort sort(TerrainKind kind) {
        boolean thin = kind == TerrainKind.FENCE;
        var outline = kind.outline(new Pose(0, 0, 0), inches(5), thin ? inches(1) / 2 : inches(5));
        return new Sort(id(kind), kinds(kind), outline);
    }

    private static String id(TerrainKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** As the screen calls them. */
    private static List<String> kinds(TerrainKind kind) {
        var kinds = new ArrayList<String>();
        for (var each : kind.kinds())
            kinds.add(each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        if (kind.garrison()) kinds.add("garrison");
        if (kind == TerrainKind.RUIN) kinds.add("ruin");
        return kinds;
    }

    private static ConvexPolygon outline(String sort, Pose middle, int width, int depth) {
        return KINDS.called(sort).outline(middle, width, depth);
    }

    @Override
    public List<Layout> layouts() {
        return List.of(
                sketch().pair("forest", 6, 31, 6, 5, 20)
                        .pair("hill", 20, 8, 6, 5, 70)
                        .pair("rubble", 9, 13, 5, 4, 0)
                        .pair("fence", 17, 43, 5, 1, 15)
                        .called("open-field"),
                sketch().pair("ruin", 23, 11, 5, 5, 0)
                        .pair("ruin", 11, 14, 5, 5, 0)
                        .pair("fence", 5, 31, 5, 1, 0)
                        .pair("rubble", 15, 44, 5, 4, 0)
                        .called("ruined-village"),
                sketch().pair("forest", 7, 8, 6, 6, 0)
                        .pair("forest", 22, 9, 6, 6, 35)
                        .pair("forest", 5, 31, 6, 5, 0)
                        .pair("pond", 17, 44, 4, 4, 0)
                        .called("deep-woods"));
    }

    private SymmetricLayouts sketch() {
        return new SymmetricLayouts(desk.table(), FirstBloodTerrainOffer::outline);
    }

    @Override
    public List<PlannedTerrain> drawn(Desk.Plan<Force> plan, RandomSource lot) {
        return TerrainGenerator.generate(placement(plan), lot).stream()
                .map(piece ->
                        new PlannedTerrain(piece.name().replaceFirst(" \\d+$", ""), piece.area()))
                .toList();
    }

    Placement placement(Desk.Plan<Force> plan) {
        var open = desk.setting(plan, List.of());
        var zones = desk.scenario(plan).zones(open).stream().map(ObjectiveZone::area).toList();
        return Placement.of(desk.rules(), open.options(), open.bounds(), zones);
    }

    static List<Terrain> terrain(List<PlannedTerrain> pieces) {
        return KINDS.build(
                pieces, (kind, number, area) -> kind.built(id(kind) + " " + number, area));
    }

    @Override
    public List<Shape> free(Desk.Plan<Force> plan) {
        return placement(plan).zones();
    }

    @Override
    public List<Refusal> refusals(Desk.Plan<Force> plan, List<PlannedTerrain> pieces) {
        return placement(plan).refusals(terrain(pieces));
    }

    @Override
    public List<Refusal> warnings(Desk.Plan<Force> plan, List<PlannedTerrain> pieces) {
        return placement(plan).warnings(terrain(pieces));
    }
}
