/**
 * Finds pairs and tables, exactly.
 *
 * <p>Knows companies only by their rank, points and past rivals. Of all pairings the one is taken
 * that is first in a strict order: fewest rematches, least total difference in points, then the
 * order from the top.
 */
package org.vexillum.tourneys.matching;
