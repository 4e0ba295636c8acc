package org.vexillum.lanterns.movement;

import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/** To where a fighter goes, or is put. */
@Stored(
        as = "Move",
        with = {"to"})
public record Move(Point to) {}
