/** Tourneys: registration, pairings, results, standings and ratings of a whole event. */
package org.vexillum.tourneys;
