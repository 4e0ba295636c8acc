/** Matches being played: rooms, the visitors in them, what they may do and what they are sent. */
package org.vexillum.server.play;
