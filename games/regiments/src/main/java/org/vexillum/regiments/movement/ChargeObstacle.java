package org.vexillum.regiments.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.regiments.table.Unit;

/**
 * A unit or a part of a piece of terrain near a charger.
 *
 * @param unit null for terrain
 * @param ahead how far the charger can go straight on before it meets it, infinite if never
 */
record ChargeObstacle(
        String name, @Nullable Unit unit, Shape shape, ProjectedShape seen, double ahead) {}
