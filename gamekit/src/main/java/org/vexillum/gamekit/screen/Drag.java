package org.vexillum.gamekit.screen;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/**
 * A unit, or one of its models, pulled to a place.
 *
 * @param model its number, or null for the whole unit
 * @param to where its middle is wanted
 * @param facing wanted, or null if any will do
 * @param base the answer that is being corrected, or null
 */
public record Drag(
        String unit,
        @Nullable Integer model,
        Point to,
        @Nullable Integer facing,
        @Nullable Object base) {}
