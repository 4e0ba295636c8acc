package org.vexillum.kernel;

/**
 * Work was given up, since nobody waits for it or its time is over.
 *
 * <p>An error, as rules and readers must let it through: only whoever limited the work catches it.
 */
@SuppressWarnings("serial")
public final class WorkCancelled extends Error {
    WorkCancelled() {
        super("nobody waits for it any more", null, false, false);
    }
}
