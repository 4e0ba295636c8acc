/**
 * Shortest ways of a round base among things it may not touch or come near.
 *
 * <p>A way is a list of straight legs between whole points; each leg is checked exactly, and its
 * length is rounded up. What the finder proposes is legal; it may be longer than the very shortest
 * way by about a hundredth of an inch for each thing it goes round.
 */
package org.vexillum.kernel.geometry.path;
