/** Odds of pools of coloured dice. */
package org.vexillum.warcrow.kit.odds;
