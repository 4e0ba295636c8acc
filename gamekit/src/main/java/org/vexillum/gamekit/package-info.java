/**
 * How the engine's facts become words and files.
 *
 * <p>What all formats share stands here: {@link org.vexillum.gamekit.TableNames} (what a unit is
 * called), {@link org.vexillum.gamekit.Kind} (what a record is called) and {@link
 * org.vexillum.gamekit.Meanings} (what its numbers and strings stand for).
 *
 * <p>A game is plugged in by its {@link org.vexillum.gamekit.GameKit}; {@link
 * org.vexillum.gamekit.Kits} finds it by name, table or class. What only one game has is in the
 * packages below its name.
 */
package org.vexillum.gamekit;
