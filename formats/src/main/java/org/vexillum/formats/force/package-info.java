/**
 * Army lists as files: JSON, YAML, and the plain text that players paste.
 *
 * <p>What is the same for all games; each brings a {@link org.vexillum.formats.force.ForceFormat}.
 */
package org.vexillum.formats.force;
