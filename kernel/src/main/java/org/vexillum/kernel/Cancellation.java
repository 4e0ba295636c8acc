package org.vexillum.kernel;

import java.util.function.Supplier;

/**
 * Whether somebody still waits for what is being worked out.
 *
 * <p>Whoever has something long worked out hands in the question with the work; everything that may
 * run long asks it now and then. It can end a piece of work, but never change what comes of it.
 */
public final class Cancellation {
    /** Asked very often: it has to be answered at once. */
    public interface Still {
        boolean wanted();
    }

    private static final ScopedValue<Still> STILL = ScopedValue.newInstance();

    private Cancellation() {}

    /**
     * Works something out as long as it is wanted; within work that has its own limit, both hold.
     *
     * @throws WorkCancelled if it was given up
     */
    public static <R> R asLongAs(Still still, Supplier<R> work) {
        var outer = STILL.isBound() ? STILL.get() : null;
        Still both =
                outer == null || outer == still ? still : () -> outer.wanted() && still.wanted();
        return ScopedValue.where(STILL, both).call(work::get);
    }

    /** The question as it is asked here, to be handed to parts of the work in other threads. */
    public static Still here() {
        return STILL.isBound() ? STILL.get() : () -> true;
    }

    /**
     * To be called wherever work may be long.
     *
     * @throws WorkCancelled if nobody waits for it any more
     */
    public static void check() {
        if (STILL.isBound() && !STILL.get().wanted()) throw new WorkCancelled();
    }
}
