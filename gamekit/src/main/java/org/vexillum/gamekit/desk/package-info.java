/** A game as it is offered to people who want to play: forces, terrain, battles, corrections. */
package org.vexillum.gamekit.desk;
