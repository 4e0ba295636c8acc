/** Odds of every game, as text and as JSON. */
package org.vexillum.gamekit.odds;
