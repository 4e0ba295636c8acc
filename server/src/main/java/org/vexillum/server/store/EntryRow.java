package org.vexillum.server.store;

import java.time.Instant;

/**
 * One line of a journal.
 *
 * @param secret whether the other side must not read it while the game lasts
 */
public record EntryRow(int number, String line, boolean secret, Instant at) {}
