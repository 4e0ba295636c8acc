/** Contesting and controlling objectives, and carrying loot. */
package org.vexillum.warcrow.objectives;
