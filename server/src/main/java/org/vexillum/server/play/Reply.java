package org.vexillum.server.play;

import java.util.Map;
import java.util.function.Supplier;
import org.vexillum.kernel.Nullable;

/**
 * What a request came to.
 *
 * @param changed whether the room has something to write and to tell
 * @param back for the visitor who asked, beside or instead of the acceptance
 * @param all for everybody
 * @param later for the visitor who asked, when it has been reckoned beside what goes on in the room
 */
record Reply(
        boolean changed,
        @Nullable Map<String, Object> back,
        @Nullable Map<String, Object> all,
        @Nullable Supplier<Map<String, Object>> later) {
    /** The table, or what is agreed about it, has changed. */
    static final Reply CHANGED = new Reply(true, null, null, null);

    /** Only this visitor sees anything new. */
    static final Reply LOOKED = new Reply(false, null, null, null);

    static Reply back(Map<String, Object> message) {
        return new Reply(false, message, null, null);
    }

    static Reply later(Supplier<Map<String, Object>> message) {
        return new Reply(false, null, null, message);
    }

    static Reply said(Map<String, Object> message) {
        return new Reply(true, null, message, null);
    }
}
