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
 * @param meanwhile for him if it cannot be reckoned now; or null if that is refused
 */
record Reply(
        boolean changed,
        @Nullable Map<String, Object> back,
        @Nullable Map<String, Object> all,
        @Nullable Supplier<Map<String, Object>> later,
        @Nullable Map<String, Object> meanwhile) {
    /** The table, or what is agreed about it, has changed. */
    static final Reply CHANGED = new Reply(true, null, null, null, null);

    /** Only this visitor sees anything new. */
    static final Reply LOOKED = new Reply(false, null, null, null, null);

    /** Nothing is new to anybody. */
    static final Reply NOTHING = new Reply(false, Map.of(), null, null, null);

    boolean nothing() {
        return back != null && back.isEmpty();
    }

    static Reply back(Map<String, Object> message) {
        return new Reply(false, message, null, null, null);
    }

    static Reply later(
            Supplier<Map<String, Object>> message, @Nullable Map<String, Object> meanwhile) {
        return new Reply(false, null, null, message, meanwhile);
    }

    static Reply said(Map<String, Object> message) {
        return new Reply(true, null, message, null, null);
    }
}
