/** Reading positions: single values, groups of fields, tables, outlines, assumptions, faults. */
package org.vexillum.gamekit.position;
