/** Tourneys: events in memory, what may be done to them by whom, and what each may see of them. */
package org.vexillum.server.tourneys;
