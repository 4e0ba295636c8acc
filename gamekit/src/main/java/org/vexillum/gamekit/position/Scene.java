package org.vexillum.gamekit.position;

import java.util.Map;
import org.vexillum.kernel.match.Table;

/** A table set up from a file. */
public interface Scene<T extends Table<T>> {
    T battle();

    Frame frame();

    AssumedValues assumed();

    /** The options of the match. */
    Record options();

    /** The table as it is now, in the format in which it is read. */
    Map<String, Object> position();
}
