/** Exact odds of pools of dice. */
package org.vexillum.warcrow.odds;
