package org.vexillum.gamekit.screen;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/**
 * The answer that somebody wants to give by a gesture or in words of his own.
 *
 * @param answer that does just this, or null if there is none
 * @param whyNot the reason why there is none
 * @param nearest the legal answer that comes nearest, or null
 */
public record Sought(@Nullable Object answer, @Nullable Refusal whyNot, @Nullable Object nearest) {
    public static Sought found(Object answer) {
        return new Sought(answer, null, answer);
    }
}
