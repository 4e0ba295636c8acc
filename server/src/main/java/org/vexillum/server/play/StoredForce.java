package org.vexillum.server.play;

import org.vexillum.gamekit.desk.Refused;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.server.store.Forces;

/** A list that somebody keeps, as he wrote it; what was filled in as a form is kept as JSON. */
public final class StoredForce {
    private StoredForce() {}

    public static <F> ForceReading<F> read(ForceFormat<F> format, Forces.Kept kept) {
        return ForceReader.read(format, kept.text(), "");
    }

    /**
     * The force of a list that is there.
     *
     * @throws Refused if it is for another game, or can no longer be read
     */
    public static <F> F force(ForceFormat<F> format, Forces.Kept kept, String called) {
        if (!kept.game().equals(format.game().id())) throw Refused.wrong("no-force", called);
        var force = read(format, kept).force();
        if (force == null) throw Refused.wrong("force-unreadable", called);
        return force;
    }

    /** Whether somebody wrote the text himself; else it is the fields of a form. */
    public static <F> boolean written(ForceFormat<F> format, Forces.Kept kept, F force) {
        return !kept.text().equals(format.json(force));
    }
}
