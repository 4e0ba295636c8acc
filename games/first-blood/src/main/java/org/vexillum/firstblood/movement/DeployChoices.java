package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** The places where a regiment may be deployed. */
final class DeployChoices extends LegalMoves<DeployRules> {
    private static final int TRIES = 12;
    private static final int COLUMNS = 8;
    private static final int FINE = Lengths.INCH / 2;

    DeployChoices(DeployRules errand) {
        super(errand);
    }

    @Override
    public List<ModelMoves> list() {
        var list = new ArrayList<ModelMoves>();
        for (var place : rows()) {
            var moves = errand.round(place);
            if (moves != null) list.add(moves);
        }
        if (!list.isEmpty()) return list;
        var first = first();
        return first == null ? List.of() : List.of(first);
    }

    /** Whether there is room anywhere. */
    boolean possible() {
        for (var place : rows()) if (errand.round(place) != null) return true;
        return first() != null;
    }

    /** A row in front and one behind. */
    private List<Point> rows() {
        var places = new ArrayList<Point>();
        var zone = errand.zone();
        for (int row = 1; row <= 2; row++)
            for (int column = 1; column < COLUMNS; column++) {
                int x = zone.minX() + zone.width() * column / COLUMNS;
                int y = zone.minY() + zone.height() * row / 3;
                places.add(new Point(x, y));
            }
        return places;
    }

    @Override
    public ModelMoves any(RandomSource lot) {
        var zone = errand.zone();
        for (int i = 0; i < TRIES; i++) {
            var place =
                    new Point(
                            lot.between(zone.minX(), zone.maxX()),
                            lot.between(zone.minY(), zone.maxY()));
            var moves = errand.round(place);
            if (moves != null) return moves;
        }
        var first = first();
        if (first == null) throw new IllegalStateException("no room to deploy");
        return first;
    }

    /** The first place found in a fine search of the whole zone, or null. */
    private @Nullable ModelMoves first() {
        var zone = errand.zone();
        for (int y = zone.minY() + FINE; y < zone.maxY(); y += FINE)
            for (int x = zone.minX() + FINE; x < zone.maxX(); x += FINE) {
                var moves = errand.round(new Point(x, y));
                if (moves != null) return moves;
            }
        return null;
    }
}
