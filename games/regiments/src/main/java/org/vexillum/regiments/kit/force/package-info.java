/**
 * Army lists of Regiments.
 *
 * <p>Trees and pasted text become the same drafts, and one muster turns drafts into cards.
 */
package org.vexillum.regiments.kit.force;
