package org.vexillum.server.play;

import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.server.store.ForceStore;

/** A list that somebody keeps, as he wrote it; what was filled in as a form is kept as JSON. */
public final class StoredForce {
    private StoredForce() {}

    public static <F> ForceReading<F> read(ForceFormat<F> format, ForceStore.Kept kept) {
        return ForceReader.read(format, kept.text(), "");
    }

    /**
     * The force of a list that is there.
     *
     * @throws RequestRefused if it is for another game, or can no longer be read
     */
    public static <F> F force(ForceFormat<F> format, ForceStore.Kept kept, String called) {
        if (!kept.game().equals(format.game().id())) throw RequestRefused.wrong("no-force", called);
        var force = read(format, kept).force();
        if (force == null) throw RequestRefused.wrong("force-unreadable", called);
        return force;
    }

    /** Whether somebody wrote the text himself; else it is the fields of a form. */
    public static <F> boolean written(ForceFormat<F> format, ForceStore.Kept kept, F force) {
        return !kept.text().equals(format.json(force));
    }
}
