/** Odds of pools of coloured dice. */
package org.vexillum.formats.warcrow.odds;
