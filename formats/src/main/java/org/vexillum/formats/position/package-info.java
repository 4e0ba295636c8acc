/**
 * Positions of Age of Fantasy: Regiments as files: everything may be left out that does not matter.
 */
package org.vexillum.formats.position;
