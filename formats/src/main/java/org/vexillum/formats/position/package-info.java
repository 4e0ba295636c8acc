/** Reading positions: single values, groups of fields, tables, outlines, assumptions, faults. */
package org.vexillum.formats.position;
