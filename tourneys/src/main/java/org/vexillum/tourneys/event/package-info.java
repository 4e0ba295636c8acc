/**
 * An event as a log of small changes, from which everything else is worked out.
 *
 * <p>{@link org.vexillum.tourneys.event.Tourney} holds the log; {@link
 * org.vexillum.tourneys.event.EventState} is the state it leads to.
 */
package org.vexillum.tourneys.event;
