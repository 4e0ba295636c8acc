package org.vexillum.files.journal;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;

/**
 * What an entry brought about.
 *
 * @param number of the entry, or -1 for what happened before the first
 */
public record EntryEvents(int number, @Nullable Entry entry, List<Event> events) {}
