package org.vexillum.screen;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/**
 * The answer that somebody wants to give by a gesture.
 *
 * @param answer that does just this, or null if there is none
 * @param whyNot the reason why there is none
 * @param nearest the legal answer that comes nearest, or null
 * @param left how much movement remains, or null if that means nothing
 */
public record Sought(
        @Nullable Object answer,
        @Nullable Refusal whyNot,
        @Nullable Object nearest,
        @Nullable Integer left) {
    public static Sought found(Object answer, @Nullable Integer left) {
        return new Sought(answer, null, answer, left);
    }
}
