/** Moving models: paths of round bases, formations, marches, charges, stepping in, disengaging. */
package org.vexillum.firstblood.movement;
