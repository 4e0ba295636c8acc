/**
 * The flat table: places, shapes, distances, sight.
 *
 * <p>Lengths are whole numbers of 0.01 mm (an inch is 2540), so "within 12 inches" is an exact
 * comparison. Coordinates lie inside {@link org.vexillum.kernel.geometry.Point#LIMIT}, which keeps
 * a product of two differences below 2<sup>52</sup>; where squares of such products are compared
 * they are compared in 128 bits. There is no epsilon in any predicate.
 *
 * <p>North is +y, east is +x. A facing is a whole number of hundredths of a degree, 0 is north and
 * it grows clockwise. A turned base is the polygon of its corners, rounded once to whole units by
 * {@link org.vexillum.kernel.geometry.Rectangles}; every rule uses that polygon.
 *
 * <p>Shapes are closed sets: what touches is at distance zero and within reach, but two shapes
 * overlap, and a line crosses a shape, only if the interior is met.
 *
 * <p>What rules ask all the time allocates nothing: {@link org.vexillum.kernel.geometry.Within},
 * {@link org.vexillum.kernel.geometry.LineCrossing}, {@link org.vexillum.kernel.geometry.Arcs} with
 * a ready rectangle, {@link org.vexillum.kernel.geometry.LineOfSight}.
 */
package org.vexillum.kernel.geometry;
