package org.vexillum.regiments.shooting;

import java.util.List;
import org.vexillum.kernel.geometry.Point;

/**
 * How a model sees the nearest model of another unit that it can see, or why it sees none.
 *
 * @param by the units (by their ids) and pieces of terrain (by their names) in the way
 */
public record SightLine(Point from, Point to, boolean clear, List<String> by) {}
