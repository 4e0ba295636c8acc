package org.vexillum.gamekit.journal;

import java.util.Map;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;

/** A game whose tables can be set aside in mid-game and taken up again without their journal. */
public interface ResumableGameVersion<T extends Table<T>> extends GameVersion<T> {
    /** How things stand, beside the setting: everything that {@link #stand} needs. */
    Map<String, @Nullable Object> standing(T table);

    /**
     * A table with this setting on which things stand as they were written.
     *
     * @throws Unreadable if it is none
     */
    T stand(@Nullable Object setting, @Nullable Object standing, String place);
}
