/** Terrain: zones, obstacles, ruins with floors, garrisons. */
package org.vexillum.firstblood.terrain;
