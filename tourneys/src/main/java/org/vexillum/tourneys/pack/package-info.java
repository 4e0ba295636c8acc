/** What differs from game to game, as data: scores, results, tie-breaks, byes, bans, adventures. */
package org.vexillum.tourneys.pack;
