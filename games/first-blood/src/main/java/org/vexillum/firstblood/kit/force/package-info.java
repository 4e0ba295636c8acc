/**
 * Army lists of First Blood.
 *
 * <p>Trees and pasted text become the same drafts, and one muster turns drafts into the cards of an
 * edition. Gifts and effects are written in both as players say them: {@code Clash +1}, {@code 2
 * hits per success}.
 */
package org.vexillum.firstblood.kit.force;
