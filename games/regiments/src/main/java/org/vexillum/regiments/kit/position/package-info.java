/** Positions of Regiments: everything may be left out that does not matter. */
package org.vexillum.regiments.kit.position;
