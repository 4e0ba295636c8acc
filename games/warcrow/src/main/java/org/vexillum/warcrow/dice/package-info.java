/** Dice of six colours, pools and tests. */
package org.vexillum.warcrow.dice;
