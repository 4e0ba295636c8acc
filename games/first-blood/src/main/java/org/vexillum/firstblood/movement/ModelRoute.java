package org.vexillum.firstblood.movement;

import org.vexillum.kernel.geometry.path.Path;

/**
 * The way a model takes.
 *
 * @param cost what it uses up of its movement: the length, and floors and obstacles on top
 */
record ModelRoute(int model, Path path, int fromFloor, int toFloor, int cost) {}
