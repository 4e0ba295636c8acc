/** Lanterns at Dusk, a small game of our own. */
package org.vexillum.lanterns;
