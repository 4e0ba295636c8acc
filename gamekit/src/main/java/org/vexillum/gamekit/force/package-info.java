/**
 * Army lists as files: JSON, YAML, and the plain text that players paste.
 *
 * <p>What is the same for all games; each brings a {@link org.vexillum.gamekit.force.ForceFormat}.
 */
package org.vexillum.gamekit.force;
