/** Dice, and what their faces mean. */
package org.vexillum.kernel.dice;
