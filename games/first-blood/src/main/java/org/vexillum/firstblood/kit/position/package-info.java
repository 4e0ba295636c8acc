/** Positions of First Blood: everything may be left out that does not matter. */
package org.vexillum.firstblood.kit.position;
