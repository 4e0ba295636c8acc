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
public record SoughtAnswer(
        @Nullable Object answer, @Nullable Refusal whyNot, @Nullable Object nearest) {
    public static SoughtAnswer found(Object answer) {
        return new SoughtAnswer(answer, null, answer);
    }
}
