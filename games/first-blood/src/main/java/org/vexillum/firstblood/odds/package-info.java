/** Exact odds: the real stages, played for every way in which their dice can fall. */
package org.vexillum.firstblood.odds;
