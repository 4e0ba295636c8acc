package org.vexillum.gamekit.screen;

import java.util.function.Predicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** Looks for a legal place near a wanted one, in widening rings. */
public final class NearestLegalPlace {
    private static final int STEP = Lengths.INCH / 4;
    private static final int FARTHEST = Lengths.inches(24);
    private static final int DIRECTIONS = 24;

    private NearestLegalPlace() {}

    /** The nearest of the places tried that will do, or null if none will. */
    public static @Nullable Point place(Point wanted, Predicate<Point> legal) {
        if (legal.test(wanted)) return wanted;
        int step = STEP;
        for (int far = STEP; far <= FARTHEST; far += step) {
            for (int i = 0; i < DIRECTIONS; i++) {
                int direction = i * Angle.FULL / DIRECTIONS;
                var place =
                        wanted.plus(
                                (int) (far * Angle.sin(direction)),
                                (int) (far * Angle.cos(direction)));
                if (legal.test(place)) return place;
            }
            if (far >= Lengths.inches(3)) step = Lengths.INCH;
        }
        return null;
    }
}
