/** How a game is played many times over: where forces meet, who leads them, what is told of it. */
package org.vexillum.gamekit.arena;
