/** Terrain and what it does to cover, sight and movement. */
package org.vexillum.regiments.terrain;
