/**
 * How the engine's facts become words and files.
 *
 * <p>What all formats share stands here: {@link org.vexillum.formats.Names} (what a unit is
 * called), {@link org.vexillum.formats.Kind} (what a record is called) and {@link
 * org.vexillum.formats.Meanings} (what its numbers and strings stand for).
 */
package org.vexillum.formats;
