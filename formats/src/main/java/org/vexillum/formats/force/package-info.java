/**
 * Army lists as files: JSON, YAML, and the plain text that players paste.
 *
 * <p>Both ways of writing become the same drafts, and one muster turns drafts into cards.
 */
package org.vexillum.formats.force;
