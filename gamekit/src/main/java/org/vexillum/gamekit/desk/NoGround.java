package org.vexillum.gamekit.desk;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.geometry.Shape;

/** Terrain that lies on a real table, where the program does not see it. */
public record NoGround<F>() implements Ground<F> {
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
    public List<Piece> drawn(Desk.Plan<F> plan, Lot lot) {
        return List.of();
    }

    @Override
    public List<Shape> free(Desk.Plan<F> plan) {
        return List.of();
    }

    @Override
    public List<Refusal> refusals(Desk.Plan<F> plan, List<Piece> pieces) {
        return List.of();
    }

    @Override
    public List<Refusal> warnings(Desk.Plan<F> plan, List<Piece> pieces) {
        return List.of();
    }
}
