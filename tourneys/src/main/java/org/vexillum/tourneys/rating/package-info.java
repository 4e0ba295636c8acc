/** Elo ratings over a season of events, to the exact value. */
package org.vexillum.tourneys.rating;
