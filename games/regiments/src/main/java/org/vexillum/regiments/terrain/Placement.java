package org.vexillum.regiments.terrain;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Shape;

/**
 * Where pieces of terrain may lie.
 *
 * <p>Players set terrain up by agreement (AOFR-FIELD-02); all that is asked is room for both sides
 * to deploy.
 */
public record Placement(Bounds table) {
    /** AOFR-DEPLOY-02. */
    private static final int DEPLOYMENT = Lengths.inches(12);

    /** What forbids the layout; empty if it is legal. */
    public List<Refusal> refusals(List<Terrain> pieces) {
        var found = new ArrayList<Refusal>();
        for (var piece : pieces)
            if (piece.impassable() && takesRoom(piece))
                found.add(Refusal.because("AOFR-DEPLOY-02", "terrain-in-deployment", piece.name()));
        return found;
    }

    private boolean takesRoom(Terrain piece) {
        for (Shape part : piece.area().parts())
            if (part.minY() < table.minY() + DEPLOYMENT || part.maxY() > table.maxY() - DEPLOYMENT)
                return true;
        return false;
    }

    /** What is only advised against. */
    public List<Refusal> warnings(List<Terrain> pieces) {
        var sparse = SparseTerrain.in(pieces);
        if (sparse == null) return List.of();
        return List.of(Refusal.because("AOFR-FIELD-02", "sparse-terrain", sparse.pieces()));
    }
}
