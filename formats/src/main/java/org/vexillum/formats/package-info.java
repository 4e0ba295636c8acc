/** Positions, forces and journals as files. */
package org.vexillum.formats;
