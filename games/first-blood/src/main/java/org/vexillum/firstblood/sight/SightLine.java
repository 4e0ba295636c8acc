package org.vexillum.firstblood.sight;

import java.util.List;
import org.vexillum.kernel.geometry.Point;

/**
 * How a model sees the nearest model of another regiment that it can see, or why it sees none.
 *
 * @param obscured whether it sees it only obscured
 * @param by the regiments (by their ids) and pieces of terrain (by their names) in the way
 */
public record SightLine(Point from, Point to, boolean clear, boolean obscured, List<String> by) {}
