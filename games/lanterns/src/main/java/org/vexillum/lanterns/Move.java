package org.vexillum.lanterns;

import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/** To where a fighter goes, or is put. */
@Stored("Move(to)")
public record Move(Point to) {}
