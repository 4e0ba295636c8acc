package org.vexillum.regiments.mission;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;

/** An objective marker: a point, and the side that holds it, or null (AOFR-MISSION-09). */
public record Marker(Point at, @Nullable Side owner) {}
