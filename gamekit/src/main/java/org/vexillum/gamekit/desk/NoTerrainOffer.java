package org.vexillum.gamekit.desk;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Shape;

/** Terrain that lies on a real table, where the program does not see it. */
public record NoTerrainOffer<F>() implements TerrainOffer<F> {
    @Override
    public String words() {
        return "";
    }

    @Override
    public List<Sort> sorts() {
        return List.of();
    }

    @Override
    public List<Layout> layouts() {
        return List.of();
    }

    @Override
    public List<PlannedTerrain> drawn(Desk.Plan<F> plan, RandomSource lot) {
        return List.of();
    }

    @Override
    public List<Shape> free(Desk.Plan<F> plan) {
        return List.of();
    }

    @Override
    public List<Refusal> refusals(Desk.Plan<F> plan, List<PlannedTerrain> pieces) {
        return List.of();
    }

    @Override
    public List<Refusal> warnings(Desk.Plan<F> plan, List<PlannedTerrain> pieces) {
        return List.of();
    }
}
