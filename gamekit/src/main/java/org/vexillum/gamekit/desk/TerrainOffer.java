package org.vexillum.gamekit.desk;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Shape;

/**
 * The terrain of a game: what there is, where it may lie, and layouts to choose from.
 *
 * @param <F> the game's forces
 */
public interface TerrainOffer<F> {
    /**
     * A sort of terrain.
     *
     * @param kinds what it does, as the table draws it
     * @param outline of a new piece, round the point (0, 0)
     */
    record Sort(String id, List<String> kinds, ConvexPolygon outline) {}

    /** A layout with a name; its pieces are the same from either side. */
    record Layout(String id, List<PlannedTerrain> pieces) {}

    /** What the words for its kinds begin with. */
    String words();

    List<Sort> sorts();

    List<Layout> layouts();

    /** A layout drawn by lot that obeys every rule and all advice. */
    List<PlannedTerrain> drawn(Desk.Plan<F> plan, RandomSource lot);

    /** Where nothing may lie. */
    List<? extends Shape> free(Desk.Plan<F> plan);

    /** Why no battle can be fought on these pieces; nothing if it can. */
    List<Refusal> refusals(Desk.Plan<F> plan, List<PlannedTerrain> pieces);

    /** What is only advised against. */
    List<Refusal> warnings(Desk.Plan<F> plan, List<PlannedTerrain> pieces);
}
