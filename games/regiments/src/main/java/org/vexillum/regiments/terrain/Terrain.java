package org.vexillum.regiments.terrain;

import org.vexillum.kernel.geometry.Area;

/**
 * A piece of terrain: any combination of types, fixed before the game (AOFR-TERRAIN-08).
 *
 * @param impassable nobody enters; Flying units may cross but not stop
 */
public record Terrain(
        String name,
        Area area,
        boolean cover,
        boolean difficult,
        boolean dangerous,
        boolean blocksSight,
        boolean impassable) {}
